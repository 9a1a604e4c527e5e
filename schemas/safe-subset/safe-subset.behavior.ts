import type { Behavior } from '../../core/format.js';
import { withinSubset } from './rules/within-subset.js';

/** What validating a schema of the subset needs: only its checker. */
export const schemaBehavior: Behavior<unknown> = {
  rules: [withinSubset],
  codes: async () => (await import('./codes.js')).codes,
};
