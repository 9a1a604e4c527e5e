export {
  type BlueprintBuilder,
  type BlueprintInput,
  blueprint,
  blueprintBuilder,
  blueprintSchema,
  service,
  step,
} from '../../generated/nemu/blueprint.builders.js';
export type * from '../../generated/nemu/blueprint.types.js';
export type { Issue, Report, ValidateOptions } from '../runtime/index.js';
export { type BlueprintFilesReport, checkBlueprintFiles } from './check-blueprint-files.js';
export { input } from './input.js';
export type { Infer, Input, ObjectInput } from './input-types.js';
export { validateBlueprint } from './validate-blueprint.js';
