import type { Basis, Profile, Severity, Trust } from './issue.js';

/**
 * A document with anything missing: rules see a document without the parts that
 * have structural issues. Array indexes are kept, so a removed item is `undefined`.
 */
export type DeepPartial<T> = T extends readonly (infer Item)[]
  ? readonly (DeepPartial<Item> | undefined)[]
  : T extends object
    ? { readonly [Key in keyof T]?: DeepPartial<T[Key]> | undefined }
    : T;

/** What a rule found: the report adds code, severity, basis and position. */
export interface Finding {
  /** RFC 6901 pointer. */
  readonly path: string;
  readonly message: string;
  readonly hint?: string | undefined;
  /** Only for a rule that hands part of a document to another checker (`delegates`). */
  readonly code?: string | undefined;
  readonly severity?: Severity | undefined;
  readonly basis?: Basis | undefined;
}

export interface RuleContext {
  readonly profile: Profile;
  readonly trust?: Trust | undefined;
  /** The document with its structurally wrong parts: tells a member that is missing from one that was left out. */
  readonly whole?: unknown;
}

export interface ValidExample {
  readonly title: string;
  readonly document: unknown;
  readonly trust?: Trust | undefined;
  /** Under which the example is judged. Default: `contract`. */
  readonly profile?: Profile | undefined;
}

export interface InvalidExample extends ValidExample {
  /** Exactly the pointers at which the rule complains, in any order. */
  readonly at: readonly string[];
  /** The codes that come with `at`, in the same order, where they are not all the rule's own. */
  readonly codes?: readonly string[] | undefined;
}

/** A promise that the schema cannot state: data about it, and the check. */
export interface Rule<Document = unknown> {
  /** `<family>/<file name>`; public, never renamed. */
  readonly id: string;
  readonly severity: Severity;
  /** What the released validator makes of it, where that differs from `severity`. */
  readonly platform?: Severity | 'ignored' | undefined;
  /** What of it the released validator lets pass, in one sentence, where that is part of the rule's cases only. */
  readonly platformReading?: string | undefined;
  readonly basis: Basis;
  /** The promise, in one sentence. */
  readonly summary: string;
  /** Why it is asked. */
  readonly rationale: string;
  /** How to mend a document that breaks it. */
  readonly fix: string;
  /** The checker whose codes (`<delegates>/…`) this rule reports. */
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
