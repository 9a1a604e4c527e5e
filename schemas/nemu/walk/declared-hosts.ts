import type { Partially } from '../../kit/define-rule.js';
import type { BlueprintManifest } from '../blueprint.schema.js';
import type { Placed } from './repeats.js';

/** The hosts that a manifest declares. */
export function* declaredHosts(manifest: Partially<BlueprintManifest>): Iterable<Placed> {
  for (const [index, text] of (manifest.declared_hosts ?? []).entries()) {
    if (text !== undefined) yield { path: `/declared_hosts/${index}`, text };
  }
}
