import { escapeSegment, segmentsOf } from '../core/json/pointer.js';
import { isAnnotation } from './keywords.js';
import type { NormalSchema } from './model.js';

const PLAIN_IN_FRAGMENT = /%(?:24|2B|2C|3A|3B|3D|40)/g;

/** The reference to a definition: a pointer in a URI fragment, so it is percent-encoded where a fragment requires it. */
export function definitionRef(name: string): string {
  return `#/$defs/${encodeURIComponent(escapeSegment(name)).replace(PLAIN_IN_FRAGMENT, decodeURIComponent)}`;
}

/** The definition that a reference of either dialect refers to; `undefined` for the document itself and anything else. */
export function definitionName(ref: string): string | undefined {
  const found = /^#\/(?:\$defs|definitions)\/([^/]+)$/.exec(ref);
  if (found?.[1] === undefined) return undefined;
  return segmentsOf(`/${decodeFragment(found[1])}`)[0];
}

/** The definition that a schema refers to; `undefined` for one without a reference, and for a reference to anything else. */
export function referredIn(
  definitions: ReadonlyMap<string, NormalSchema>,
  { $ref }: NormalSchema,
): NormalSchema | undefined {
  return $ref === undefined ? undefined : definitions.get(definitionName($ref) ?? '');
}

/** A stray `%` is kept as it is. */
function decodeFragment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The reference of a schema that says nothing else about a value: both have one type. */
export function aliasOf(schema: NormalSchema): string | undefined {
  return Object.keys(schema).every((keyword) => keyword === '$ref' || isAnnotation(keyword)) ? schema.$ref : undefined;
}
