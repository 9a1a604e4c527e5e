import type { Partially } from '../../kit/define-rule.js';
import type { BlueprintManifest } from '../blueprint.schema.js';
import { membersOf } from './members-of.js';
import type { Placed } from './repeats.js';

/** The documents that a manifest names: those of its services, then those of its steps. */
export function* documentPaths(manifest: Partially<BlueprintManifest>): Iterable<Placed> {
  yield* membersOf('/services', manifest.services, 'workflow_doc');
  yield* membersOf('/steps', manifest.steps, 'file');
}
