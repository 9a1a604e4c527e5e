import { defineFormat } from '../kit/define-format.js';
import { schemaBehavior } from './behavior.js';
import { schemaExamples } from './examples.js';
import { SUBSET_FORMAT } from './format-id.js';
import { SafeSchema } from './meta.schema.js';
import { referenceSections } from './reference.js';
import { table } from './table.js';

/** A JSON Schema in the safe subset, in a file of its own. */
export const safeSubset = defineFormat({
  id: SUBSET_FORMAT,
  title: 'Safe JSON Schema subset',
  description:
    'The part of JSON Schema 2020-12 in which NeuroSquad cards describe port values, responses and tool inputs. The app runs these schemas, so the subset leaves out what cannot be run in bounded time.',
  fileNames: ['safe-subset.json'],
  schema: SafeSchema,
  source: 'schemas/safe-subset/meta.schema.ts',
  behavior: schemaBehavior,
  behaviorFrom: 'schemas/safe-subset/behavior.ts#schemaBehavior',
  acceptsSchemaKey: true,
  reference: referenceSections(table),
  examples: schemaExamples,
});
