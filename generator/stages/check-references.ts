import { definitionName } from '../definition-ref.js';
import type { NormalSchema } from '../model.js';
import type { Refuse } from '../refusals.js';

/**
 * Refuses definitions that refer back to themselves for the same value, since no validator would end: each cycle once,
 * with its definitions.
 */
export function checkReferences(definitions: ReadonlyMap<string, NormalSchema>, refuse: Refuse): void {
  const reached = new Map([...definitions].map(([name, schema]) => [name, namesReached(schema)]));
  const ended = new Set<string>();
  for (const start of definitions.keys()) {
    const trail: { name: string; rest: string[] }[] = [];
    const enter = (name: string): void => {
      trail.push({ name, rest: [...(reached.get(name) ?? [])] });
    };
    enter(start);
    for (let here = trail.at(-1); here !== undefined; here = trail.at(-1)) {
      const next = here.rest.pop();
      if (next === undefined) {
        ended.add(here.name);
        trail.pop();
        continue;
      }
      const turn = trail.findIndex(({ name }) => name === next);
      if (turn >= 0) {
        const way = [...trail.slice(turn).map(({ name }) => name), next].join(' → ');
        refuse({
          code: 'endless-reference',
          definition: next,
          message: `it refers to itself for the same value: ${way}.`,
          hint: 'Put one of the references inside a property or an item.',
        });
      } else if (!ended.has(next)) enter(next);
    }
  }
}

/** The definitions that apply to the same value as the schema does. */
function namesReached(schema: NormalSchema): string[] {
  const names: string[] = [];
  const stack = [schema];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    const name = node.$ref === undefined ? undefined : definitionName(node.$ref);
    if (name !== undefined) names.push(name);
    const { allOf, anyOf, oneOf, not, if: condition, then: yes, else: no, dependentSchemas = {} } = node;
    for (const part of [allOf, anyOf, oneOf, not, condition, yes, no, Object.values(dependentSchemas)].flat())
      if (part !== undefined) stack.push(part);
  }
  return names;
}
