import { defineRule } from '../../../../core/rule.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { VALUE, withInput } from '../../examples/minimal.js';
import { workLimits } from '../../tables/limits.js';
import { type InputNode, inputNodes } from '../../walk/input-nodes.js';
import { type LiteralValue, literalValues } from '../../walk/literal-values.js';
import { valueFault } from '../../walk/value-fault.js';

export const fittingValues = defineRule<BlueprintManifest>({
  id: 'nemu/fitting-values',
  severity: 'warning',
  basis: 'advice',
  summary: 'Every `default`, `const`, `enum` value and example is valid under its own schema.',
  rationale: 'An invalid default makes an unchanged form invalid, and an invalid example misleads.',
  fix: 'Change the value, or the keyword that rejects it.',
  valid: [
    {
      title: 'a default within its bounds',
      document: withInput({ type: 'integer', minimum: 1, maximum: 500, default: 50, examples: [1, 500] }),
    },
    {
      title: 'a default that matches its pattern',
      document: withInput({ type: 'string', pattern: '^#[a-z0-9-]+$', default: '#leads' }),
    },
    {
      title: 'an array of allowed values',
      document: withInput({ type: 'array', items: { type: 'string', enum: ['eu', 'us'] }, default: ['us', 'eu'] }),
    },
  ],
  invalid: [
    {
      title: 'a string for an integer',
      document: withInput({ type: 'integer', default: 'fifty' }),
      at: [`${VALUE}/default`],
    },
    {
      title: 'a default that `enum` does not contain',
      document: withInput({ type: 'string', enum: ['eu', 'us'], default: 'asia' }),
      at: [`${VALUE}/default`],
    },
    {
      title: 'an `enum` value of another type',
      document: withInput({ type: 'string', enum: ['one', 2] }),
      at: [`${VALUE}/enum/1`],
    },
    {
      title: 'an example that does not match the pattern',
      document: withInput({ type: 'string', pattern: '^#[a-z]+$', examples: ['#ok', 'leads'] }),
      at: [`${VALUE}/examples/1`],
    },
    {
      title: 'a default with a missing property',
      document: withInput({
        type: 'object',
        properties: { host: { type: 'string' } },
        required: ['host'],
        additionalProperties: false,
        default: {},
      }),
      at: [`${VALUE}/default/host`],
    },
  ],
  *check(manifest) {
    const budget = { left: workLimits.comparisonSteps };
    for (const node of inputNodes(manifest)) {
      for (const literal of literalValues(node)) {
        const fault = valueFault(literal.value, schemaFor(literal, node.schema), budget);
        if (fault === undefined) continue;
        const what = fault.path === '' ? `This ${NOUNS[literal.keyword]}` : `A part of this ${NOUNS[literal.keyword]}`;
        yield { path: literal.path + fault.path, message: `${what} ${fault.predicate}.` };
      }
    }
  },
});

const NOUNS = {
  const: '`const`',
  default: '`default`',
  enum: 'value of `enum`',
  examples: 'example',
} as const satisfies Record<LiteralValue['keyword'], string>;

/** `const` and `enum` values are not compared with `const` and `enum` themselves: `nemu/const-in-enum` does that. */
function schemaFor({ keyword }: LiteralValue, schema: InputNode): InputNode {
  if (keyword === 'default' || keyword === 'examples') return schema;
  const { const: _, enum: __, ...rest } = schema;
  return rest;
}
