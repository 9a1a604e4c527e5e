import { codePointOrder } from '../../../core/words/code-point-order.js';
import type { NamePool } from '../../print/names/name-pool.js';
import type { BuildersPlan } from './builders-plan.js';

const HELPERS = [
  'buildDocument',
  'fluentBuilder',
  'part',
  'standardSchemaOf',
  'Complete',
  'Given',
  'ItemOf',
  'StandardSchemaV1',
] as const;

export type Helper = (typeof HELPERS)[number];

/** The local names of a builders module's imports; names of the document itself take precedence. */
export interface ImportedNames {
  readonly helpers: Readonly<Record<Helper, string>>;
  /** The runtime format. */
  readonly format: string;
}

/** Claims a local name for each helper and for the runtime format; a name that is taken gets a trailing `_`. */
export function importedNames(format: string, names: NamePool): ImportedNames {
  const claimed = HELPERS.map((helper) => [helper, names.claim(helper)] as const);
  return { helpers: Object.fromEntries(claimed) as Record<Helper, string>, format: names.claim(format) };
}

/** The helpers that the module of a plan uses. */
export function usedHelpers({ document, namespaces, identities, factories }: BuildersPlan): readonly Helper[] {
  const { fluent } = document;
  const inputs = [document, ...factories, ...namespaces.flatMap((namespace) => namespace.factories)];
  const takesMembers = inputs.some(
    ({ input }) => input === undefined || input.members.length > 0 || input.indexes.length > 0,
  );
  const uses: Readonly<Record<Helper, boolean>> = {
    buildDocument: true,
    fluentBuilder: fluent !== undefined,
    part: namespaces.length + identities.length + factories.length > 0,
    standardSchemaOf: true,
    Complete: fluent !== undefined,
    Given: takesMembers || identities.length > 0,
    ItemOf: fluent?.methods.some(({ adds }) => adds) ?? false,
    StandardSchemaV1: true,
  };
  return HELPERS.filter((helper) => uses[helper]);
}

/** The generated types that the module of a plan names. */
export function usedTypes({ document, namespaces, identities, factories }: BuildersPlan): readonly string[] {
  const named = [
    document.returns,
    ...namespaces.flatMap((namespace) => namespace.factories.map(({ returns }) => returns)),
    ...identities.map(({ type }) => type),
    ...factories.map(({ returns }) => returns),
  ];
  return [...new Set(named)].sort(codePointOrder);
}
