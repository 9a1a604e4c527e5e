import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { VALUE, withInput } from '../../examples/minimal.js';
import { knownFormats as formats } from '../../tables/input-keywords.js';
import { inputNodes } from '../../walk/input-nodes.js';

export const knownFormats = defineRule<BlueprintManifest>({
  id: 'nemu/known-formats',
  severity: 'warning',
  basis: 'advice',
  summary: 'The value of `format` is one that JSON Schema validators know.',
  rationale: 'Validators ignore an unknown format, or refuse to compile the schema.',
  fix: 'Use a known format, or describe the string with `pattern`.',
  valid: [{ title: 'a URI', document: withInput({ type: 'string', format: 'uri' }) }],
  invalid: [
    {
      title: 'a custom format',
      document: withInput({ type: 'string', format: 'phone-number' }),
      at: [`${VALUE}/format`],
    },
  ],
  *check(manifest) {
    const known = new Set(formats);
    for (const node of inputNodes(manifest)) {
      const { schema } = node;
      const { format } = schema;
      if (format === undefined || known.has(format)) continue;
      yield { path: pointer(node.path, 'format'), message: `${quote(format)} is not a format that validators know.` };
    }
  },
});
