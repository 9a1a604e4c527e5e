import { requireString } from '../../../core/calls/require-string.js';
import { capitalize } from '../../../core/words/capitalize.js';
import { codePointOrder } from '../../../core/words/code-point-order.js';
import { editDistance } from '../../../core/words/edit-distance.js';
import { iconNames } from '../tables/icon-names.js';

/** The two spellings of an icon's name. */
export interface Icon {
  /** `LayoutDashboard` */
  readonly name: string;
  /** `layout-dashboard` */
  readonly kebab: string;
}

let bySpelling: ReadonlyMap<string, Icon> | undefined;

/**
 * Finds an icon by its PascalCase or kebab-case name, exactly as lucide spells it.
 *
 * @throws {UsageError} `bad-option` for an argument of another type.
 */
export function findIcon(spelling: string): Icon | undefined {
  requireString('spelling', spelling);
  bySpelling ??= indexIcons();
  return bySpelling.get(spelling);
}

function indexIcons(): Map<string, Icon> {
  const icons = new Map<string, Icon>();
  for (const kebab of iconNames) {
    const icon: Icon = { kebab, name: kebab.split('-').map(capitalize).join('') };
    icons.set(icon.kebab, icon);
    // Two kebab-case names can have the same PascalCase name (`axis-3-d`, `axis-3d`); the first one wins.
    if (!icons.has(icon.name)) icons.set(icon.name, icon);
  }
  return icons;
}

const MAX_SUGGESTIONS = 3;
/** A longer spelling is longer than every icon's name, so a search would not find a similar one. */
const MAX_LENGTH = 48;

/**
 * The icons whose names are most similar to an unknown spelling: first those that differ in a few letters,
 * then those that contain all of it. At most three, in kebab-case, the nearest first.
 *
 * @throws {UsageError} `bad-option` for an argument of another type.
 */
export function nearestIcons(spelling: string): string[] {
  requireString('spelling', spelling);
  const wanted = letters(spelling);
  if (wanted === '' || wanted.length > MAX_LENGTH) return [];
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
  return found.slice(0, MAX_SUGGESTIONS).map(({ kebab }) => kebab);
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
