/** What generated code and the entry points stand on. */
export type { Behavior } from '../../schemas/kit/define-format.js';
export type {
  Basis,
  Issue,
  Profile,
  Report,
  Severity,
  TextResult,
  Trust,
  ValidateOptions,
} from '../../schemas/kit/issue.js';
export { buildDocument, FORMAT, UNSET } from './build.js';
export type { Complete, Given, ItemOf, StillToSet, Variant } from './builder-types.js';
export { type FluentStep, fluentBuilder } from './fluent-builder.js';
export type { FormatInfo, RuntimeFormat, Structure, StructureNode } from './format.js';
export { judge } from './judge.js';
export { judgeText } from './judge-text.js';
export { ManifestError } from './manifest-error.js';
export { type PartFills, part } from './part.js';
export { type StandardSchemaV1, standardSchemaOf } from './standard-schema-of.js';
