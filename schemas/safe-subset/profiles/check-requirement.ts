import { pointer } from '../../../core/json/pointer.js';
import { describeBriefly } from '../../../core/words/describe.js';
import { showCount } from '../../../core/words/list.js';
import { quote } from '../../../core/words/quote.js';
import { canonicalText } from '../read/canonical-text.js';
import { plainList } from '../read/plain-list.js';
import { readJson } from '../read/read-json.js';
import type { SchemaNode } from '../read/schema-node.js';
import { table } from '../tables/index.js';
import type { Walk } from '../walk/walk-schema.js';
import type { Measure, Requirement } from './profile.js';

export interface UnmetRequirement {
  readonly path: string;
  readonly order: number;
  /** Without the full stop. */
  readonly message: string;
  readonly hint: string;
}

/** The places where a schema does not meet a requirement. */
export function checkRequirement(requirement: Requirement, { nodes, root }: Walk): readonly UnmetRequirement[] {
  if (root === undefined) return [];
  switch (requirement.kind) {
    case 'no-keyword':
      return (requirement.onlyAtRoot === true ? [root] : nodes).flatMap((node) => forbidden(node, requirement));
    case 'formats':
      return nodes.flatMap((node) => otherFormat(node, requirement.formats));
    case 'single-type':
      return nodes.flatMap(severalTypes);
    case 'root-type':
      return otherType(root, requirement.type);
    case 'all-required':
      return nodes.flatMap(unrequired);
    case 'closed-objects':
      return nodes.flatMap(openObject);
    case 'string-options':
      return nodes.flatMap(otherEnumValue);
    case 'dialect':
      return otherDialect(root, requirement.dialect);
    case 'at-most':
      return tooMuch(nodes, root, requirement);
    default:
      return requirement satisfies never;
  }
}

const UNIT: Readonly<Record<Measure, string>> = {
  members: 'named properties',
  levels: 'levels',
  options: '`enum` values',
  text: 'characters of names and values',
};

function at(node: SchemaNode, keyword: string, message: string, hint: string): UnmetRequirement {
  return { path: pointer(node.path, keyword), order: node.order.get(keyword) ?? node.start, message, hint };
}

function forbidden(
  node: SchemaNode,
  { keyword, onlyAtRoot, fix }: Requirement & { readonly kind: 'no-keyword' },
): UnmetRequirement[] {
  if (!node.members.has(keyword)) return [];
  const where = onlyAtRoot === true ? ' in the root schema' : '';
  return [at(node, keyword, `\`${keyword}\` is not allowed${where}`, fix)];
}

function otherFormat(node: SchemaNode, formats: readonly string[]): UnmetRequirement[] {
  const format = node.members.get('format');
  if (typeof format !== 'string' || formats.includes(format)) return [];
  return [at(node, 'format', `The format ${quote(format)} is not allowed`, 'Describe it in `description`.')];
}

function severalTypes(node: SchemaNode): UnmetRequirement[] {
  if (plainList(node.members.get('type')) === undefined) return [];
  return [
    at(
      node,
      'type',
      '`type` is an array, which is not allowed',
      'Write one type, or use `anyOf` with one branch for each type.',
    ),
  ];
}

function otherType(root: SchemaNode, wanted: string): UnmetRequirement[] {
  const type = root.members.get('type');
  if (type === wanted) return [];
  const given = type === undefined ? 'is missing' : `is ${describeBriefly(type)}`;
  return [
    at(root, 'type', `The \`type\` of the root schema ${given}`, `Write \`"type": "${wanted}"\` in the root schema.`),
  ];
}

function unrequired(node: SchemaNode): UnmetRequirement[] {
  const required = new Set(plainList(node.members.get('required')) ?? []);
  const names = [...(node.named.get('properties')?.keys() ?? [])].filter((name) => !required.has(name));
  const hint = 'Add it to `required`, and allow `null` for a missing value.';
  return names.map((name) => ({
    ...at(node, 'properties', `The property ${quote(name)} is not required`, hint),
    path: pointer(node.path, 'properties', name),
  }));
}

function openObject(node: SchemaNode): UnmetRequirement[] {
  const type = node.members.get('type');
  const isObject = type === 'object' || plainList(type)?.includes('object') === true || node.members.has('properties');
  if (!isObject || node.members.get('additionalProperties') === false) return [];
  return [at(node, 'additionalProperties', 'The object is not closed', 'Add `"additionalProperties": false`.')];
}

function otherEnumValue(node: SchemaNode): UnmetRequirement[] {
  const wrong = plainList(node.members.get('enum'))?.find((option) => typeof option !== 'string');
  if (wrong === undefined) return [];
  return [
    at(
      node,
      'enum',
      `\`enum\` contains ${describeBriefly(wrong)}, but only strings are allowed`,
      'Write the values as strings.',
    ),
  ];
}

function otherDialect(root: SchemaNode, wanted: string): UnmetRequirement[] {
  const given = root.members.get('$schema');
  if (given === undefined || given === wanted) return [];
  return [at(root, '$schema', `\`$schema\` is ${describeBriefly(given)}`, `Remove it, or write \`${wanted}\`.`)];
}

function tooMuch(
  nodes: readonly SchemaNode[],
  root: SchemaNode,
  { of, max }: Requirement & { readonly kind: 'at-most' },
): UnmetRequirement[] {
  const count = nodes.reduce((total, node) => combine(of, total, measure(of, node, root)), 0);
  if (count <= max) return [];
  const message = `The schema has ${showCount(count)} ${UNIT[of]}, more than ${showCount(max)}`;
  return [{ path: root.path, order: 0, message, hint: 'Simplify the schema.' }];
}

/** For levels the maximum counts; everything else is added up. */
function combine(of: Measure, total: number, count: number): number {
  return of === 'levels' ? Math.max(total, count) : total + count;
}

function measure(of: Measure, node: SchemaNode, root: SchemaNode): number {
  switch (of) {
    case 'members':
      return node.named.get('properties')?.size ?? 0;
    case 'levels':
      return levelsOf(node.path.slice(root.path.length));
    case 'options':
      return plainList(node.members.get('enum'))?.length ?? 0;
    case 'text':
      return textOf(node);
    default:
      return of satisfies never;
  }
}

function levelsOf(path: string): number {
  return 1 + (path.match(/\/(?:properties\/[^/]*|items|additionalProperties)(?=\/|$)/g)?.length ?? 0);
}

function textOf(node: SchemaNode): number {
  let length = 0;
  for (const schemas of node.named.values()) for (const name of schemas.keys()) length += name.length;
  const { valueDepth, valueParts } = table.limits;
  for (const value of [...(plainList(node.members.get('enum')) ?? []), node.members.get('const')]) {
    const read = readJson(value, { depth: valueDepth.max, parts: valueParts.max });
    if (read.ok) length += canonicalText(read.node).length;
  }
  return length;
}
