// Generated from schemas/safe-subset/safe-subset.schema.ts by `npm run generate`.
// Edit the source instead.

import type { RuntimeFormat } from '../../src/runtime/index.js';
import { schemaBehavior } from '../../schemas/safe-subset/safe-subset.behavior.js';
import { INFO_BY_ID } from '../formats.js';
import { validate } from './safe-subset.validator.js';

/** Everything needed to validate a SafeSchema. */
export const safeSubsetRuntime: RuntimeFormat = {
  ...INFO_BY_ID['safe-subset/safe-subset'],
  isValid: validate,
  behavior: schemaBehavior,
  structure: {
    root: { $ref: '#/$defs/SafeSchema' },
    definitions: {
      SafeSchema: {},
      SafeTypeName: { title: 'Type name', enum: ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'] },
      SafeFormat: { title: 'Format', enum: ['uri', 'date-time', 'date', 'email', 'color', 'uuid'] },
    },
  },
};
