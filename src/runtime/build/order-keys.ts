import { setOwn } from '../../../core/json/own.js';
import { LIMITS } from '../../../core/limits.js';
import { pushAll } from '../../../core/push-all.js';
import type { Structure, StructureNode } from '../format.js';
import { meantSchemas } from '../structure/meant-schemas.js';
import { SchemaReader } from '../structure/schema-reader.js';

interface Task {
  readonly value: unknown;
  /** Every schema that may describe the value. */
  readonly nodes: readonly StructureNode[];
  readonly put: (copy: unknown) => void;
}

/**
 * Copies plain JSON with the properties of each object in the order of its schema; properties that the schema does not
 * name follow in their own order. Branches of a union that a constant rules out do not count. Iterative; after
 * `LIMITS.steps` schemas the rest keeps its order.
 */
export function orderKeys(document: unknown, structure: Structure): unknown {
  let result: unknown;
  let steps = 0;
  const schemas = new SchemaReader(structure);
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
    const nodes = steps > LIMITS.steps ? [] : meantSchemas(task.nodes, value, schemas);
    steps += nodes.length + 1;
    const parts = Array.isArray(value)
      ? itemTasks(value, nodes, schemas, put)
      : propertyTasks(value, nodes, schemas, put);
    pushAll(stack, parts);
  }
  return result;
}

function itemTasks(
  items: readonly unknown[],
  nodes: readonly StructureNode[],
  schemas: SchemaReader,
  put: Task['put'],
): Task[] {
  const copy: unknown[] = [...items];
  put(copy);
  return copy.map((value, index) => ({
    value,
    nodes: nodes.flatMap((node) => schemas.itemSchemas(node, index)),
    put: (item) => {
      copy[index] = item;
    },
  }));
}

function propertyTasks(
  object: object,
  nodes: readonly StructureNode[],
  schemas: SchemaReader,
  put: Task['put'],
): Task[] {
  const known = new Set(nodes.flatMap(({ properties = {} }) => Object.keys(properties)));
  const named = [...known].filter((key) => Object.hasOwn(object, key));
  const keys = [...named, ...Object.keys(object).filter((key) => !known.has(key))];
  const copy: Record<string, unknown> = {};
  // Fixes the order of the properties now; the values follow in any order.
  for (const key of keys) setOwn(copy, key, undefined);
  put(copy);
  return keys.map((key) => ({
    value: Reflect.get(object, key),
    nodes: nodes.flatMap((node) => schemas.propertySchemas(node, key)),
    put: (part) => setOwn(copy, key, part),
  }));
}
