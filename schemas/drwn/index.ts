import { defineFormat } from '../../core/format.js';
import { cardBehavior } from './card.behavior.js';
import { CardManifest } from './card.schema.js';
import { cardExamples } from './examples/card-examples.js';
import { lockExamples } from './examples/lock-examples.js';
import { lockBehavior } from './lock.behavior.js';
import { Lockfile } from './lock.schema.js';
import { cardReference, lockReference } from './reference/index.js';

/** The manifest of a drwn card. */
export const card = defineFormat({
  id: 'drwn/card',
  title: 'drwn card manifest',
  description:
    'A card bundles skills, hooks, MCP servers and parts of an agent’s mind under one name and version. Its manifest says what is in it; keys that drwn does not know are kept and passed over.',
  fileNames: ['card.json'],
  schema: CardManifest,
  source: 'schemas/drwn/card.schema.ts',
  behavior: cardBehavior,
  behaviorFrom: 'schemas/drwn/card.behavior.ts#cardBehavior',
  acceptsSchemaKey: true,
  reference: cardReference(CardManifest),
  examples: cardExamples,
});

/** The lockfile of a project that uses drwn cards. */
export const lock = defineFormat({
  id: 'drwn/lock',
  title: 'drwn lockfile',
  description:
    'The cards of a project, resolved: for each the version that was taken, where it came from, the hash of its tree and its whole manifest. drwn keeps it at `.agents/drwn/card.lock` and reads versions 2, 3 and 4.',
  fileNames: ['card.lock'],
  schema: Lockfile,
  source: 'schemas/drwn/lock.schema.ts',
  behavior: lockBehavior,
  behaviorFrom: 'schemas/drwn/lock.behavior.ts#lockBehavior',
  reference: await lockReference(Lockfile),
  examples: lockExamples,
});
