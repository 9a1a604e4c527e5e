import { defineFormat } from '../../core/format.js';
import { blueprintBehavior } from './blueprint.behavior.js';
import { BlueprintManifest } from './blueprint.schema.js';
import { companions } from './examples/companions.js';
import { blueprintExamples } from './examples/index.js';
import { blueprintReference } from './reference/index.js';

/** The manifest of a Nemu blueprint. */
export const blueprint = defineFormat({
  id: 'nemu/blueprint',
  title: 'Nemu Blueprint Manifest v2',
  description:
    'A Nemu blueprint is a recipe that a coding agent follows: what it builds, what it asks for first, the documents to work through in order, and one command that proves the result. The manifest lists all of this; the Markdown documents it names describe the work itself.',
  fileNames: ['ai-automation/nemu.manifest.json', 'nemu.manifest.json'],
  schema: BlueprintManifest,
  source: 'schemas/nemu/blueprint.schema.ts',
  behavior: blueprintBehavior,
  behaviorFrom: 'schemas/nemu/blueprint.behavior.ts#blueprintBehavior',
  filesFrom: 'src/nemu/manifest-file-issues.ts#manifestFileIssues',
  acceptsSchemaKey: false,
  publish: {
    dialect: 'draft-07',
    $id: 'https://nemu.ae/schemas/manifest-v2.json',
    annotations: ['title'],
    definitions: ['inputSchema'],
    banner: false,
  },
  reference: blueprintReference,
  examples: blueprintExamples,
  companions,
});
