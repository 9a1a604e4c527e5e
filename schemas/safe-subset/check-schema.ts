import { checkSubsetSchema } from './check-subset-schema.js';
import { type SchemaReport, schemaReport } from './walk/schema-report.js';

/**
 * Validates a JSON Schema against the safe subset in which cards describe values. Never throws.
 *
 * @returns errors where the platform rejects the schema, warnings where it accepts what is surely a mistake;
 *   `stats` has the number of schema objects, the deepest level (the root is 0), and the number of
 *   schema objects with every `$ref` expanded.
 */
export function checkSchema(schema: unknown): SchemaReport {
  const { findings, stats } = checkSubsetSchema(schema);
  return schemaReport(findings, stats);
}
