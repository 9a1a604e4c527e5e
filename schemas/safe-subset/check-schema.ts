import type { Report } from '../../core/issue.js';
import { checkSubsetSchema, type SubsetStats } from './check-subset-schema.js';
import { SUBSET_FORMAT } from './tables/index.js';
import { issueOf } from './walk/subset-finding.js';

export type SchemaReport = Report & { readonly stats: SubsetStats };

/**
 * Judges a JSON Schema by the safe subset in which cards describe values. Never throws.
 *
 * @returns errors where the platform refuses the schema, warnings where it accepts what cannot be meant;
 *   `stats` has the number of schema objects, the deepest level (the outermost is 0), and the number of
 *   schema objects with every `$ref` written out.
 */
export function checkSchema(schema: unknown): SchemaReport {
  const { findings, stats } = checkSubsetSchema(schema);
  const issues = findings.map(issueOf);
  return { format: SUBSET_FORMAT, valid: !issues.some((issue) => issue.severity === 'error'), issues, stats };
}
