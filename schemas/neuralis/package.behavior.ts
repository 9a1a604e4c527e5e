import type { Behavior } from '../../core/format.js';
import { hasOwn, own } from '../../core/json/own.js';
import type { NeuralisPackage } from './package.schema.js';
import { packageRules } from './rules/index.js';

/**
 * What validating a package needs besides its schema. Of a file with a `neuralis` property, only that block is
 * validated, so rules see one shape. The schema describes the whole file of either kind, and so the block alone too.
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
