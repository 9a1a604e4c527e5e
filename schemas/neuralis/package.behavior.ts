import type { Behavior } from '../../core/format.js';
import { hasOwn, own } from '../../core/json/own.js';
import type { NeuralisPackage } from './package.schema.js';
import { packageRules } from './rules/index.js';

/**
 * What judging a package takes besides its schema. A file with a `neuralis` key is judged by that block,
 * so rules see one shape; the schema describes the whole file of either kind, which holds for the block alone too.
 */
export const packageBehavior: Behavior<NeuralisPackage> = {
  rules: packageRules,
  codes: async () => (await import('./codes.js')).codes,
  select: (file) => (hasBlock(file) ? { value: own(file, 'neuralis'), base: '/neuralis' } : { value: file, base: '' }),
  sharedNames: new Map([['package.json', hasBlock]]),
};

function hasBlock(file: unknown): boolean {
  return hasOwn(file, 'neuralis');
}
