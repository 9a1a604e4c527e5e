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
  summary: 'A `format` is one that JSON Schema validators know.',
  rationale: 'Validators pass over a format they do not know, or refuse to compile the schema that names it.',
  fix: 'Use a known format, or say what is meant with `pattern`.',
  valid: [{ title: 'an address', document: withInput({ type: 'string', format: 'uri' }) }],
  invalid: [
    {
      title: 'a format of one’s own',
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
      yield { path: pointer(node.path, 'format'), message: `${quote(format)} is no format that validators know.` };
    }
  },
});
