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
    "A card bundles skills, hooks, MCP servers, and an agent's persona, beliefs and memory under one name and version. The card manifest says what the card contains. drwn keeps properties that it does not know, and ignores them.",
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
    'The resolved cards of a project: for each card its version, where it came from, the hash of its tree and its complete manifest. drwn keeps the lockfile at `.agents/drwn/card.lock` and reads versions 2, 3 and 4.',
  fileNames: ['card.lock'],
  schema: Lockfile,
  source: 'schemas/drwn/lock.schema.ts',
  behavior: lockBehavior,
  behaviorFrom: 'schemas/drwn/lock.behavior.ts#lockBehavior',
  reference: await lockReference(Lockfile),
  examples: lockExamples,
});
