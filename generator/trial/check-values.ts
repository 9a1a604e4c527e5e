import { pointer } from '../../core/json/pointer.js';
import { describe } from '../../core/words/describe.js';
import type { RuntimeFormat } from '../../src/runtime/format.js';
import { isAnnotation } from '../keywords.js';
import type { FormatModel, NormalSchema } from '../model.js';
import type { Refuse } from '../refusals.js';
import { visitSchema } from '../schema-walk.js';
import { firstFinding } from './first-finding.js';

/** Refuses every default, example, constant and listed value that its own schema rejects, here or through a reference. */
export function checkValues(model: FormatModel, runtime: RuntimeFormat, refuse: Refuse): void {
  for (const [definition, schema] of [['', model.root] as const, ...model.definitions]) {
    visitSchema(schema, (node, at) => {
      const values = valuesOf(node);
      if (values.length === 0) return;
      const findingOf = firstFinding(runtime, node);
      for (const [where, value] of values) {
        const finding = findingOf(value);
        if (finding === undefined) continue;
        refuse({
          code: 'bad-value',
          definition,
          pointer: `${at}${where}`,
          message: `${describe(value)} is rejected by the schema that it is given for${inside(finding.place.pointer)}: ${finding.message}`,
          hint: finding.hint ?? 'Write a value that the schema accepts.',
        });
      }
    });
  }
}

function inside(path: string): string {
  return path === '' ? '' : ` (at \`${path}\`)`;
}

/** The values that a schema names, with their pointers, but for a constant or an enum that is all it says: they are right. */
function valuesOf(node: NormalSchema): (readonly [string, unknown])[] {
  const { examples = [], enum: listed = [], ...others } = node;
  const values: (readonly [string, unknown])[] = examples.map((value, index) => [
    pointer('', 'examples', index),
    value,
  ]);
  if (Object.hasOwn(others, 'default')) values.push(['/default', others.default]);
  const [asserted, ...more] = Object.keys(node).filter((keyword) => !isAnnotation(keyword));
  if (more.length === 0 && (asserted === 'const' || asserted === 'enum')) return values;
  if (Object.hasOwn(others, 'const')) values.push(['/const', others.const]);
  for (const [index, value] of listed.entries()) values.push([pointer('', 'enum', index), value]);
  return values;
}
