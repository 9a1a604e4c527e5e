import { requireJson } from '../../../core/calls/require-json.js';
import { requireList } from '../../../core/calls/require-list.js';
import { copyJson } from '../../../core/json/copy-json.js';
import { own } from '../../../core/json/own.js';
import { distinct } from '../../../core/json/text-map.js';

/** A project's configuration (`.agents/drwn/config.json`); properties that drwn does not merge are kept. */
export interface ProjectConfig {
  readonly skills?: { readonly include?: readonly string[]; readonly exclude?: readonly string[] } | null;
  readonly servers?: Readonly<Record<string, unknown>> | null;
  readonly extensions?: Readonly<Record<string, unknown>> | null;
  readonly targets?: Readonly<Record<string, unknown>> | null;
  readonly [other: string]: unknown;
}

/** The properties of a card manifest that are merged into a project. */
export interface OverlayManifest {
  readonly skills?: { readonly include?: readonly string[] | undefined } | undefined;
  readonly servers?: Readonly<Record<string, unknown>> | undefined;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
  readonly targets?: Readonly<Record<string, unknown>> | undefined;
}

const MERGED = ['servers', 'extensions', 'targets'] as const;

/**
 * Merges cards into a project as drwn does when it writes. `servers`, `extensions` and `targets` are taken from the cards
 * in order, then from the project; a later entry replaces an earlier one with the same key as a whole. `skills.include`
 * is the union, cards first. The project's `skills.exclude` is kept but not applied. Nothing else in a card is merged.
 *
 * @returns a copy that shares nothing with the project or the manifests.
 * @throws {UsageError} `bad-option` for what JSON cannot represent: a cycle, too many shared objects, a getter that throws.
 * @see the specification's "Project Overlay at Write"; the order and the corner cases were measured on drwn 0.5.0.
 */
export function mergeOverlay(project: ProjectConfig, manifests: readonly OverlayManifest[]): ProjectConfig {
  return merge(requireJson('project', project), requireList('manifests', requireJson('manifests', manifests)));
}

function merge(project: unknown, manifests: readonly unknown[]): ProjectConfig {
  const merged = new Map<string, unknown>(propertiesOf(project));
  // A property that the project lacks is added in the order in which the cards first have it.
  for (const manifest of manifests)
    for (const property of MERGED) if (own(manifest, property)) reserve(merged, property);

  const include = distinct([
    ...manifests.flatMap((manifest) => namesOf(own(manifest, 'skills', 'include'))),
    ...namesOf(own(project, 'skills', 'include')),
  ]);
  const exclude = own(project, 'skills', 'exclude');
  if (include.length > 0 || exclude) {
    merged.set('skills', { include, ...(exclude === undefined ? {} : { exclude }) });
  }
  for (const property of MERGED) {
    const layers = [...manifests.map((manifest) => own(manifest, property)), own(project, property)];
    merged.set(property, Object.fromEntries(new Map(layers.flatMap(propertiesOf))));
  }
  return copyJson(Object.fromEntries(merged)) as ProjectConfig;
}

function reserve(merged: Map<string, unknown>, property: string): void {
  if (!merged.has(property)) merged.set(property, {});
}

/** The own properties of a value, as object spread copies them: by index for arrays and strings, none for other primitives. */
function propertiesOf(value: unknown): [string, unknown][] {
  return value === null || value === undefined ? [] : Object.entries(value);
}

function namesOf(include: unknown): readonly unknown[] {
  if (typeof include === 'string') return [...include];
  return Array.isArray(include) ? include : [];
}
