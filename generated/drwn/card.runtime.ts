// Generated from schemas/drwn/card.schema.ts by `npm run generate`.
// Edit the source instead.

import type { RuntimeFormat } from '../../src/runtime/index.js';
import { cardBehavior } from '../../schemas/drwn/card.behavior.js';
import { INFO_BY_ID } from '../formats.js';
import { validate } from './card.validator.js';

/** Everything needed to validate a CardManifest. */
export const cardRuntime: RuntimeFormat = {
  ...INFO_BY_ID['drwn/card'],
  isValid: validate,
  behavior: cardBehavior,
  structure: {
    root: {
      title: 'Card manifest',
      type: 'object',
      required: ['name', 'version'],
      properties: {
        $schema: { type: 'string', 'x-letterpress': { leniency: { type: { platform: 'ignored' } } } },
        name: {
          type: 'string',
          pattern: '^(?:@[a-z0-9-]+/)?[a-z0-9-]+$',
          'x-letterpress': {
            constraint: '`@scope/name` or `name` in lowercase letters, digits and dashes',
            fix: 'cardName',
          },
        },
        version: { type: 'string' },
        description: { type: 'string', 'x-letterpress': { leniency: { type: { platform: 'ignored' } } } },
        license: { type: 'string', 'x-letterpress': { leniency: { type: { platform: 'ignored' } } } },
        harness: { $ref: '#/$defs/Harness' },
        stability: { enum: ['experimental', 'stable', 'production'] },
        lastValidatedWith: { type: 'string' },
        testStatusBadge: { type: 'string' },
        skills: { $ref: '#/$defs/Skills' },
        hooks: { $ref: '#/$defs/Hooks' },
        persona: { $ref: '#/$defs/ContentDeclaration' },
        beliefs: { $ref: '#/$defs/ContentDeclaration' },
        memory: { $ref: '#/$defs/Memory' },
        bundles: {
          type: 'object',
          additionalProperties: { type: 'string' },
          'x-letterpress': { leniency: { type: { platform: 'ignored' } } },
        },
        servers: {
          type: 'object',
          additionalProperties: { $ref: '#/$defs/ServerEntry' },
          'x-letterpress': { leniency: { type: { platform: 'ignored' } } },
        },
        extensions: {
          type: 'object',
          additionalProperties: { type: 'object', 'x-letterpress': { leniency: { type: { platform: 'ignored' } } } },
          'x-letterpress': { leniency: { type: { platform: 'ignored' } } },
        },
        targets: { $ref: '#/$defs/Targets' },
      },
    },
    definitions: {
      Harness: {
        title: 'Harness',
        type: 'object',
        properties: {
          minVersion: { type: 'string', 'x-letterpress': { leniency: { type: { platform: 'ignored' } } } },
        },
        'x-letterpress': { leniency: { type: { platform: 'ignored' } } },
      },
      Skills: {
        title: 'Skills',
        type: 'object',
        properties: {
          include: {
            type: 'array',
            items: { type: 'string', 'x-letterpress': { leniency: { type: { platform: 'ignored' } } } },
            'x-letterpress': { leniency: { type: { platform: 'ignored' } } },
          },
          shared: { type: 'array', items: {} },
        },
        'x-letterpress': { leniency: { type: { platform: 'ignored' } } },
      },
      Hooks: {
        title: 'Hooks',
        type: 'object',
        properties: {
          include: {
            type: 'array',
            items: { type: 'string', 'x-letterpress': { leniency: { type: { platform: 'ignored' } } } },
            'x-letterpress': { leniency: { type: { platform: 'ignored' } } },
          },
        },
        'x-letterpress': { leniency: { type: { platform: 'ignored' } } },
      },
      ContentDeclaration: {
        title: 'Content declaration',
        type: 'object',
        properties: {
          include: {
            type: 'array',
            items: {
              type: 'string',
              pattern: '^[^./\\\\]+(?:\\.[^./\\\\]+)*\\.?$',
              'x-letterpress': { constraint: 'a folder name without `/`, `\\` or `..` that does not start with a dot' },
            },
          },
          visibility: { $ref: '#/$defs/Visibility' },
        },
      },
      Memory: {
        title: 'Memory',
        type: 'object',
        additionalProperties: false,
        properties: {
          l4: { $ref: '#/$defs/MemoryLayer' },
          l5: { $ref: '#/$defs/MemoryLayer' },
          l6: { $ref: '#/$defs/MemoryLayer' },
        },
      },
      ServerEntry: {
        title: 'Server entry',
        type: 'object',
        properties: {
          enabled: { type: 'boolean', 'x-letterpress': { leniency: { type: { platform: 'ignored' } } } },
          description: { type: 'string', 'x-letterpress': { leniency: { type: { platform: 'ignored' } } } },
          transport: { type: 'string', 'x-letterpress': { leniency: { type: { platform: 'ignored' } } } },
          command: { type: 'string', 'x-letterpress': { leniency: { type: { platform: 'ignored' } } } },
          args: {
            type: 'array',
            items: { type: 'string', 'x-letterpress': { leniency: { type: { platform: 'ignored' } } } },
            'x-letterpress': { leniency: { type: { platform: 'ignored' } } },
          },
          url: { type: 'string', 'x-letterpress': { leniency: { type: { platform: 'ignored' } } } },
          optional: { type: 'boolean', 'x-letterpress': { leniency: { type: { platform: 'ignored' } } } },
        },
        'x-letterpress': { leniency: { type: { platform: 'ignored' } } },
      },
      Targets: {
        title: 'Targets',
        type: 'object',
        additionalProperties: false,
        properties: {
          claude: { $ref: '#/$defs/TargetEntry' },
          codex: { $ref: '#/$defs/TargetEntry' },
          cursor: { $ref: '#/$defs/TargetEntry' },
        },
        'x-letterpress': { leniency: { type: { platform: 'ignored' } } },
      },
      Visibility: { title: 'Visibility', enum: ['private', 'internal', 'public'] },
      MemoryLayer: {
        title: 'Memory layer',
        type: 'object',
        properties: {
          include: {
            type: 'array',
            items: {
              type: 'string',
              pattern: '^[^./\\\\]+(?:\\.[^./\\\\]+)*\\.?$',
              'x-letterpress': { constraint: 'a folder name without `/`, `\\` or `..` that does not start with a dot' },
            },
          },
          visibility: { $ref: '#/$defs/Visibility' },
          format: { $ref: '#/$defs/MemoryFormat' },
        },
      },
      TargetEntry: {
        title: 'Target entry',
        type: 'object',
        properties: { enabled: { type: 'boolean', 'x-letterpress': { leniency: { type: { platform: 'ignored' } } } } },
        'x-letterpress': { leniency: { type: { platform: 'ignored' } } },
      },
      MemoryFormat: { title: 'Memory format', enum: ['md', 'jsonl', 'mixed'] },
    },
  },
};
