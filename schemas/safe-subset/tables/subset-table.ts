import type { Basis } from '../../../core/issue.js';

/** The seven names that `type` may hold. */
export type TypeName = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

/** What a keyword's value looks like; the checker, the meta-schema and the builder read it from here. */
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
  /** The types of value it speaks to; none for all of them. */
  readonly on: readonly TypeName[];
  readonly description: string;
  /** A whole schema that uses it. */
  readonly example: Readonly<Record<string, unknown>>;
}

export interface AnnotationKeyword {
  readonly value: 'text' | 'any';
  readonly description: string;
}

export interface StringFormat {
  /** What a text of this format looks like, to stand after "must be". */
  readonly constraint: string;
  readonly description: string;
  readonly valid: readonly string[];
  readonly invalid: readonly string[];
  /** The platform's reading. Linear in the length of the text. */
  readonly matches: (text: string) => boolean;
}

export interface Limit {
  /** Inclusive. */
  readonly max: number;
  /** What is counted, in the plural. */
  readonly unit: string;
  readonly counted: string;
  /** What to do about it, where an issue says that it is passed. */
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

/** Everything that makes up a subset of JSON Schema. Checker, evaluator, meta-schema and reference page take it is. */
export interface SubsetTable {
  readonly types: readonly TypeName[];
  readonly keywords: Readonly<Record<string, Keyword>>;
  readonly annotations: Readonly<Record<string, AnnotationKeyword>>;
  readonly formats: Readonly<Record<string, StringFormat>>;
  readonly limits: Readonly<Record<LimitName, Limit>>;
  readonly refused: Readonly<Record<string, RefusedKeyword>>;
}
