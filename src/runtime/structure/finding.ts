import type { Severity } from '../../../core/issue.js';

/** One broken demand of the structure. */
export interface StructuralFinding {
  readonly code: string;
  readonly path: string;
  readonly message: string;
  readonly hint: string | undefined;
  /** What the profile asked for makes of it. */
  readonly severity: Severity | 'ignored';
  /** What is left out of the document that rules see; nothing where only a size is wrong, or a member is missing. */
  readonly cutAt: string | undefined;
}

/** A finding before the profile has spoken. */
export interface Fault {
  readonly keyword: string;
  /** The member concerned, for `required`. */
  readonly member?: string;
  readonly path: string;
  /** What rules must not see, where that is more than the value at `path`. */
  readonly cutAt?: string;
  readonly message: string;
  readonly hint?: string | undefined;
}

const KEEPS_VALUE = new Set([
  'required',
  'minItems',
  'maxItems',
  'items',
  'uniqueItems',
  'minProperties',
  'maxProperties',
]);

export function cutsValue(keyword: string): boolean {
  return !KEEPS_VALUE.has(keyword);
}
