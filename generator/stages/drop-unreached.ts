import { definitionName } from '../definition-ref.js';
import type { NormalSchema } from '../model.js';
import { visitSchema } from '../schema-walk.js';
import type { Linked } from './link.js';

/**
 * Leaves out the definitions that nothing reaches from the document: no artifact has them.
 *
 * @param published names that the format lists as published; they stay, with all that they reach.
 */
export function dropUnreached(linked: Linked, published: readonly string[] = []): Linked {
  const { root, definitions } = linked;
  const reached = new Set<string>();
  const pending: NormalSchema[] = [root];
  const reach = (name: string | undefined): void => {
    const target = name === undefined || reached.has(name) ? undefined : definitions.get(name);
    if (name === undefined || target === undefined) return;
    reached.add(name);
    pending.push(target);
  };
  for (const name of published) reach(name);
  for (let schema = pending.pop(); schema !== undefined; schema = pending.pop()) {
    visitSchema(schema, ({ $ref }) => reach($ref === undefined ? undefined : definitionName($ref)));
  }
  return { ...linked, definitions: new Map([...definitions].filter(([name]) => reached.has(name))) };
}
