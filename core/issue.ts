/** `error`: the contract (or the platform) rejects the document. `warning`: it is accepted, but the author should know. */
export type Severity = 'error' | 'warning';

/**
 * Where a constraint comes from: the platform's specification (`contract`), its released
 * validator where the specification is silent (`platform`), or Letterpress (`advice`).
 */
export type Basis = 'contract' | 'platform' | 'advice';

/** What to validate against: the specification, or the platform's validator as released today. */
export type Profile = 'contract' | 'platform';

/** How far a host trusts what a document declares; only formats with a `trust` option use it. */
export type Trust = 'untrusted' | 'trusted' | 'first-party';

export interface ProfileOption {
  /** Default: `contract`. */
  readonly profile?: Profile | undefined;
}

export interface ValidateOptions extends ProfileOption {
  readonly trust?: Trust | undefined;
}

/** One thing wrong with one document. */
export interface Issue {
  /** A rule's id, or `schema/…`, `json/…`, `file/…`, `report/…`, or a family's own. */
  readonly code: string;
  readonly severity: Severity;
  /** RFC 6901 pointer to the invalid value, the unknown property or the missing property. */
  readonly path: string;
  /** What is wrong, naming the value. One sentence. */
  readonly message: string;
  /** What to do about it. One sentence. */
  readonly hint?: string;
  readonly basis: Basis;
  /** Relative to the folder checked, with `/`. */
  readonly file?: string;
  /** 1-based line of the first character. */
  readonly line?: number;
  /** 1-based column of the first character, in UTF-16 units. */
  readonly column?: number;
  readonly endLine?: number;
  /** 1-based column after the last character. */
  readonly endColumn?: number;
}

/** The outcome for one document; `valid` is false exactly when an issue is an error. */
export interface Report {
  /** The format id, `family/document`. */
  readonly format: string;
  readonly valid: boolean;
  /** Sorted by position in the document, then by code. */
  readonly issues: readonly Issue[];
  /** The document as the platform reads it; only for valid documents of formats that define it. */
  readonly normalized?: unknown;
}

/** The outcome for one string that has a grammar of its own, such as a path. */
export type TextResult = { readonly ok: true; readonly value: string } | { readonly ok: false; readonly issue: Issue };
