import { defineFormat } from '../../core/format.js';
import { companions } from './examples/companions.js';
import { packageExamples } from './examples/index.js';
import { packageBehavior } from './package.behavior.js';
import { NeuralisPackage } from './package.schema.js';
import { packageReference } from './reference/index.js';
import { packageOptions } from './tables/options.js';

/** The manifest of a Neuralis package. */
export const neuralisPackage = defineFormat({
  id: 'neuralis/package',
  title: 'Neuralis package',
  description:
    'A Neuralis package declares what it adds to the workspace: widgets, cards and dock entries. The declaration is the `neuralis` property of `package.json`, or a file of its own, `neuralis.package.json`, whose content is the same block. If the host rejects one surface, the whole package fails to load.',
  fileNames: ['neuralis.package.json', 'package.json'],
  schema: NeuralisPackage,
  source: 'schemas/neuralis/package.schema.ts',
  behavior: packageBehavior,
  behaviorFrom: 'schemas/neuralis/package.behavior.ts#packageBehavior',
  options: packageOptions,
  acceptsSchemaKey: true,
  reference: packageReference,
  examples: packageExamples,
  companions,
});
