/**
 * Gives out names of one scope, each once.
 * A name that is reserved or taken gets `_` at its end, as often as it takes.
 */
export class NamePool {
  readonly #taken = new Set<string>();

  constructor(readonly reserved: readonly ReadonlySet<string>[]) {}

  /** Takes `preferred`, or the nearest name that is free. */
  claim(preferred: string): string {
    let name = preferred;
    while (this.#taken.has(name) || this.reserved.some((names) => names.has(name))) name += '_';
    this.#taken.add(name);
    return name;
  }
}
