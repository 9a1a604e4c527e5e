import { toPlain } from '../../../core/json/plain.js';
import type { Partially } from '../../../core/rule.js';
import { blueprintRuntime } from '../../../generated/nemu/blueprint.runtime.js';
import type { BlueprintManifest } from '../../../generated/nemu/blueprint.types.js';
import { judgeStructure, soundPart } from '../../runtime/structure/judge-structure.js';
import { readJson } from '../../runtime/text/read-json.js';

/** A manifest without the parts that have structural issues; empty where the text is not JSON or all of it is wrong. */
export function soundManifest(text: string): Partially<BlueprintManifest> {
  const read = readJson(text);
  const plain = read.complete ? toPlain(read.value, blueprintRuntime.behavior.limits) : undefined;
  if (plain?.ok !== true) return {};
  const sound = soundPart(plain.value, judgeStructure(blueprintRuntime, plain.value, 'contract'));
  // What is left after all wrong parts are cut has the shape of a manifest with members missing.
  return (sound ?? {}) as Partially<BlueprintManifest>;
}
