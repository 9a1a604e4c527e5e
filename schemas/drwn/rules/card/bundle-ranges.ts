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
  summary: 'Every value in `bundles` is a version range as npm reads it, and every key names a card.',
  rationale:
    'A bundled card is taken at the highest version that the range allows; tags, paths and addresses name no versions.',
  fix: 'Name the card, and write a range such as `^1.0.0`, or `*` for any version.',
  valid: [
    { title: 'ranges', document: minimalCard({ bundles: { '@drwn/reviewer': '^2.0.0', notes: '1.x || >=2.5.0' } }) },
    { title: 'any version', document: minimalCard({ bundles: { '@drwn/reviewer': '' } }) },
  ],
  invalid: [
    {
      title: 'a tag',
      document: minimalCard({ bundles: { '@drwn/reviewer': 'latest' } }),
      at: ['/bundles/@drwn~1reviewer'],
    },
    { title: 'a path', document: minimalCard({ bundles: { notes: 'file:../notes' } }), at: ['/bundles/notes'] },
    { title: 'a range for no card', document: minimalCard({ bundles: { '': '^1.0.0' } }), at: ['/bundles/'] },
    {
      title: 'a list, as drwn reads it',
      document: minimalCard({ bundles: ['^1.0.0', 'latest'] }),
      at: ['/bundles/1'],
      profile: 'platform',
    },
  ],
  *check(card) {
    const bundles = own(card, 'bundles');
    if (typeof bundles === 'string') {
      yield* textFaults(bundles);
      return;
    }
    if (typeof bundles !== 'object' || bundles === null) return;
    for (const [name, range] of Object.entries(bundles)) {
      const path = pointer('/bundles', name);
      if (name === '') {
        yield {
          path,
          message: 'The name of the bundled card is empty.',
          hint: 'Write the name of the card as the key.',
        };
      } else if (range !== undefined && !isVersionRange(range)) {
        yield {
          path,
          message: `${quoteValue(range)} is no version range.`,
          hint: 'Write a range such as `^1.0.0`, or `*` for any version.',
        };
      }
    }
  },
});

/** drwn takes each letter of a text for the range of a card. */
function* textFaults(bundles: string) {
  const index = bundles.split('').findIndex((letter) => !isVersionRange(letter));
  if (index === -1) return;
  yield {
    path: '/bundles',
    message: `${quote(bundles)} holds no version ranges.`,
    hint: 'Write an object of ranges by card name.',
  };
}
