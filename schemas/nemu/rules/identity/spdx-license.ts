import parse from 'spdx-expression-parse';
import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { adviceLimits } from '../../tables/limits.js';

export const spdxLicense = defineRule<BlueprintManifest>({
  id: 'nemu/spdx-license',
  severity: 'warning',
  basis: 'advice',
  summary: 'The license is an SPDX expression.',
  rationale: 'Tools that check licenses only understand SPDX expressions.',
  fix: 'Write an SPDX expression such as `MIT`, `Apache-2.0 OR MIT` or `LicenseRef-Ours`.',
  valid: [
    { title: 'one license', document: minimal({ blueprint: { license: 'Apache-2.0' } }) },
    { title: 'a choice of two licenses', document: minimal({ blueprint: { license: '(MIT OR Apache-2.0)' } }) },
    { title: 'a custom license', document: minimal({ blueprint: { license: 'LicenseRef-Ours' } }) },
  ],
  invalid: [
    {
      title: 'the name of a license',
      document: minimal({ blueprint: { license: 'MIT License' } }),
      at: ['/blueprint/license'],
    },
  ],
  *check(manifest) {
    const license = manifest.blueprint?.license;
    if (license === undefined || isSpdx(license)) return;
    yield { path: '/blueprint/license', message: `${quote(license)} is not a valid SPDX expression.` };
  },
});

function isSpdx(license: string): boolean {
  if (license.length > adviceLimits.licenseLength) return false;
  try {
    parse(license);
    return true;
  } catch {
    return false;
  }
}
