import { quoteName } from '../../../core/words/quote.js';
import { plainList } from '../read/plain-list.js';
import { plainMembers } from '../read/plain-members.js';
import type { SchemaNode } from '../read/schema-node.js';
import type { SubsetFinding } from '../walk/subset-finding.js';
import { advice } from './advice.js';

/**
 * Required properties that the same schema object does not allow.
 *
 * @param most the maximum number of findings, from the first one on.
 */
export function impossibleNames(node: SchemaNode, most: number): SubsetFinding[] {
  const required = plainList(node.members.get('required'));
  if (required === undefined || node.members.get('additionalProperties') !== false) return [];
  const known = plainMembers(node.members.get('properties') ?? {});
  if (known === undefined) return [];
  const missing = new Map<string, number>();
  for (const [index, name] of required.entries()) {
    if (missing.size >= most) break;
    if (typeof name === 'string' && !known.has(name) && !missing.has(name)) missing.set(name, index);
  }
  return [...missing].map(([name, index]) =>
    advice(
      'impossibleRequired',
      node,
      ['required', index],
      `The property ${quoteName(name)} is required, but is missing from \`properties\`, and \`additionalProperties\` is \`false\`.`,
      'Add it to `properties`, or remove it from `required`.',
    ),
  );
}
