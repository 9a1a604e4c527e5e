/**
 * Hands out the names of one scope, each once.
 * A reserved or taken name gets `_` appended until it is free.
 */
export class NamePool {
  readonly #taken = new Set<string>();

  constructor(readonly reserved: readonly ReadonlySet<string>[]) {}

  /** Takes `preferred`, or the first free name after it. */
  claim(preferred: string): string {
    let name = preferred;
    while (this.#taken.has(name) || this.reserved.some((names) => names.has(name))) name += '_';
    this.#taken.add(name);
    return name;
  }
}
