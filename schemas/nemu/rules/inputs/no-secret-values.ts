import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { withInputs } from '../../examples/minimal.js';
import { isSecretName, secretKind } from '../../grammar/secret-kind.js';
import { allStrings } from '../../walk/all-strings.js';
import { inputNodes } from '../../walk/input-nodes.js';
import { literalValues } from '../../walk/literal-values.js';

export const noSecretValues = defineRule<BlueprintManifest>({
  id: 'nemu/no-secret-values',
  severity: 'warning',
  basis: 'advice',
  summary: 'No `default`, `const`, `enum` value or example looks like a secret.',
  rationale: 'These values are published with the manifest in plain text; the format cannot hide them.',
  fix: 'Remove the value, so that it is asked for, and revoke it if it is real.',
  valid: [
    { title: 'a secret that is asked for', document: withInputs({ api_token: { type: 'string', minLength: 20 } }) },
    { title: 'a placeholder', document: withInputs({ api_token: { type: 'string', default: '<your token>' } }) },
  ],
  invalid: [
    {
      title: 'a default for a password',
      document: withInputs({ db_password: { type: 'string', default: 'hunter2' } }),
      at: ['/inputs/properties/db_password/default'],
    },
    {
      title: 'a token as an example',
      document: withInputs({ login: { type: 'string', examples: [`ghp_${'a1B2'.repeat(9)}`] } }),
      at: ['/inputs/properties/login/examples/0'],
    },
  ],
  *check(manifest) {
    for (const node of inputNodes(manifest)) {
      for (const { keyword, path, value } of literalValues(node)) {
        for (const found of allStrings(value, path)) {
          const kind = secretKind(found.text);
          if (kind !== undefined)
            yield { path: found.path, message: `This value of \`${keyword}\` looks like ${kind}.` };
        }
        const isFixed = keyword === 'default' || keyword === 'const';
        if (!isFixed || typeof value !== 'string' || secretKind(value) !== undefined) continue;
        if (!isSecretName(node.name ?? '') || isPlaceholder(value)) continue;
        yield {
          path,
          message: `${quote(node.name ?? '')} is the name of a secret, and its \`${keyword}\` is published with the manifest.`,
        };
      }
    }
  },
});

function isPlaceholder(value: string): boolean {
  return value.trim() === '' || /[<>{}$]|\.\.\.|…|\*{3}|x{3}|change.?me|your|example|placeholder|dummy/i.test(value);
}
