import type { NormalSchema } from '../model.js';

/** Whether a branch of a choice only asks for members: `{ required: ['path'] }`. It is a constraint and no variant. */
export function isRequirement(branch: NormalSchema): boolean {
  return branch.required !== undefined && branch.properties === undefined && branch.$ref === undefined;
}
