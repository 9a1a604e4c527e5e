import { oncePerDocument } from '../../../core/once-per-document.js';
import { type PlacedString, propertyValues } from '../../../core/property-values.js';
import type { DeepPartial } from '../../../core/rule.js';
import type { BlueprintManifest } from '../blueprint.schema.js';
import { inputNodes } from './input-nodes.js';

/** Every string of a manifest that people write and read: names, descriptions, roles, the command. */
export const freeTexts = oncePerDocument(findFreeTexts);

function* findFreeTexts(manifest: DeepPartial<BlueprintManifest>): Iterable<PlacedString> {
  const { blueprint, provenance, services, verify_e2e } = manifest;
  yield* textsOf('/blueprint', blueprint, ['name', 'category', 'description', 'license']);
  for (const [index, text] of (blueprint?.tags ?? []).entries()) {
    if (text !== undefined) yield { path: `/blueprint/tags/${index}`, text };
  }
  yield* textsOf('/provenance', provenance, ['source_repo', 'author', 'skeletonizer']);
  for (const node of inputNodes(manifest)) {
    const { title, description } = node.schema;
    if (title !== undefined || description !== undefined) {
      yield* textsOf(node.path, node.schema, ['title', 'description']);
    }
  }
  yield* propertyValues('/services', services, 'role');
  yield* textsOf('/verify_e2e', verify_e2e, ['command', 'expect']);
}

function* textsOf<Key extends string>(
  base: string,
  holder: { readonly [K in Key]?: string | undefined } | undefined,
  keys: readonly Key[],
): Iterable<PlacedString> {
  for (const key of keys) {
    const text = holder?.[key];
    if (text !== undefined) yield { path: `${base}/${key}`, text };
  }
}
