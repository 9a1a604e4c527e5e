import type { NamePool } from '../../print/names/name-pool.js';
import type { Tag } from '../../tagged-union.js';

/** A property of a factory's input. */
export interface InputMember {
  readonly name: string;
  readonly doc: string;
  readonly isRequired: boolean;
}

/** The input of a factory: the properties of a type without those that the factory sets. */
export interface InputPlan {
  readonly name: string;
  readonly doc: string;
  /** The type that has these properties. */
  readonly of: string;
  readonly members: readonly InputMember[];
  /** The key types of its index signatures. */
  readonly indexes: readonly string[];
  /** Whether these must also take the types of the properties. */
  readonly isMixed: boolean;
}

/** A function that makes an object. */
export interface FactoryPlan {
  readonly name: string;
  readonly doc: string;
  readonly input: InputPlan;
  readonly returns: string;
  readonly fixed: Readonly<Record<string, Tag>>;
  readonly filled: Readonly<Record<string, unknown>>;
}

/** A function that makes an object of a definition. */
export interface ObjectPlan extends FactoryPlan {
  readonly definition: string;
}

/** The factories of a discriminated union, one for each value of the discriminator. */
export interface NamespacePlan {
  /** The definition of the union. */
  readonly definition: string;
  readonly name: string;
  readonly doc: string;
  readonly factories: readonly FactoryPlan[];
}

/** A function that types its argument and returns it. */
export interface IdentityPlan {
  readonly definition: string;
  readonly name: string;
  readonly doc: string;
  readonly type: string;
}

export interface FluentMethod {
  readonly name: string;
  readonly doc: string;
  readonly member: string;
  readonly adds: boolean;
}

export interface FluentPlan {
  /** The function that starts a builder. */
  readonly name: string;
  readonly interface: string;
  readonly methods: readonly FluentMethod[];
  readonly required: readonly string[];
}

export interface StandardPlan {
  readonly name: string;
  readonly doc: string;
}

/** The function that builds a whole document. */
export interface DocumentPlan {
  readonly name: string;
  readonly doc: string;
  /** `undefined` when the document is not a single kind of object: then the input is the whole type. */
  readonly input: InputPlan | undefined;
  readonly returns: string;
  readonly filled: Readonly<Record<string, unknown>>;
  readonly fluent: FluentPlan | undefined;
  /** The Standard Schema, which other tools accept as a validator. */
  readonly standard: StandardPlan;
}

/** Everything that a builders module exports. Its names neither clash nor shadow anything. */
export interface BuildersPlan {
  /** The taken names. */
  readonly names: NamePool;
  readonly document: DocumentPlan;
  readonly namespaces: readonly NamespacePlan[];
  readonly identities: readonly IdentityPlan[];
  readonly factories: readonly ObjectPlan[];
}
