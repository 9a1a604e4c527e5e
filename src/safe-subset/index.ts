export type { Issue, Report } from '../../core/issue.js';
export {
  type SafeSubsetBuilder,
  type SafeSubsetInput,
  safeSubset,
  safeSubsetBuilder,
  safeSubsetSchema,
} from '../../generated/safe-subset/safe-subset.builders.js';
export { checkSchema } from '../../schemas/safe-subset/check-schema.js';
export { ProfileError, reportProfile } from '../../schemas/safe-subset/profiles/report-profile.js';
export { formats } from '../../schemas/safe-subset/tables/formats.js';
export { keywords } from '../../schemas/safe-subset/tables/keywords.js';
export { limits } from '../../schemas/safe-subset/tables/limits.js';
export type {
  JsonValue,
  SafeSchema,
  SchemaInput,
  TypeBoxSchema,
} from '../../schemas/safe-subset/tables/safe-schema.js';
export { validateValue } from '../../schemas/safe-subset/validate-value.js';
export type { SchemaReport } from '../../schemas/safe-subset/walk/schema-report.js';
export type { Infer, Schema } from './infer.js';
export { s } from './s.js';
export { SubsetError } from './subset-error.js';
