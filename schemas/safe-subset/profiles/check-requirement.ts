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

export interface Unmet {
  readonly path: string;
  readonly order: number;
  /** Without its full stop. */
  readonly message: string;
  readonly hint: string;
}

/** Where a schema that was looked into does not meet a requirement. */
export function checkRequirement(requirement: Requirement, { nodes, root }: Walk): readonly Unmet[] {
  if (root === undefined) return [];
  switch (requirement.kind) {
    case 'no-keyword':
      return (requirement.onlyAtRoot === true ? [root] : nodes).flatMap((node) => banned(node, requirement));
    case 'formats':
      return nodes.flatMap((node) => otherFormat(node, requirement.formats));
    case 'single-type':
      return nodes.flatMap(listedType);
    case 'root-type':
      return otherType(root, requirement.type);
    case 'all-required':
      return nodes.flatMap(unrequired);
    case 'closed-objects':
      return nodes.flatMap(openObject);
    case 'text-options':
      return nodes.flatMap(otherOption);
    case 'dialect':
      return otherDialect(root, requirement.dialect);
    case 'at-most':
      return tooMuch(nodes, root, requirement);
    default:
      return requirement satisfies never;
  }
}

const UNIT: Readonly<Record<Measure, string>> = {
  members: 'named members',
  levels: 'levels',
  options: 'options',
  text: 'characters of names and values',
};

function at(node: SchemaNode, keyword: string, message: string, hint: string): Unmet {
  return { path: pointer(node.path, keyword), order: node.order.get(keyword) ?? node.start, message, hint };
}

function banned(
  node: SchemaNode,
  { keyword, onlyAtRoot, instead }: Requirement & { readonly kind: 'no-keyword' },
): Unmet[] {
  if (!node.members.has(keyword)) return [];
  const where = onlyAtRoot === true ? ' in the outermost schema' : '';
  return [at(node, keyword, `\`${keyword}\` is refused${where}`, instead)];
}

function otherFormat(node: SchemaNode, formats: readonly string[]): Unmet[] {
  const format = node.members.get('format');
  if (typeof format !== 'string' || formats.includes(format)) return [];
  return [at(node, 'format', `The format ${quote(format)} is refused`, 'Say it in the `description`.')];
}

function listedType(node: SchemaNode): Unmet[] {
  if (plainList(node.members.get('type')) === undefined) return [];
  return [at(node, 'type', '`type` is a list, which is refused', 'Write one type, or a branch of `anyOf` for each.')];
}

function otherType(root: SchemaNode, wanted: string): Unmet[] {
  const type = root.members.get('type');
  if (type === wanted) return [];
  const given = type === undefined ? 'is missing' : `is ${describeBriefly(type)}`;
  return [at(root, 'type', `The outermost \`type\` ${given}`, `Write \`"type": "${wanted}"\` there.`)];
}

function unrequired(node: SchemaNode): Unmet[] {
  const required = new Set(plainList(node.members.get('required')) ?? []);
  const names = [...(node.named.get('properties')?.keys() ?? [])].filter((name) => !required.has(name));
  const hint = 'Add it to `required`, and let it be `null` where it has no value.';
  return names.map((name) => ({
    ...at(node, 'properties', `The member ${quote(name)} is not required`, hint),
    path: pointer(node.path, 'properties', name),
  }));
}

function openObject(node: SchemaNode): Unmet[] {
  const type = node.members.get('type');
  const isObject = type === 'object' || plainList(type)?.includes('object') === true || node.members.has('properties');
  if (!isObject || node.members.get('additionalProperties') === false) return [];
  return [at(node, 'additionalProperties', 'An object must be closed', 'Add `"additionalProperties": false`.')];
}

function otherOption(node: SchemaNode): Unmet[] {
  const wrong = plainList(node.members.get('enum'))?.find((option) => typeof option !== 'string');
  if (wrong === undefined) return [];
  return [
    at(node, 'enum', `An option is ${describeBriefly(wrong)}, and only texts pass`, 'Write the options as texts.'),
  ];
}

function otherDialect(root: SchemaNode, wanted: string): Unmet[] {
  const given = root.members.get('$schema');
  if (given === undefined || given === wanted) return [];
  return [at(root, '$schema', `\`$schema\` is ${describeBriefly(given)}`, `Leave it out or write \`${wanted}\`.`)];
}

function tooMuch(
  nodes: readonly SchemaNode[],
  root: SchemaNode,
  { of, max }: Requirement & { readonly kind: 'at-most' },
): Unmet[] {
  const count = nodes.reduce((total, node) => combine(of, total, measure(of, node, root)), 0);
  if (count <= max) return [];
  const message = `The schema has ${showCount(count)} ${UNIT[of]}, more than ${showCount(max)}`;
  return [{ path: root.path, order: 0, message, hint: 'Describe less.' }];
}

/** Levels are the most there are; everything else adds up. */
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
