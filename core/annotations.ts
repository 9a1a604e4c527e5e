import type { Profile, Severity } from './issue.js';

/** The keyword under which a schema carries what only Letterpress reads; no published schema has it. */
export const LETTERPRESS = 'x-letterpress';

/** The symbol under which a reference carries the definition it points to. */
export const DEFINITION: unique symbol = Symbol.for('letterpress.definition') as never;

/** What each profile makes of a fault; an error where it is not named. */
export interface LenientVerdicts extends Readonly<Partial<Record<Profile, Severity | 'ignored'>>> {
  /** The values in which it holds, by what stands at these pointers from the value. Default: in all. */
  readonly where?: Readonly<Record<string, string | number | boolean | null>> | undefined;
}

/**
 * What a platform makes of a constraint of the schema, by keyword (`*` for all of the node), `required/<name>` for one
 * missing property, `properties/<name>` for one property and everything inside it. A value whose fault is `ignored`
 * stays in the document that rules see.
 */
export type Leniency = Readonly<Record<string, LenientVerdicts>>;

export interface LetterpressAnnotation {
  /** The demand of a `pattern` in words, to stand after "must be": `a lower-case letter followed by …`. */
  readonly constraint?: string | undefined;
  /** The name of the mend that the format's behavior offers for a value that breaks the demand. */
  readonly fix?: string | undefined;
  /** What to do about particular wrong values or unknown keys that writers are likely to give, or missing members, by their text. */
  readonly hints?: Readonly<Record<string, string>> | undefined;
  /** A TypeScript type that says more than JSON Schema can. */
  readonly tsType?: string | undefined;
  /** The builder's name, where the definition's own will not do. */
  readonly builder?: string | undefined;
  readonly leniency?: Leniency | undefined;
  /** For a union: where the discriminator is missing or unknown, nothing else is said of the value. */
  readonly discriminatorOnly?: boolean | undefined;
  /** The checker that alone judges this value, whatever the published schema says for editors. */
  readonly checkedBy?: string | undefined;
}
