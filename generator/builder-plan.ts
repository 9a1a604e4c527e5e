import type { Format } from '../core/format.js';
import type { BuildersPlan } from './emitters/builders/builders-plan.js';
import { planBuilders } from './emitters/builders/plan-builders.js';
import type { FormatModel } from './model.js';
import { buildModel } from './stages/build-model.js';

export type { BuildersPlan } from './emitters/builders/builders-plan.js';
export { isBareObject, takesName } from './index-signatures.js';
export type { FormatModel } from './model.js';
export { formatTypeScript } from './print/code/format-typescript.js';

/** A format with the functions that its builders module exports. */
export interface BuilderPlan {
  readonly model: FormatModel;
  readonly plan: BuildersPlan;
}

/**
 * The builders of a format, for code that writes calls of them. Together with the other exports of this file, it is
 * all that such code needs from the generator.
 *
 * @throws {ModelError} for a schema that cannot be printed faithfully.
 */
export function builderPlan(format: Format): BuilderPlan {
  const model = buildModel(format);
  return { model, plan: planBuilders(model) };
}
