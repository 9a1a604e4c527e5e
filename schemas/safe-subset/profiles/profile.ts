import type { TypeName } from '../tables/subset-table.js';

/** A requirement on schemas that are used elsewhere. */
export type Requirement =
  /** The keyword is not allowed; with `onlyAtRoot`, only in the root schema. */
  | { readonly kind: 'no-keyword'; readonly keyword: string; readonly onlyAtRoot?: boolean; readonly fix: string }
  /** Only these formats are allowed. */
  | { readonly kind: 'formats'; readonly formats: readonly string[] }
  /** `type` must be a string, not an array. */
  | { readonly kind: 'single-type' }
  /** The root schema must have this `type`. */
  | { readonly kind: 'root-type'; readonly type: TypeName }
  /** Every property in `properties` must be required. */
  | { readonly kind: 'all-required' }
  /** Every object schema must have `additionalProperties: false`. */
  | { readonly kind: 'closed-objects' }
  /** Every `enum` value must be a string. */
  | { readonly kind: 'string-options' }
  /** `$schema`, if present, must be this URL. */
  | { readonly kind: 'dialect'; readonly dialect: string }
  /** A total over the whole schema. */
  | { readonly kind: 'at-most'; readonly of: Measure; readonly max: number };

/**
 * `members`: names in `properties`. `levels`: nested object and array schemas, including the root.
 * `options`: values in all `enum` arrays. `text`: UTF-16 units of property names, definition names, and the JSON text
 * of `enum` and `const` values.
 */
export type Measure = 'members' | 'levels' | 'options' | 'text';

export interface SourcedRequirement {
  readonly requirement: Requirement;
  /** Where and when it was published. None of them was measured. */
  readonly source: string;
}

/** What another service requires of schemas that the platform accepts. Never a verdict. */
export interface ToolProfile {
  readonly id: string;
  readonly title: string;
  /** What the profile is based on, with its date. */
  readonly published: string;
  readonly requirements: readonly SourcedRequirement[];
}
