import type { TypeName } from '../tables/subset-table.js';

/** Something that a schema must keep to elsewhere. */
export type Requirement =
  /** The keyword must not be used; `onlyAtRoot` where the rest of the schema may. */
  | { readonly kind: 'no-keyword'; readonly keyword: string; readonly onlyAtRoot?: boolean; readonly instead: string }
  /** Only these formats. */
  | { readonly kind: 'formats'; readonly formats: readonly string[] }
  /** `type` must be one name, no list. */
  | { readonly kind: 'single-type' }
  /** The outermost schema must have this very `type`. */
  | { readonly kind: 'root-type'; readonly type: TypeName }
  /** Every member under `properties` must be required. */
  | { readonly kind: 'all-required' }
  /** Every object schema must have `additionalProperties: false`. */
  | { readonly kind: 'closed-objects' }
  /** Every `enum` value must be a text. */
  | { readonly kind: 'text-options' }
  /** `$schema`, where it is given, must be this address. */
  | { readonly kind: 'dialect'; readonly dialect: string }
  /** A total over the whole schema. */
  | { readonly kind: 'at-most'; readonly of: Measure; readonly max: number };

/**
 * `members`: names under `properties`. `levels`: object and list schemas on the way down, the outermost included.
 * `options`: values in all `enum` lists. `text`: UTF-16 units of member names, definition names, and the JSON text
 * of `enum` and `const` values.
 */
export type Measure = 'members' | 'levels' | 'options' | 'text';

export interface SourcedRequirement {
  readonly requirement: Requirement;
  /** Where it was seen, and when. None of them was measured. */
  readonly source: string;
}

/** What one place makes of schemas that the platform accepts. Never a verdict. */
export interface ToolProfile {
  readonly id: string;
  readonly title: string;
  /** As published on which day. */
  readonly published: string;
  readonly requirements: readonly SourcedRequirement[];
}
