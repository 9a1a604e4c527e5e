import type { BuildersPlan } from '../../../../generator/builder-plan.js';

/** A function that makes an object of a definition. */
export interface Offer {
  readonly callee: readonly [name: string, ...members: string[]];
  /** Members that the function sets itself; an object with other values of theirs is none that it makes. */
  readonly fixed: Readonly<Record<string, unknown>>;
  /** Members that the function sets where they are left out. */
  readonly filled: Readonly<Record<string, unknown>>;
  /** Whether it is more than a name for its argument, so that it is worth a call wherever the object stands. */
  readonly isVariant: boolean;
}

/** What a builders module offers for each definition, by the definition's name. */
export function offersOf({ namespaces, identities, factories }: BuildersPlan): ReadonlyMap<string, readonly Offer[]> {
  const offers = new Map<string, readonly Offer[]>();
  for (const { definition, name, factories: variants } of namespaces) {
    offers.set(
      definition,
      variants.map(({ name: variant, fixed, filled }) => ({ callee: [name, variant], fixed, filled, isVariant: true })),
    );
  }
  for (const { definition, name } of identities) {
    offers.set(definition, [{ callee: [name], fixed: {}, filled: {}, isVariant: true }]);
  }
  for (const { definition, name, fixed, filled } of factories) {
    offers.set(definition, [{ callee: [name], fixed, filled, isVariant: false }]);
  }
  return offers;
}
