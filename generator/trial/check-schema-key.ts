import { conjuncts } from '../../core/schema/conjuncts.js';
import type { RuntimeFormat } from '../../src/runtime/format.js';
import { referredIn } from '../definition-ref.js';
import type { FormatModel, NormalSchema } from '../model.js';
import { schemaKey } from '../print/names/schema-key.js';
import type { Refuse } from '../refusals.js';
import { firstFinding } from './first-finding.js';

/** Refuses `acceptsSchemaKey` where the schema rejects the `$schema` that the page asks for. */
export function checkSchemaKey(model: FormatModel, runtime: RuntimeFormat, refuse: Refuse): void {
  if (!model.acceptsSchemaKey) return;
  const document = { $schema: schemaKey(model) };
  for (const { properties, patternProperties, additionalProperties, propertyNames } of rootParts(model)) {
    const own: NormalSchema = {
      ...(properties && { properties }),
      ...(patternProperties && { patternProperties }),
      ...(additionalProperties !== undefined && { additionalProperties }),
      ...(propertyNames && { propertyNames }),
    };
    const finding = firstFinding(runtime, own)(document);
    if (finding === undefined) continue;
    refuse({
      code: 'rejected-schema-key',
      message: `\`acceptsSchemaKey\` is true, but the schema rejects \`$schema\`: ${finding.message}`,
      hint: 'Add `$schema: Type.Optional(Type.String())` to the root object, to each branch if it is a union, or remove `acceptsSchemaKey`.',
    });
    return;
  }
}

/** Everything that may say something about a property of the root: its parts, and those of its branches. */
function rootParts({ root, definitions }: FormatModel): ReadonlySet<NormalSchema> {
  const found = new Set<NormalSchema>();
  const stack = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    for (const part of conjuncts(node, (each) => referredIn(definitions, each))) {
      if (found.has(part)) continue;
      found.add(part);
      for (const branch of [...(part.anyOf ?? []), ...(part.oneOf ?? [])]) stack.push(branch);
    }
  }
  return found;
}
