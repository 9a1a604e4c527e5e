import { type Level, writeCanonical } from '../../../core/json/canonical.js';
import type { JsonNode } from './json-node.js';

/** The canonical JSON text of a value: the same for equal values, and as long as any compact JSON text of the value. */
export function canonicalText(node: JsonNode): string {
  return writeCanonical(node, levelOf) ?? '';
}

function levelOf(node: JsonNode): Level<JsonNode> {
  switch (node.kind) {
    case 'array':
      return { items: node.items };
    case 'object':
      return { members: [...node.members] };
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
