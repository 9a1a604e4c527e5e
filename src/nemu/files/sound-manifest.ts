import { blueprintRuntime } from '../../../generated/nemu/blueprint.runtime.js';
import type { BlueprintManifest } from '../../../generated/nemu/blueprint.types.js';
import type { Partially } from '../../../schemas/kit/define-rule.js';
import { toPlain } from '../../runtime/plain.js';
import { prune } from '../../runtime/prune.js';
import { explainStructure } from '../../runtime/structure/explain-structure.js';
import { readJson } from '../../runtime/text/read-json.js';

/** A manifest without the parts that have structural issues; empty where the text is not JSON or all of it is wrong. */
export function soundManifest(text: string): Partially<BlueprintManifest> {
  const read = readJson(text);
  const plain = read.complete ? toPlain(read.value, blueprintRuntime.behavior.limits) : undefined;
  if (plain?.ok !== true) return {};
  if (blueprintRuntime.isValid(plain.value)) return plain.value as BlueprintManifest;
  const { findings, complete } = explainStructure(blueprintRuntime, plain.value, 'contract');
  const cuts = findings.flatMap((finding) => finding.cutAt ?? []);
  // What is left after all wrong parts are cut has the shape of a manifest with members missing.
  return complete ? ((prune(plain.value, cuts) ?? {}) as Partially<BlueprintManifest>) : {};
}
