import type { Profile, Severity } from './issue.js';

/** The keyword for annotations that only Letterpress reads; published schemas do not have it. */
export const LETTERPRESS = 'x-letterpress';

/** The symbol under which a reference keeps the definition it points to. */
export const DEFINITION: unique symbol = Symbol.for('letterpress.definition') as never;

/** The severity of a fault under each profile. Default: `error`. */
export interface LenientVerdicts extends Readonly<Partial<Record<Profile, Severity | 'ignored'>>> {
  /** Limits this to objects with these values, by pointer from the object. Default: all objects. */
  readonly where?: Readonly<Record<string, string | number | boolean | null>> | undefined;
}

/**
 * How severe a broken constraint is, by keyword (`*` for the whole node), `required/<name>` for one missing property,
 * or `properties/<name>` for one property and everything inside it. A value whose fault is `ignored` stays in the
 * document that rules see.
 */
export type Leniency = Readonly<Record<string, LenientVerdicts>>;

export interface LetterpressAnnotation {
  /** A `pattern` or `const` in words, to follow "must be": `a lower-case letter followed by …`. */
  readonly constraint?: string | undefined;
  /** The name of the fixer in the format's behavior for a value that breaks the constraint. */
  readonly fix?: string | undefined;
  /** Hints for likely wrong values, unknown properties or missing properties, by the value or name. */
  readonly hints?: Readonly<Record<string, string>> | undefined;
  /** A TypeScript type that says more than JSON Schema can. */
  readonly tsType?: string | undefined;
  /** For a property: the types print it as read-only, as `Type.Readonly` asks. */
  readonly readonly?: boolean | undefined;
  /** The builder's name, where the definition's own name does not fit. */
  readonly builder?: string | undefined;
  readonly leniency?: Leniency | undefined;
  /** For a union: when the discriminator is missing or unknown, report nothing else about the value. */
  readonly discriminatorOnly?: boolean | undefined;
  /** For a union: the property whose value tells its objects apart; the generator finds it when it is left out. */
  readonly discriminator?: string | undefined;
  /** The checker that alone decides whether this value is valid, whatever the published schema says for editors. */
  readonly checkedBy?: string | undefined;
}
