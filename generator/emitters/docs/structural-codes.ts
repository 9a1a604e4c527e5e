import { codePointOrder } from '../../../core/words/code-point-order.js';
import type { NormalSchema } from '../../model.js';

/** Keywords whose breach is an issue of its own. A choice that nothing fits is told by what its nearest branch misses. */
const KEYWORDS = [
  'type',
  'const',
  'enum',
  'format',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minProperties',
  'maxProperties',
  'propertyNames',
  'required',
  'minItems',
  'maxItems',
  'uniqueItems',
  'oneOf',
  'not',
] as const;

/** Lists the `schema/…` codes that documents of a schema can raise; the walk does not follow references. */
export function structuralCodes(schemas: readonly NormalSchema[]): string[] {
  const codes = new Set<string>();
  const pending = [...schemas];
  const seen = new Set<NormalSchema>();
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    for (const keyword of KEYWORDS) {
      if (node[keyword] === undefined) continue;
      if (keyword === 'required' && node.required?.length === 0) continue;
      codes.add(`schema/${keyword.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
    }
    if (node.additionalProperties === false) codes.add('schema/unknown-key');
    if (node.items === false) codes.add('schema/max-items');
    pending.push(...partsOf(node));
  }
  return [...codes].sort(codePointOrder);
}

function partsOf(node: NormalSchema): NormalSchema[] {
  const parts = [
    ...Object.values(node.properties ?? {}),
    ...Object.values(node.patternProperties ?? {}),
    ...(node.prefixItems ?? []),
    ...(node.allOf ?? []),
    ...(node.anyOf ?? []),
    ...(node.oneOf ?? []),
  ];
  for (const part of [node.additionalProperties, node.items]) {
    if (typeof part === 'object') parts.push(part);
  }
  return parts;
}
