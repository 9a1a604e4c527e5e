import type { Profile } from '../../../core/issue.js';
import type { RuntimeFormat } from '../format.js';
import { prune } from '../prune.js';
import { explainStructure, type StructureExplanation } from './explain-structure.js';

/** The validator's verdict on a document's structure, explained where it refuses. */
export interface StructureVerdict extends StructureExplanation {
  readonly refused: boolean;
}

/** @param value plain JSON within the format's limits. */
export function validateStructure(format: RuntimeFormat, value: unknown, profile: Profile): StructureVerdict {
  if (format.isValid(value)) return { findings: [], complete: true, refused: false };
  return { ...explainStructure(format, value, profile), refused: true };
}

/** The document that rules see; nothing when the root itself is wrong or not everything was looked at. */
export function soundPart(value: unknown, { findings, complete, refused }: StructureVerdict): unknown {
  if (!refused) return value;
  if (!complete || findings.length === 0) return undefined;
  return prune(
    value,
    findings.flatMap((finding) => finding.cutAt ?? []),
  );
}
