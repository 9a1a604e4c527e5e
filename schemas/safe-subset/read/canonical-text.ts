import type { JsonNode } from './json-node.js';

/**
 * Compact JSON text with keys in code-unit order: equal for equal values, and as long as any compact text of the value.
 * Goes as deep as the value, so it takes only what `readJson` has bounded.
 */
export function canonicalText(node: JsonNode): string {
  switch (node.kind) {
    case 'array':
      return `[${node.items.map(canonicalText).join(',')}]`;
    case 'object': {
      const names = [...node.members.keys()].sort();
      return `{${names.map((name) => `${JSON.stringify(name)}:${memberText(node.members, name)}`).join(',')}}`;
    }
    case 'null':
    case 'boolean':
    case 'integer':
    case 'number':
    case 'string':
      return JSON.stringify(node.value);
    default:
      return node satisfies never;
  }
}

function memberText(members: ReadonlyMap<string, JsonNode>, name: string): string {
  const member = members.get(name);
  return member === undefined ? '' : canonicalText(member);
}
