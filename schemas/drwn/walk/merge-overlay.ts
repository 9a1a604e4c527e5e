import { copyJson } from '../../../core/json/copy-json.js';
import { own } from '../../../core/json/own.js';

/** A project's configuration (`.agents/drwn/config.json`); members that drwn does not merge are kept. */
export interface ProjectConfig {
  readonly skills?: { readonly include?: readonly string[]; readonly exclude?: readonly string[] } | null;
  readonly servers?: Readonly<Record<string, unknown>> | null;
  readonly extensions?: Readonly<Record<string, unknown>> | null;
  readonly targets?: Readonly<Record<string, unknown>> | null;
  readonly [other: string]: unknown;
}

/** What an overlay takes from a card's manifest. */
export interface OverlayManifest {
  readonly skills?: { readonly include?: readonly string[] | undefined } | undefined;
  readonly servers?: Readonly<Record<string, unknown>> | undefined;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
  readonly targets?: Readonly<Record<string, unknown>> | undefined;
}

const MERGED = ['servers', 'extensions', 'targets'] as const;

/**
 * Lays cards over a project as drwn does when it writes: `servers`, `extensions` and `targets` of the cards in order,
 * then of the project, each entry whole, later ones in the place of earlier ones of the same key; `skills.include` as the
 * union, cards first. The project's `skills.exclude` is carried along and not applied. Nothing else of a card counts.
 *
 * @returns a copy; neither the project nor a manifest is changed or shared.
 * @see the specification's "Project Overlay at Write"; order and corner cases were measured on drwn 0.5.0.
 */
export function mergeOverlay(project: ProjectConfig, manifests: readonly OverlayManifest[]): ProjectConfig {
  const merged = new Map<string, unknown>(membersOf(project));
  // A member that the project lacks stands where the first card that has it puts it.
  for (const manifest of manifests) for (const member of MERGED) if (own(manifest, member)) place(merged, member);

  const include = new Set([
    ...manifests.flatMap((manifest) => namesOf(own(manifest, 'skills', 'include'))),
    ...namesOf(own(project, 'skills', 'include')),
  ]);
  const exclude = own(project, 'skills', 'exclude');
  if (include.size > 0 || exclude) {
    merged.set('skills', { include: [...include], ...(exclude === undefined ? {} : { exclude }) });
  }
  for (const member of MERGED) {
    const layers = [...manifests.map((manifest) => own(manifest, member)), own(project, member)];
    merged.set(member, Object.fromEntries(new Map(layers.flatMap(membersOf))));
  }
  return copyJson(Object.fromEntries(merged)) as ProjectConfig;
}

function place(merged: Map<string, unknown>, member: string): void {
  if (!merged.has(member)) merged.set(member, {});
}

/** The own members of a value as a spread takes them: by index for lists and texts, none for numbers and the like. */
function membersOf(value: unknown): [string, unknown][] {
  return value === null || value === undefined ? [] : Object.entries(value);
}

function namesOf(include: unknown): readonly unknown[] {
  if (typeof include === 'string') return [...include];
  return Array.isArray(include) ? include : [];
}
