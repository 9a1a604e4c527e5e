import { canonicalText } from '../read/canonical-text.js';
import { plainList } from '../read/plain-list.js';
import { readJson } from '../read/read-json.js';
import type { SchemaNode } from '../read/schema-node.js';
import type { SubsetTable } from '../tables/subset-table.js';
import { targetOf } from '../walk/expanded-cost.js';
import type { Walk } from '../walk/walk-schema.js';

/** An accepted schema object in the form that the evaluator uses. */
export interface PreparedSchema {
  readonly hasReference: boolean;
  /** The target of `$ref`; set once all schemas are prepared. */
  target: PreparedSchema | undefined;
  readonly types: ReadonlySet<string> | undefined;
  /** Canonical texts. */
  readonly constant: string | undefined;
  readonly options: ReadonlySet<string> | undefined;
  readonly bounds: ReadonlyMap<string, number>;
  readonly uniqueItems: boolean;
  readonly format: string | undefined;
  readonly required: ReadonlySet<string>;
  readonly properties: ReadonlyMap<string, PreparedSchema>;
  readonly additional: PreparedSchema | boolean;
  readonly items: PreparedSchema | undefined;
  readonly anyOf: readonly PreparedSchema[] | undefined;
  readonly oneOf: readonly PreparedSchema[] | undefined;
  /** The schema object as it was read, for messages. */
  readonly source: SchemaNode;
}

/** Prepares the schemas of a walk without faults, by node. */
export function prepare(walk: Walk, table: SubsetTable): ReadonlyMap<SchemaNode, PreparedSchema> {
  const prepared = new Map<SchemaNode, PreparedSchema>();
  // Inner schemas follow outer ones in document order, so in reverse order each finds its inner ones.
  for (const node of walk.nodes.toReversed()) prepared.set(node, prepareNode(node, prepared, table));
  for (const [node, schema] of prepared) {
    const target = targetOf(node, walk.root);
    if (target !== undefined) schema.target = prepared.get(target);
  }
  return prepared;
}

function prepareNode(
  node: SchemaNode,
  prepared: ReadonlyMap<SchemaNode, PreparedSchema>,
  table: SubsetTable,
): PreparedSchema {
  const { members } = node;
  const inner = (schema: SchemaNode | undefined): PreparedSchema | undefined =>
    schema === undefined ? undefined : prepared.get(schema);
  const branches = (keyword: string): readonly PreparedSchema[] | undefined =>
    node.listed.get(keyword)?.flatMap((branch) => inner(branch) ?? []);
  const properties = new Map<string, PreparedSchema>();
  for (const [name, schema] of node.named.get('properties') ?? []) {
    const property = inner(schema);
    if (property !== undefined) properties.set(name, property);
  }
  const type = members.get('type');
  const format = members.get('format');
  return {
    hasReference: members.has('$ref'),
    target: undefined,
    types: type === undefined ? undefined : strings(plainList(type) ?? [type]),
    constant: members.has('const') ? canonical(members.get('const'), table) : undefined,
    options: members.has('enum') ? canonicalSet(members.get('enum'), table) : undefined,
    bounds: numbers(members),
    uniqueItems: members.get('uniqueItems') === true,
    format: typeof format === 'string' ? format : undefined,
    required: strings(plainList(members.get('required')) ?? []),
    properties,
    additional: inner(node.single.get('additionalProperties')) ?? members.get('additionalProperties') !== false,
    items: inner(node.single.get('items')),
    anyOf: branches('anyOf'),
    oneOf: branches('oneOf'),
    source: node,
  };
}

function strings(values: readonly unknown[]): ReadonlySet<string> {
  return new Set(values.filter((each) => typeof each === 'string'));
}

function numbers(members: ReadonlyMap<string, unknown>): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [keyword, value] of members) if (typeof value === 'number') found.set(keyword, value);
  return found;
}

function canonicalSet(value: unknown, table: SubsetTable): ReadonlySet<string> {
  return new Set((plainList(value) ?? []).flatMap((option) => canonical(option, table) ?? []));
}

function canonical(value: unknown, { limits }: SubsetTable): string | undefined {
  const read = readJson(value, { depth: limits.valueDepth.max, parts: limits.valueParts.max });
  return read.ok ? canonicalText(read.node) : undefined;
}
