import type { Format } from '../../core/format.js';
import { definitionName } from '../definition-ref.js';
import { ModelError, type NormalSchema } from '../model.js';

/**
 * Rejects definitions that refer back to themselves for the same value: no validator would end.
 *
 * @throws {ModelError} `endless-reference`, naming the definition and the cycle.
 */
export function checkReferences(format: Format, definitions: ReadonlyMap<string, NormalSchema>): void {
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
        throw new ModelError({
          code: 'endless-reference',
          format: format.id,
          definition: next,
          message: `it refers to itself for the same value: ${way}.`,
        });
      }
      if (!ended.has(next)) enter(next);
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
    for (const part of [node.allOf, node.anyOf, node.oneOf, node.not].flat()) if (part !== undefined) stack.push(part);
  }
  return names;
}
