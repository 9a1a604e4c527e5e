/** Everything for NeuroSquad cards: builders, types, and functions that validate a manifest or check a path or host. */
export * from '../../generated/neurosquad/card.builders.js';
export type * from '../../generated/neurosquad/card.types.js';
export type { Issue, Report, TextResult, ValidateOptions } from '../runtime/index.js';
export { checkCardPath, checkHostPattern } from './check-text.js';
export { validateCard } from './validate-card.js';
