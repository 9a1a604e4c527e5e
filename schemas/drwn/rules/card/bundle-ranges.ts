import { own } from '../../../../core/json/own.js';
import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { quoteValue } from '../../../../core/words/describe.js';
import { quote } from '../../../../core/words/quote.js';
import type { CardManifest } from '../../card.schema.js';
import { minimalCard } from '../../examples/minimal.js';
import { isVersionRange } from '../../grammar/version.js';

export const bundleRanges = defineRule<CardManifest>({
  id: 'drwn/bundle-ranges',
  severity: 'error',
  basis: 'contract',
  summary: 'Every key in `bundles` is a card name, and every value is a version range that npm accepts.',
  rationale:
    'drwn picks the highest version of a bundled card that the range allows, and tags, paths and URLs do not name versions.',
  fix: 'Use the card name as the key and a version range such as `^1.0.0` as the value, or `*` for any version.',
  valid: [
    {
      title: 'version ranges',
      document: minimalCard({ bundles: { '@drwn/reviewer': '^2.0.0', notes: '1.x || >=2.5.0' } }),
    },
    { title: 'any version', document: minimalCard({ bundles: { '@drwn/reviewer': '' } }) },
  ],
  invalid: [
    {
      title: 'a tag',
      document: minimalCard({ bundles: { '@drwn/reviewer': 'latest' } }),
      at: ['/bundles/@drwn~1reviewer'],
    },
    { title: 'a path', document: minimalCard({ bundles: { notes: 'file:../notes' } }), at: ['/bundles/notes'] },
    { title: 'an empty card name', document: minimalCard({ bundles: { '': '^1.0.0' } }), at: ['/bundles/'] },
    {
      title: 'an array, as drwn reads it',
      document: minimalCard({ bundles: ['^1.0.0', 'latest'] }),
      at: ['/bundles/1'],
      profile: 'platform',
    },
  ],
  *check(card) {
    const bundles = own(card, 'bundles');
    if (typeof bundles === 'string') {
      yield* stringFindings(bundles);
      return;
    }
    if (typeof bundles !== 'object' || bundles === null) return;
    for (const [name, range] of Object.entries(bundles)) {
      const path = pointer('/bundles', name);
      if (name === '') {
        yield {
          path,
          message: 'The name of a bundled card is empty.',
          hint: 'Use the name of the card as the key.',
        };
      } else if (range !== undefined && !isVersionRange(range)) {
        yield {
          path,
          message: `${quoteValue(range)} is not a version range.`,
          hint: 'Write a range such as `^1.0.0`, or `*` for any version.',
        };
      }
    }
  },
});

/** drwn reads each character of a string as the range of a card. */
function* stringFindings(bundles: string) {
  const index = bundles.split('').findIndex((character) => !isVersionRange(character));
  if (index === -1) return;
  yield {
    path: '/bundles',
    message: `${quote(bundles)} is not an object of version ranges.`,
    hint: 'Write an object with card names as keys and version ranges as values.',
  };
}
