import type { Basis } from '../../../core/issue.js';

/** The seven values of `type`. */
export type TypeName = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

/** The shape of a keyword's value, used by the checker, the meta-schema and the builder. */
export type KeywordValue =
  | 'types'
  | 'values'
  | 'value'
  | 'reference'
  | 'schema'
  | 'schema-or-flag'
  | 'schema-map'
  | 'branches'
  | 'names'
  | 'flag'
  | 'format'
  | 'count'
  | 'number'
  | 'positive';

export interface Keyword {
  readonly value: KeywordValue;
  /** The types it applies to; empty for all types. */
  readonly on: readonly TypeName[];
  readonly description: string;
  /** A complete schema that uses it. */
  readonly example: Readonly<Record<string, unknown>>;
}

export interface AnnotationKeyword {
  readonly value: 'text' | 'any';
  readonly description: string;
}

export interface StringFormat {
  /** What a string of this format looks like, to follow "expected". */
  readonly constraint: string;
  readonly description: string;
  readonly valid: readonly string[];
  readonly invalid: readonly string[];
  /** What the platform accepts. Linear in the length of the string. */
  readonly matches: (text: string) => boolean;
}

export interface Limit {
  /** Inclusive. */
  readonly max: number;
  /** What is counted, in the plural. */
  readonly unit: string;
  readonly counted: string;
  /** What to do when the limit is exceeded. */
  readonly fix?: string;
  readonly basis: Basis;
}

export interface RefusedKeyword {
  readonly reason: string;
  readonly fix: string;
}

export type LimitName =
  | 'nodes'
  | 'depth'
  | 'enumOptions'
  | 'enumChars'
  | 'constChars'
  | 'branches'
  | 'issues'
  | 'listed'
  | 'refChain'
  | 'valueDepth'
  | 'valueParts'
  | 'steps'
  | 'valueIssues'
  | 'cost';

/** Everything that defines a subset of JSON Schema. Checker, evaluator, meta-schema and reference page read it. */
export interface SubsetTable {
  readonly types: readonly TypeName[];
  readonly keywords: Readonly<Record<string, Keyword>>;
  readonly annotations: Readonly<Record<string, AnnotationKeyword>>;
  readonly formats: Readonly<Record<string, StringFormat>>;
  readonly limits: Readonly<Record<LimitName, Limit>>;
  readonly refused: Readonly<Record<string, RefusedKeyword>>;
}
