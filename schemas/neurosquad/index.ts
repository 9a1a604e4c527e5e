import { defineFormat } from '../../core/format.js';
import { cardBehavior } from './card.behavior.js';
import { CardManifest } from './card.schema.js';
import { companions } from './examples/companions.js';
import { cardExamples } from './examples/index.js';
import { cardReference } from './reference/index.js';

/** The manifest of a NeuroSquad card. */
export const card = defineFormat({
  id: 'neurosquad/card',
  title: 'NeuroSquad card manifest',
  description:
    'Every NeuroSquad card has this file at the root of its folder. The app reads it at install and rejects a card whose manifest breaks the contract.',
  fileNames: ['neurosquad-card.json'],
  schema: CardManifest,
  source: 'schemas/neurosquad/card.schema.ts',
  behavior: cardBehavior,
  behaviorFrom: 'schemas/neurosquad/card.behavior.ts#cardBehavior',
  acceptsSchemaKey: true,
  publish: { $id: 'https://neurosquad.ai/schemas/neurosquad-card.v1.json' },
  reference: cardReference,
  examples: cardExamples,
  companions,
});
