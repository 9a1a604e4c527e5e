import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { types } from '../../../safe-subset/tables/keywords.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';
import { toolArguments } from '../../walk/tool-arguments.js';

function takes(inputSchema: unknown): Record<string, unknown> {
  return minimal({ tools: [{ name: 'run', description: 'Runs the tests.', inputSchema }] });
}

export const objectArguments = defineRule<CardManifest>({
  id: 'neurosquad/object-arguments',
  severity: 'error',
  basis: 'platform',
  summary: 'A tool\'s `inputSchema` has `"type": "object"`, as a string and not in an array.',
  rationale: 'Agents pass arguments by name, which makes them an object.',
  fix: 'Wrap the schema in `{ "type": "object", "properties": { … } }`.',
  valid: [{ title: 'a tool without arguments', document: takes({ type: 'object' }) }],
  invalid: [
    { title: 'a missing type', document: takes({}), at: ['/tools/0/inputSchema/type'] },
    { title: 'an array of types', document: takes({ type: ['object'] }), at: ['/tools/0/inputSchema/type'] },
  ],
  *check(card) {
    for (const { path, schema } of toolArguments(card)) {
      const type = Object.hasOwn(schema, 'type') ? schema.type : undefined;
      if (type === 'object' || isRejectedBySubset(type)) continue;
      yield {
        path: pointer(path, 'type'),
        message:
          type === undefined
            ? 'The schema of the arguments is missing `type`.'
            : `The \`type\` of the arguments is \`${JSON.stringify(type)}\`; only \`"object"\` is allowed.`,
        hint: 'Write `"type": "object"` and describe each argument under `properties`.',
      };
    }
  },
});

/** Whether the subset's checker rejects this `type` anyway. */
function isRejectedBySubset(type: unknown): boolean {
  if (type === undefined) return false;
  if (Array.isArray(type)) return type.length === 0 || !type.every(isTypeName);
  return !isTypeName(type);
}

function isTypeName(type: unknown): boolean {
  return types.some((name) => name === type);
}
