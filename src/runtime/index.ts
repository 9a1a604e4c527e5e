/** What generated code and the entry points use. */
export type { Behavior, FolderCheck } from '../../core/format.js';
export type {
  Basis,
  Issue,
  Profile,
  Report,
  Severity,
  TextResult,
  Trust,
  ValidateOptions,
} from '../../core/issue.js';
export { buildDocument, FORMAT, UNSET } from './build/build-document.js';
export type { Complete, Given, ItemOf, MissingProperties } from './build/builder-types.js';
export { type FluentStep, fluentBuilder } from './build/fluent-builder.js';
export { ManifestError } from './build/manifest-error.js';
export { type PartFills, part } from './build/part.js';
export type { FormatInfo, RuntimeFormat, Structure, StructureNode } from './format.js';
export { type StandardSchemaV1, standardSchemaOf } from './standard-schema-of.js';
export { validate } from './validate.js';
export { validateText } from './validate-text.js';
