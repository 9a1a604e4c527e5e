import type { Report } from '../../core/issue.js';
import { checkSubsetSchema, type SubsetStats } from './check-subset-schema.js';
import { SUBSET_FORMAT } from './tables/index.js';
import { issueOf } from './walk/subset-finding.js';

export type SchemaReport = Report & { readonly stats: SubsetStats };

/**
 * Validates a JSON Schema against the safe subset in which cards describe values. Never throws.
 *
 * @returns errors where the platform rejects the schema, warnings where it accepts what is surely a mistake;
 *   `stats` has the number of schema objects, the deepest level (the root is 0), and the number of
 *   schema objects with every `$ref` expanded.
 */
export function checkSchema(schema: unknown): SchemaReport {
  const { findings, stats } = checkSubsetSchema(schema);
  const issues = findings.map(issueOf);
  return { format: SUBSET_FORMAT, valid: !issues.some((issue) => issue.severity === 'error'), issues, stats };
}
