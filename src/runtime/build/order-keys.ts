import { setOwn } from '../../../core/json/own.js';
import { LIMITS } from '../../../core/limits.js';
import type { Structure, StructureNode } from '../format.js';
import { meantSchemas } from '../structure/meant-schemas.js';
import { itemSchemas, memberSchemas } from '../structure/part-schemas.js';

interface Task {
  readonly value: unknown;
  /** Every schema that the value may be meant for. */
  readonly nodes: readonly StructureNode[];
  readonly put: (copy: unknown) => void;
}

/**
 * Copies plain JSON with the members of each object in the order in which its schema has them; members that it
 * does not name follow in the order given. Where a union has several branches, those that a constant rules out
 * have no say. Iterative; past `LIMITS.steps` schemas the rest keeps the order it has.
 */
export function orderKeys(document: unknown, structure: Structure): unknown {
  let result: unknown;
  let steps = 0;
  const stack: Task[] = [
    {
      value: document,
      nodes: [structure.root],
      put: (copy) => {
        result = copy;
      },
    },
  ];
  for (let task = stack.pop(); task !== undefined; task = stack.pop()) {
    const { value, put } = task;
    if (typeof value !== 'object' || value === null) {
      put(value);
      continue;
    }
    const nodes = steps > LIMITS.steps ? [] : meantSchemas(task.nodes, value, structure);
    steps += nodes.length + 1;
    const parts = Array.isArray(value) ? itemTasks(value, nodes, put) : memberTasks(value, nodes, put);
    // One by one: a long list is more than a call takes as arguments.
    for (const part of parts) stack.push(part);
  }
  return result;
}

function itemTasks(list: readonly unknown[], nodes: readonly StructureNode[], put: Task['put']): Task[] {
  const copy: unknown[] = [...list];
  put(copy);
  return copy.map((value, index) => ({
    value,
    nodes: nodes.flatMap((node) => itemSchemas(node, index)),
    put: (item) => {
      copy[index] = item;
    },
  }));
}

function memberTasks(object: object, nodes: readonly StructureNode[], put: Task['put']): Task[] {
  const known = new Set(nodes.flatMap(({ properties = {} }) => Object.keys(properties)));
  const named = [...known].filter((key) => Object.hasOwn(object, key));
  const keys = [...named, ...Object.keys(object).filter((key) => !known.has(key))];
  const copy: Record<string, unknown> = {};
  // Every key takes its place now; the values follow in whatever order.
  for (const key of keys) setOwn(copy, key, undefined);
  put(copy);
  return keys.map((key) => ({
    value: Reflect.get(object, key),
    nodes: nodes.flatMap((node) => memberSchemas(node, key)),
    put: (member) => setOwn(copy, key, member),
  }));
}
