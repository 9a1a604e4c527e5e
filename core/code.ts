/** Explains a code that is not a rule's: about the document's structure, its text or its file. */
export interface CodeEntry {
  /** What is wrong, in one sentence. */
  readonly summary: string;
  /** Why it matters. */
  readonly rationale: string;
  /** What to do about it. */
  readonly fix: string;
  /** A text that raises the code and one that does not; `constraint` says what the schema requires of both. */
  readonly example?:
    | { readonly constraint?: string | undefined; readonly wrong: string; readonly right: string }
    | undefined;
}
