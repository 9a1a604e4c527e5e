import { iconNames } from '../icon-names.js';

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

function capitalize(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
