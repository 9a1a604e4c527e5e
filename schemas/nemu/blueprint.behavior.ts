import type { Behavior } from '../../core/format.js';
import type { BlueprintManifest } from './blueprint.schema.js';
import { hostFault } from './grammar/host-fault.js';
import { pathFault } from './grammar/path-fault.js';
import { propertyNameFault } from './grammar/property-name-fault.js';
import { slugFault } from './grammar/slug-fault.js';
import { blueprintRules } from './rules/index.js';

/** What validating a blueprint needs beyond its schema. */
export const blueprintBehavior: Behavior<BlueprintManifest> = {
  rules: blueprintRules,
  codes: async () => (await import('./codes.js')).codes,
  fixers: { slug: slugFault, path: pathFault, host: hostFault, propertyName: propertyNameFault },
  // A manifest of another version has many issues, and only this one explains the others.
  precedence: ({ path }) => (path === '/schema_version' ? 0 : 1),
};
