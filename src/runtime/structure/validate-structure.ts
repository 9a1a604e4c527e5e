import type { Profile } from '../../../core/issue.js';
import type { RuntimeFormat } from '../format.js';
import { prune } from '../prune.js';
import { explainStructure, type StructureExplanation } from './explain-structure.js';

/** Whether a document's structure is valid, and if not, why. */
export interface StructureVerdict extends StructureExplanation {
  readonly rejected: boolean;
}

/** @param value plain JSON within the format's limits. */
export function validateStructure(format: RuntimeFormat, value: unknown, profile: Profile): StructureVerdict {
  if (format.isValid(value)) return { findings: [], complete: true, rejected: false };
  return { ...explainStructure(format, value, profile), rejected: true };
}

/** The document that rules see; nothing when the root is invalid or the explanation is incomplete. */
export function soundPart(value: unknown, { findings, complete, rejected }: StructureVerdict): unknown {
  if (!rejected) return value;
  if (!complete || findings.length === 0) return undefined;
  return prune(
    value,
    findings.flatMap((finding) => finding.cutAt ?? []),
  );
}
