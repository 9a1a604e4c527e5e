import { isObject } from '../../../../core/json/own.js';
import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';
import { toolArguments } from '../../walk/tool-arguments.js';

/** The argument that tells the app which card is meant. */
const RESERVED = 'card';

function takes(properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return minimal({
    tools: [{ name: 'run', description: 'Runs the tests.', inputSchema: { type: 'object', properties } }],
  });
}

export const unreservedArgument = defineRule<CardManifest>({
  id: 'neurosquad/unreserved-argument',
  severity: 'error',
  basis: 'platform',
  summary: 'No tool has an argument called `card`; deeper in the schema the name is allowed.',
  rationale: 'The app adds an argument of that name to every tool, with which an agent says which card it means.',
  fix: 'Rename the argument.',
  valid: [
    {
      title: 'the name inside an argument',
      document: takes({ target: { type: 'object', properties: { card: { type: 'string' } } } }),
    },
  ],
  invalid: [
    {
      title: 'an argument called `card`',
      document: takes({ card: { type: 'string' } }),
      at: ['/tools/0/inputSchema/properties/card'],
    },
  ],
  *check(card) {
    for (const { path, schema } of toolArguments(card)) {
      const properties = Object.hasOwn(schema, 'properties') ? schema.properties : undefined;
      if (!isObject(properties) || !Object.hasOwn(properties, RESERVED)) continue;
      yield {
        path: pointer(path, 'properties', RESERVED),
        message: `The argument \`${RESERVED}\` is reserved for the app.`,
        hint: 'Rename it, for example to `cardName`.',
      };
    }
  },
});
