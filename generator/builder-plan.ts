import type { Format } from '../core/format.js';
import type { BuildersPlan } from './emitters/builders/builders-plan.js';
import { planBuilders } from './emitters/builders/plan-builders.js';
import type { FormatModel } from './model.js';
import { buildModel } from './stages/build-model.js';

export type { BuildersPlan } from './emitters/builders/builders-plan.js';
export { isOpen } from './emitters/builders/object-shape.js';
export type { FormatModel } from './model.js';
export { formatTypeScript } from './print/code/format-typescript.js';

/** A format with the functions that its builders module exports. */
export interface BuilderPlan {
  readonly model: FormatModel;
  readonly plan: BuildersPlan;
}

/**
 * What the builders of a format are, for those who write calls of them. With the exports beside it, this is all of
 * the generator that they need.
 *
 * @throws {ModelError} for a schema that cannot be printed faithfully.
 */
export function builderPlan(format: Format): BuilderPlan {
  const model = buildModel(format);
  return { model, plan: planBuilders(model) };
}
