/** What the compiler must make of programs that write documents of one format. */
export interface TypeCases {
  /** The import declarations that the programs share. */
  readonly imports: string;
  /** Expressions by what they show; each must compile. */
  readonly right: Readonly<Record<string, string>>;
  /** Expressions by what is wrong with them; none may compile. */
  readonly wrong: Readonly<Record<string, string>>;
}
