import { oncePerDocument } from '../../../core/once-per-document.js';
import type { DeepPartial } from '../../../core/rule.js';
import type { BlueprintManifest } from '../blueprint.schema.js';

/** The strings in one property of each item of an array: `/steps/0/id`, `/steps/1/id`, … */
export function* propertyValues<Key extends string>(
  base: string,
  items: readonly ({ readonly [K in Key]?: string | undefined } | undefined)[] | undefined,
  key: Key,
): Iterable<PlacedString> {
  for (const [index, item] of (items ?? []).entries()) {
    const text = item?.[key];
    if (text !== undefined) yield { path: `${base}/${index}/${key}`, text };
  }
}

/** A string with its pointer. */
export interface PlacedString {
  readonly path: string;
  readonly text: string;
}

/** A string that equals an earlier one. */
export interface Duplicate extends PlacedString {
  readonly earlier: PlacedString;
}

/**
 * The strings whose key is the same as that of an earlier one.
 *
 * @param keyOf two strings with the same key count as equal. Default: the string itself.
 */
export function* duplicates(
  texts: Iterable<PlacedString>,
  keyOf: (text: string) => string = (text) => text,
): Iterable<Duplicate> {
  const seen = new Map<string, PlacedString>();
  for (const placed of texts) {
    const key = keyOf(placed.text);
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, placed);
    else yield { ...placed, earlier };
  }
}

/** The hosts that a manifest declares. */
export const declaredHosts = oncePerDocument(findDeclaredHosts);

function* findDeclaredHosts(manifest: DeepPartial<BlueprintManifest>): Iterable<PlacedString> {
  for (const [index, text] of (manifest.declared_hosts ?? []).entries()) {
    if (text !== undefined) yield { path: `/declared_hosts/${index}`, text };
  }
}

/** The documents of a manifest: those of its services, then those of its steps. */
export const documentPaths = oncePerDocument(findDocumentPaths);

function* findDocumentPaths(manifest: DeepPartial<BlueprintManifest>): Iterable<PlacedString> {
  yield* propertyValues('/services', manifest.services, 'workflow_doc');
  yield* propertyValues('/steps', manifest.steps, 'file');
}
