/** Everything for NeuroSquad cards: builders, types, the check of a whole manifest and of its texts. */
export * from '../../generated/neurosquad/card.builders.js';
export type * from '../../generated/neurosquad/card.types.js';
export type { Issue, Report, TextResult, ValidateOptions } from '../runtime/index.js';
export { checkCardPath, checkHostPattern } from './check-text.js';
export { validateCard } from './validate-card.js';
