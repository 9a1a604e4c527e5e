import { capitalize } from '../../../core/words/capitalize.js';
import { codePointOrder } from '../../../core/words/code-point-order.js';
import { iconNames } from '../tables/icon-names.js';

/** An icon's two spellings. */
export interface Icon {
  /** `LayoutDashboard` */
  readonly name: string;
  /** `layout-dashboard` */
  readonly kebab: string;
}

let bySpelling: ReadonlyMap<string, Icon> | undefined;

/** Looks an icon up by its PascalCase or kebab name, exactly as lucide spells it. */
export function findIcon(spelling: string): Icon | undefined {
  bySpelling ??= indexIcons();
  return bySpelling.get(spelling);
}

function indexIcons(): Map<string, Icon> {
  const icons = new Map<string, Icon>();
  for (const kebab of iconNames) {
    const icon: Icon = { kebab, name: kebab.split('-').map(capitalize).join('') };
    icons.set(icon.kebab, icon);
    // Two kebab names may share one PascalCase name (`axis-3-d`, `axis-3d`); the first stands.
    if (!icons.has(icon.name)) icons.set(icon.name, icon);
  }
  return icons;
}

const MOST = 3;
/** A spelling longer than every icon's name has no near one worth the search. */
const LONGEST = 48;

/**
 * The icons whose names come closest to a spelling that is none: first those that differ in a few letters,
 * then those that hold all of it. At most three, in kebab form, the nearest first.
 */
export function nearestIcons(spelling: string): string[] {
  const wanted = letters(spelling);
  if (wanted === '' || wanted.length > LONGEST) return [];
  const allowed = Math.max(Math.floor(wanted.length / 4), Math.min(2, Math.floor(wanted.length / 3)));
  const found: { kebab: string; distance: number }[] = [];
  for (const kebab of iconNames) {
    const name = letters(kebab);
    const distance = editDistance(wanted, name, allowed);
    if (distance !== undefined) found.push({ kebab, distance });
    else if (wanted.length >= 4 && name.includes(wanted)) {
      found.push({ kebab, distance: allowed + name.length - wanted.length });
    }
  }
  found.sort((a, b) => a.distance - b.distance || codePointOrder(a.kebab, b.kebab));
  return found.slice(0, MOST).map(({ kebab }) => kebab);
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** Letters to change, add, drop or swap with their neighbour; nothing when they are more than `most`. */
function editDistance(a: string, b: string, most: number): number | undefined {
  if (Math.abs(a.length - b.length) > most) return undefined;
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const step = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(at(row, j - 1) + step, at(row, j) + 1, at(next, j - 1) + 1);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, at(before, j - 2) + 1);
      next.push(cost);
    }
    // One swap reaches back two rows, so both must be past the limit.
    if (Math.min(...row, ...next) > most) return undefined;
    before = row;
    row = next;
  }
  return at(row, b.length) <= most ? at(row, b.length) : undefined;
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
