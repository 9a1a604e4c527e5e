import type { Behavior } from '../../core/format.js';
import { withinSubset } from './rules/within-subset.js';

/** What judging a schema of the subset takes: its checker, and nothing else. */
export const schemaBehavior: Behavior<unknown> = {
  rules: [withinSubset],
  codes: async () => (await import('./codes.js')).codes,
};
