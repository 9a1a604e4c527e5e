/** Something that needs a name in a scope, together with others. */
export interface Wanted<Key> {
  readonly key: Key;
  /** The names that fit it, the best first. The last ones should be its own alone, such as its text in hex. */
  readonly names: readonly [string, ...string[]];
  /** Whether the best name is its own text, letter by letter: nothing else of the same call can take it then. */
  readonly isExact: boolean;
}

/** Hands out the names of one scope, each once. */
export class NamePool {
  readonly #taken = new Set<string>();

  /**
   * @param next the name to try after `count` others like it were taken or reserved. Default: with as many `_`.
   */
  constructor(
    readonly reserved: readonly ReadonlySet<string>[],
    readonly next = (name: string, count: number): string => name + '_'.repeat(count),
  ) {}

  /** Takes `preferred`, or the first free name after it. For names with a fixed order; others are claimed together. */
  claim(preferred: string): string {
    const name = this.#first(preferred, (candidate) => !this.#taken.has(candidate) && !this.#isReserved(candidate));
    this.#taken.add(name);
    return name;
  }

  /**
   * Names a set of things, whatever their order: what is exact gets its own name first; of the others each gets the
   * best name that no second one of them wants and that is free. Only what has the same names throughout is told apart
   * by the order given.
   */
  claimAll<Key>(wanted: readonly Wanted<Key>[]): Map<Key, string> {
    const given = new Map<Key, string>();
    const grant = (waiting: readonly Wanted<Key>[], level: number): Wanted<Key>[] => {
      const wishes = waiting.map((item) =>
        this.#first(item.names[level] ?? item.names.at(-1) ?? '', (name) => !this.#isReserved(name)),
      );
      const counts = new Map<string, number>();
      for (const name of wishes) counts.set(name, (counts.get(name) ?? 0) + 1);
      const free = wishes.map((name) => counts.get(name) === 1 && !this.#taken.has(name));
      return waiting.filter((item, index) => {
        const name = wishes[index];
        if (name === undefined || free[index] !== true) return true;
        this.#taken.add(name);
        given.set(item.key, name);
        return false;
      });
    };
    const isOwn = (item: Wanted<Key>): boolean => item.isExact && !this.#isReserved(item.names[0]);
    let waiting = [...wanted.filter((item) => !isOwn(item)), ...grant(wanted.filter(isOwn), 0)];
    const levels = waiting.reduce((most, { names }) => Math.max(most, names.length), 0);
    for (let level = 0; level < levels; level += 1) waiting = grant(waiting, level);
    for (const { key, names } of waiting) given.set(key, this.claim(names.at(-1) ?? ''));
    return new Map(wanted.map(({ key }) => [key, given.get(key) ?? '']));
  }

  #isReserved(name: string): boolean {
    return this.reserved.some((names) => names.has(name));
  }

  #first(name: string, isFree: (name: string) => boolean): string {
    let candidate = name;
    for (let count = 1; !isFree(candidate); count += 1) candidate = this.next(name, count);
    return candidate;
  }
}
