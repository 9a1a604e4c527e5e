import { defineFormat } from '../../core/format.js';
import { schemaExamples } from './examples/index.js';
import { referenceSections } from './reference/index.js';
import { schemaBehavior } from './safe-subset.behavior.js';
import { SafeSchema } from './safe-subset.schema.js';
import { SUBSET_FORMAT, table } from './tables/index.js';

/** A JSON Schema in the safe subset, in its own file. */
export const safeSubset = defineFormat({
  id: SUBSET_FORMAT,
  title: 'Safe JSON Schema subset',
  description:
    'The part of JSON Schema 2020-12 in which NeuroSquad cards describe port values, responses and tool inputs. The app runs these schemas, so the subset leaves out everything that cannot run in bounded time.',
  fileNames: ['safe-subset.json'],
  schema: SafeSchema,
  source: 'schemas/safe-subset/safe-subset.schema.ts',
  behavior: schemaBehavior,
  behaviorFrom: 'schemas/safe-subset/safe-subset.behavior.ts#schemaBehavior',
  acceptsSchemaKey: true,
  reference: referenceSections(table),
  examples: schemaExamples,
});
