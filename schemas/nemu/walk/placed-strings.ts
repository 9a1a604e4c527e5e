import { oncePerDocument } from '../../../core/once-per-document.js';
import { type PlacedString, propertyValues } from '../../../core/property-values.js';
import type { DeepPartial } from '../../../core/rule.js';
import type { BlueprintManifest } from '../blueprint.schema.js';

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
