import type { Basis, Profile, Severity, Trust } from './issue.js';

/**
 * A document in which anything can be missing: rules see it without the parts that have structural issues. Array
 * indexes are kept, so a removed item is `undefined`.
 */
export type DeepPartial<T> = T extends readonly (infer Item)[]
  ? readonly (DeepPartial<Item> | undefined)[]
  : T extends object
    ? { readonly [Key in keyof T]?: DeepPartial<T[Key]> | undefined }
    : T;

/** What a rule found; the report adds code, severity, basis and position. */
export interface Finding {
  /** RFC 6901 pointer. */
  readonly path: string;
  readonly message: string;
  readonly hint?: string | undefined;
  /** Only for a rule that passes part of a document to another checker (`delegates`). */
  readonly code?: string | undefined;
  readonly severity?: Severity | undefined;
  readonly basis?: Basis | undefined;
}

export interface RuleContext {
  readonly profile: Profile;
  readonly trust?: Trust | undefined;
  /** The document with its invalid parts: tells a missing property from one that was removed. */
  readonly whole?: unknown;
}

export interface ValidExample {
  readonly title: string;
  readonly document: unknown;
  readonly trust?: Trust | undefined;
  /** The profile under which the example is validated. Default: `contract`. */
  readonly profile?: Profile | undefined;
}

export interface InvalidExample extends ValidExample {
  /** The pointers of all findings of the rule, in any order. */
  readonly at: readonly string[];
  /** The codes of the findings, in the order of `at`. Default: the rule's own. */
  readonly codes?: readonly string[] | undefined;
}

/** A promise that the schema cannot express: data about it, and the check. */
export interface Rule<Document = unknown> {
  /** `<family>/<file name>`; public, never renamed. */
  readonly id: string;
  readonly severity: Severity;
  /** The severity in the released validator, if different from `severity`. */
  readonly platform?: Severity | 'ignored' | undefined;
  /** Which cases the released validator accepts, in one sentence, if only some. */
  readonly platformReading?: string | undefined;
  readonly basis: Basis;
  /** The promise, in one sentence. */
  readonly summary: string;
  /** Why the platform cares. */
  readonly rationale: string;
  /** How to fix a document that breaks it. */
  readonly fix: string;
  /** The checker whose codes (`<delegates>/…`) the rule reports. */
  readonly delegates?: string | undefined;
  readonly valid: readonly ValidExample[];
  readonly invalid: readonly InvalidExample[];
  check(document: DeepPartial<Document>, context: RuleContext): Iterable<Finding>;
}

/** A rule of any document, as the runtime runs it. */
export type AnyRule = Rule<never>;

/** Types a rule against its document; adds nothing at run time. */
export function defineRule<Document>(rule: Rule<Document>): Rule<Document> {
  return rule;
}
