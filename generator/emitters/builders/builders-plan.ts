import type { NamePool } from '../../print/names/name-pool.js';
import type { Tag } from './tagged-union.js';

/** A member of what a factory takes. */
export interface InputMember {
  readonly name: string;
  readonly doc: string;
  readonly isRequired: boolean;
}

/** What a factory takes: the members of a type without those that the factory knows. */
export interface InputPlan {
  readonly name: string;
  readonly doc: string;
  /** The type whose members these are. */
  readonly of: string;
  readonly members: readonly InputMember[];
  readonly isOpen: boolean;
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

/** The name that a branch gets which the types leave unnamed. */
export interface VariantPlan {
  readonly name: string;
  readonly union: string;
  readonly tag: string;
  readonly value: Tag;
}

/** The factories of a tagged union, one for each value of the tag. */
export interface NamespacePlan {
  /** The definition of the union. */
  readonly definition: string;
  readonly variants: readonly VariantPlan[];
  readonly name: string;
  readonly doc: string;
  readonly factories: readonly FactoryPlan[];
}

/** A function that types what it is given and hands it back. */
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
  /** The function that begins. */
  readonly name: string;
  readonly interface: string;
  readonly methods: readonly FluentMethod[];
  readonly required: readonly string[];
}

export interface StandardPlan {
  readonly name: string;
  readonly doc: string;
}

/** The function that makes a whole document. */
export interface DocumentPlan {
  readonly name: string;
  readonly doc: string;
  /** Nothing where the document is no single kind of object: then it takes the whole type. */
  readonly input: InputPlan | undefined;
  readonly returns: string;
  readonly filled: Readonly<Record<string, unknown>>;
  readonly fluent: FluentPlan | undefined;
  /** The value that tools of other makers take as a validator. */
  readonly standard: StandardPlan;
}

/** Everything that a builders module exports. Names are settled: they neither clash nor shadow. */
export interface BuildersPlan {
  /** The names that are taken. */
  readonly names: NamePool;
  readonly document: DocumentPlan;
  readonly namespaces: readonly NamespacePlan[];
  readonly identities: readonly IdentityPlan[];
  readonly factories: readonly ObjectPlan[];
}
