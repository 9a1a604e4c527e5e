import { own } from '../../../../core/json/own.js';
import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { quoteValue } from '../../../../core/words/describe.js';
import { quote } from '../../../../core/words/quote.js';
import type { CardManifest } from '../../card.schema.js';
import { minimalCard } from '../../examples/minimal.js';
import { isStrictVersion, toStrictVersion } from '../../grammar/version.js';

const VERSION_PATHS = [['version'], ['harness', 'minVersion'], ['lastValidatedWith']] as const;

export const strictVersion = defineRule<CardManifest>({
  id: 'drwn/strict-version',
  severity: 'error',
  basis: 'contract',
  platformReading: 'drwn 0.5 ignores `harness.minVersion` when it is an empty string, `null`, `0` or `false`.',
  summary: '`version`, `harness.minVersion` and `lastValidatedWith` are exact versions, as npm writes them.',
  rationale:
    'Versions become tags and are matched against ranges. A `v`, a missing number or build metadata would allow two spellings of one version.',
  fix: 'Write three numbers separated by dots, optionally followed by a dash and a prerelease.',
  valid: [
    { title: 'a release', document: minimalCard({ version: '1.2.0' }) },
    { title: 'a prerelease', document: minimalCard({ version: '1.2.0-rc.1', lastValidatedWith: '0.5.0' }) },
    {
      title: 'an empty minimum version, as drwn reads it',
      document: minimalCard({ harness: { minVersion: '' } }),
      profile: 'platform',
    },
  ],
  invalid: [
    { title: 'a leading v', document: minimalCard({ version: 'v1.2.0' }), at: ['/version'] },
    { title: 'build metadata', document: minimalCard({ version: '1.2.0+build.5' }), at: ['/version'] },
    { title: 'two numbers', document: minimalCard({ harness: { minVersion: '0.3' } }), at: ['/harness/minVersion'] },
    { title: 'a range', document: minimalCard({ lastValidatedWith: '^0.1.0' }), at: ['/lastValidatedWith'] },
  ],
  *check(card, { profile }) {
    for (const path of VERSION_PATHS) {
      const version = own(card, ...path);
      if (version === undefined || isStrictVersion(version)) continue;
      // drwn checks its own minimum version only when the value is truthy.
      if (profile === 'platform' && path[0] === 'harness' && !version) continue;
      const meant = typeof version === 'string' ? toStrictVersion(version) : undefined;
      yield {
        path: pointer('', ...path),
        message: version === '' ? 'The version is empty.' : `${quoteValue(version)} is not an exact npm version.`,
        hint:
          meant === undefined ? 'Write three numbers separated by dots, such as `1.2.0`.' : `Write ${quote(meant)}.`,
      };
    }
  },
});
