import type { Profile } from '../../../core/issue.js';
import type { RuntimeFormat } from '../format.js';
import { prune } from '../prune.js';
import { accepts } from './accepts.js';
import { explainStructure, type StructureExplanation } from './explain-structure.js';

/** Whether a document's structure is valid, and if not, why. */
export interface StructureVerdict extends StructureExplanation {
  readonly rejected: boolean;
  /** The document is nested too deeply for the schema to tell; it counts as rejected. */
  readonly undecided?: true;
}

/**
 * @param value plain JSON within the format's limits.
 * @param base the pointer of the value, if it is part of a document.
 */
export function validateStructure(
  format: RuntimeFormat,
  value: unknown,
  profile: Profile,
  base = '',
): StructureVerdict {
  const accepted = accepts(format, value);
  if (accepted === true) return { findings: [], complete: true, rejected: false };
  const explanation = explainStructure(format, value, profile, base);
  if (accepted === false) return { ...explanation, rejected: true };
  if (!explanation.complete) return { findings: [], complete: false, rejected: true, undecided: true };
  return { ...explanation, rejected: explanation.findings.length > 0 };
}

/** The document that rules see; nothing when the root is invalid or the explanation is incomplete. */
export function soundPart(value: unknown, { findings, complete, rejected }: StructureVerdict): unknown {
  if (!rejected) return value;
  if (!complete || findings.length === 0) return undefined;
  return prune(
    value,
    findings.flatMap(({ cutAt }) => (cutAt === undefined ? [] : [cutAt.segments()])),
  );
}
