// Generated from schemas/neurosquad/card.schema.ts, schemas/neuralis/package.schema.ts, schemas/drwn/card.schema.ts, schemas/drwn/lock.schema.ts, schemas/nemu/blueprint.schema.ts, schemas/safe-subset/safe-subset.schema.ts by `npm run generate`.
// Edit the source instead.

import type { FormatInfo } from '../src/runtime/index.js';

/** The id of a format: `family/document`. */
export type FormatId =
  'neurosquad/card' | 'neuralis/package' | 'drwn/card' | 'drwn/lock' | 'nemu/blueprint' | 'safe-subset/safe-subset';

/** The type of each format's documents. */
export interface DocumentById {
  'neurosquad/card': import('./neurosquad/card.types.js').CardManifest;
  'neuralis/package': import('./neuralis/package.types.js').NeuralisPackage;
  'drwn/card': import('./drwn/card.types.js').CardManifest;
  'drwn/lock': import('./drwn/lock.types.js').Lockfile;
  'nemu/blueprint': import('./nemu/blueprint.types.js').BlueprintManifest;
  'safe-subset/safe-subset': import('./safe-subset/safe-subset.types.js').SafeSchema;
}

/** Facts about each format that are available without loading its validator. */
export const INFO_BY_ID: Readonly<Record<FormatId, FormatInfo & { readonly id: FormatId }>> = {
  'neurosquad/card': {
    id: 'neurosquad/card',
    title: 'NeuroSquad card manifest',
    fileNames: ['neurosquad-card.json'],
    $id: 'https://neurosquad.ai/schemas/neurosquad-card.v1.json',
    dialect: '2020-12',
    acceptsSchemaKey: true,
  },
  'neuralis/package': {
    id: 'neuralis/package',
    title: 'Neuralis package',
    fileNames: ['neuralis.package.json', 'package.json'],
    $id: 'urn:letterpress:neuralis:package',
    dialect: '2020-12',
    acceptsSchemaKey: true,
    options: {
      trust: {
        value: 'level',
        choices: ['untrusted', 'trusted', 'first-party'],
        summary: 'how far the host trusts a package',
      },
    },
  },
  'drwn/card': {
    id: 'drwn/card',
    title: 'drwn card manifest',
    fileNames: ['card.json'],
    $id: 'urn:letterpress:drwn:card',
    dialect: '2020-12',
    acceptsSchemaKey: true,
  },
  'drwn/lock': {
    id: 'drwn/lock',
    title: 'drwn lockfile',
    fileNames: ['card.lock'],
    $id: 'urn:letterpress:drwn:lock',
    dialect: '2020-12',
    acceptsSchemaKey: false,
  },
  'nemu/blueprint': {
    id: 'nemu/blueprint',
    title: 'Nemu Blueprint Manifest v2',
    fileNames: ['ai-automation/nemu.manifest.json', 'nemu.manifest.json'],
    $id: 'https://nemu.ae/schemas/manifest-v2.json',
    dialect: 'draft-07',
    acceptsSchemaKey: false,
  },
  'safe-subset/safe-subset': {
    id: 'safe-subset/safe-subset',
    title: 'Safe JSON Schema subset',
    fileNames: ['safe-subset.json'],
    $id: 'urn:letterpress:safe-subset:safe-subset',
    dialect: '2020-12',
    acceptsSchemaKey: true,
  },
};

/** The same as an array. */
export const FORMAT_INFOS: readonly (FormatInfo & { readonly id: FormatId })[] = Object.values(INFO_BY_ID);
