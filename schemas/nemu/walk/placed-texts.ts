import { oncePerDocument } from '../../../core/once-per-document.js';
import type { DeepPartial } from '../../../core/rule.js';
import type { BlueprintManifest } from '../blueprint.schema.js';

/** The texts that one member of each item of a list holds: `/steps/0/id`, `/steps/1/id`, … */
export function* membersOf<Key extends string>(
  base: string,
  items: readonly ({ readonly [K in Key]?: string | undefined } | undefined)[] | undefined,
  key: Key,
): Iterable<Placed> {
  for (const [index, item] of (items ?? []).entries()) {
    const text = item?.[key];
    if (text !== undefined) yield { path: `${base}/${index}/${key}`, text };
  }
}

/** One text of a list, with the pointer to it. */
export interface Placed {
  readonly path: string;
  readonly text: string;
}

/** A text that meets an earlier one. */
export interface Repeat extends Placed {
  readonly earlier: Placed;
}

/**
 * The texts whose key an earlier text of the list has too.
 *
 * @param keyOf what makes two texts count as the same; the text itself where it is left out.
 */
export function* repeats(texts: Iterable<Placed>, keyOf: (text: string) => string = (text) => text): Iterable<Repeat> {
  const seen = new Map<string, Placed>();
  for (const placed of texts) {
    const key = keyOf(placed.text);
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, placed);
    else yield { ...placed, earlier };
  }
}

/** The hosts that a manifest declares. */
export const declaredHosts = oncePerDocument(findDeclaredHosts);

function* findDeclaredHosts(manifest: DeepPartial<BlueprintManifest>): Iterable<Placed> {
  for (const [index, text] of (manifest.declared_hosts ?? []).entries()) {
    if (text !== undefined) yield { path: `/declared_hosts/${index}`, text };
  }
}

/** The documents that a manifest names: those of its services, then those of its steps. */
export const documentPaths = oncePerDocument(findDocumentPaths);

function* findDocumentPaths(manifest: DeepPartial<BlueprintManifest>): Iterable<Placed> {
  yield* membersOf('/services', manifest.services, 'workflow_doc');
  yield* membersOf('/steps', manifest.steps, 'file');
}
