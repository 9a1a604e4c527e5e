import type { BuildersPlan } from '../../../../generator/builder-plan.js';

/** A function that makes an object of a definition. */
export interface Offer {
  readonly callee: readonly [name: string, ...members: string[]];
  /** Properties that the function sets itself; it cannot make an object with other values for them. */
  readonly fixed: Readonly<Record<string, unknown>>;
  /** Properties that the function sets when they are omitted. */
  readonly filled: Readonly<Record<string, unknown>>;
  /** Whether it says more than its argument does, so that it is worth a call wherever the object is. */
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
