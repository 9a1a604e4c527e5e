import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';
import { isSemanticVersion } from '../../grammar/semantic-version.js';

export const strictSemver = defineRule<CardManifest>({
  id: 'neurosquad/strict-semver',
  severity: 'warning',
  basis: 'advice',
  summary: '`version` and `minAppVersion` are valid versions of Semantic Versioning.',
  rationale: 'The app accepts more, but tools that sort and compare versions do not.',
  fix: 'Write the suffix as non-empty parts separated by dots, and numbers without leading zeros, as in `1.0.0-beta.1`.',
  valid: [{ title: 'a pre-release and a build', document: minimal({ version: '1.0.0-beta.1+2024' }) }],
  invalid: [
    { title: 'a leading zero in the pre-release', document: minimal({ version: '1.0.0-01' }), at: ['/version'] },
    { title: 'an empty part', document: minimal({ minAppVersion: '1.0.0-.' }), at: ['/minAppVersion'] },
  ],
  *check(card) {
    for (const key of ['version', 'minAppVersion'] as const) {
      const version = card[key];
      if (version === undefined || isSemanticVersion(version)) continue;
      yield {
        path: `/${key}`,
        message: `The app accepts ${quote(version)}, but it is not a valid version of Semantic Versioning.`,
      };
    }
  },
});
