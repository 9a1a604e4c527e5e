import type { Family } from '../family.js';

/** `letterpress check-schema`, and how `letterpress import` writes the schemas in a manifest. */
export const safeSubset: Family = {
  name: 'safe-subset',
  commands: { 'check-schema': async () => (await import('./check-schema.js')).checkSchema },
  loadWriter: async () => (await import('./subset-expression.js')).subsetExpression,
};
