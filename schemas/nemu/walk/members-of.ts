import type { Placed } from './repeats.js';

/** The texts that one member of each item of a list holds: `/steps/0/id`, `/steps/1/id`, … */
export function* membersOf<Key extends string>(
  base: string,
  items: readonly ({ readonly [K in Key]?: string | undefined } | undefined)[] | undefined,
  key: Key,
): Iterable<Placed> {
  for (const [index, item] of (items ?? []).entries()) {
    const text = item?.[key];
    if (text !== undefined) yield { path: `${base}/${index}/${key}`, text };
  }
}
