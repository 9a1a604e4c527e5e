import type { Severity } from '../../../core/issue.js';
import type { Place } from '../place.js';

/** One broken constraint of the schema. */
export interface StructuralFinding {
  readonly code: string;
  readonly place: Place;
  readonly message: string;
  readonly hint: string | undefined;
  /** The severity under the profile. */
  readonly severity: Severity | 'ignored';
  /** What rules do not see; nothing if only a size is wrong or a property is missing. */
  readonly cutAt: Place | undefined;
}

/** A finding before the profile decides its severity. */
export interface Fault {
  readonly keyword: string;
  /** The missing property, for `required`. */
  readonly property?: string;
  readonly place: Place;
  /** What rules do not see, if that is more than the value at `place`. */
  readonly cutAt?: Place;
  /** Whether rules see the value although this keyword usually hides it. */
  readonly isKept?: true;
  readonly message: string;
  readonly hint?: string | undefined;
}

const KEEPS_VALUE = new Set([
  'required',
  'dependentRequired',
  'minItems',
  'maxItems',
  'items',
  'contains',
  'minContains',
  'maxContains',
  'uniqueItems',
  'minProperties',
  'maxProperties',
]);

/** Whether rules do not see a value that breaks this keyword. */
export function cutsValue(keyword: string): boolean {
  return !KEEPS_VALUE.has(keyword);
}
