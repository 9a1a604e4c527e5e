// Generated from schemas/nemu/blueprint.schema.ts by `npm run generate`.
// Edit the source instead.

import type { RuntimeFormat } from '../../src/runtime/index.js';
import { blueprintBehavior } from '../../schemas/nemu/blueprint.behavior.js';
import { INFO_BY_ID } from '../formats.js';
import { validate } from './blueprint.validator.js';

/** Everything needed to validate a BlueprintManifest. */
export const blueprintRuntime: RuntimeFormat = {
  ...INFO_BY_ID['nemu/blueprint'],
  isValid: validate,
  behavior: blueprintBehavior,
  structure: {
    root: {
      title: 'Nemu Blueprint Manifest v2',
      type: 'object',
      additionalProperties: false,
      required: ['schema_version', 'blueprint', 'provenance', 'inputs', 'services', 'steps', 'verify_e2e'],
      properties: {
        schema_version: {
          const: '2',
          'x-letterpress': { constraint: '`"2"`, the only supported version of the format' },
        },
        blueprint: { $ref: '#/$defs/BlueprintIdentity' },
        provenance: { $ref: '#/$defs/Provenance' },
        inputs: { $ref: '#/$defs/Inputs' },
        declared_hosts: {
          type: 'array',
          uniqueItems: true,
          items: {
            type: 'string',
            pattern: '^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)(?:\\.(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?))*$',
            'x-letterpress': {
              constraint:
                'a bare host name: labels of at most 63 lower-case letters, digits and inner `-`, joined by `.`',
              fix: 'host',
            },
          },
        },
        services: { type: 'array', items: { $ref: '#/$defs/Service' } },
        steps: { type: 'array', minItems: 1, items: { $ref: '#/$defs/Step' } },
        verify_e2e: { $ref: '#/$defs/VerifyE2e' },
      },
    },
    definitions: {
      BlueprintIdentity: {
        type: 'object',
        additionalProperties: false,
        required: ['slug', 'name', 'category', 'tags', 'description', 'license'],
        properties: {
          slug: {
            type: 'string',
            pattern: '^[a-z0-9]+(?:[-_][a-z0-9]+)*$',
            'x-letterpress': {
              constraint: 'words of lower-case letters and digits, joined by a single `-` or `_`',
              fix: 'slug',
            },
          },
          name: {
            type: 'string',
            minLength: 1,
            pattern: '\\S',
            'x-letterpress': { constraint: 'a string that is not blank' },
          },
          category: {
            type: 'string',
            minLength: 1,
            pattern: '\\S',
            'x-letterpress': { constraint: 'a string that is not blank' },
          },
          tags: {
            type: 'array',
            uniqueItems: true,
            items: {
              type: 'string',
              minLength: 1,
              pattern: '\\S',
              'x-letterpress': { constraint: 'a string that is not blank' },
            },
          },
          description: {
            type: 'string',
            minLength: 1,
            pattern: '\\S',
            'x-letterpress': { constraint: 'a string that is not blank' },
          },
          license: {
            type: 'string',
            minLength: 1,
            pattern: '\\S',
            'x-letterpress': { constraint: 'a string that is not blank' },
          },
        },
      },
      Provenance: {
        type: 'object',
        additionalProperties: false,
        required: ['source_repo', 'author'],
        properties: {
          source_repo: {
            type: 'string',
            minLength: 1,
            pattern: '\\S',
            'x-letterpress': { constraint: 'a string that is not blank' },
          },
          author: {
            type: 'string',
            minLength: 1,
            pattern: '\\S',
            'x-letterpress': { constraint: 'a string that is not blank' },
          },
          skeletonizer: {
            type: 'string',
            minLength: 1,
            pattern: '\\S',
            'x-letterpress': { constraint: 'a string that is not blank' },
          },
        },
      },
      Inputs: { allOf: [{ $ref: '#/$defs/inputSchema' }, { $ref: '#/$defs/InputsObject' }] },
      Service: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'role', 'workflow_doc'],
        properties: {
          id: {
            type: 'string',
            pattern: '^[a-z0-9]+(?:[-_][a-z0-9]+)*$',
            'x-letterpress': {
              constraint: 'words of lower-case letters and digits, joined by a single `-` or `_`',
              fix: 'slug',
            },
          },
          role: {
            type: 'string',
            minLength: 1,
            pattern: '\\S',
            'x-letterpress': { constraint: 'a string that is not blank' },
          },
          workflow_doc: {
            type: 'string',
            pattern:
              '^(?!/)(?![A-Za-z]:)(?!.*\\\\)(?!.*(?:^|/)\\.\\.(?:/|$))(?!.*(?:^|/)\\.(?:/|$))(?!.*//)[A-Za-z0-9._/-]+$',
            'x-letterpress': {
              constraint:
                'a relative path of letters, digits, `.`, `_`, `-` and `/`, in which no segment is empty, `.` or `..`',
              fix: 'path',
            },
          },
        },
      },
      Step: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'file'],
        properties: {
          id: {
            type: 'string',
            pattern: '^[a-z0-9]+(?:[-_][a-z0-9]+)*$',
            'x-letterpress': {
              constraint: 'words of lower-case letters and digits, joined by a single `-` or `_`',
              fix: 'slug',
            },
          },
          file: {
            type: 'string',
            pattern:
              '^(?!/)(?![A-Za-z]:)(?!.*\\\\)(?!.*(?:^|/)\\.\\.(?:/|$))(?!.*(?:^|/)\\.(?:/|$))(?!.*//)[A-Za-z0-9._/-]+$',
            'x-letterpress': {
              constraint:
                'a relative path of letters, digits, `.`, `_`, `-` and `/`, in which no segment is empty, `.` or `..`',
              fix: 'path',
            },
          },
        },
      },
      VerifyE2e: {
        type: 'object',
        additionalProperties: false,
        required: ['command', 'expect'],
        properties: {
          command: {
            type: 'string',
            minLength: 1,
            pattern: '\\S',
            'x-letterpress': { constraint: 'a string that is not blank' },
          },
          expect: {
            type: 'string',
            minLength: 1,
            pattern: '\\S',
            'x-letterpress': { constraint: 'a string that is not blank' },
          },
        },
      },
      inputSchema: {
        type: 'object',
        additionalProperties: false,
        required: ['type'],
        properties: {
          type: { enum: ['string', 'number', 'integer', 'boolean', 'null', 'array', 'object'] },
          title: {
            type: 'string',
            minLength: 1,
            pattern: '\\S',
            'x-letterpress': { constraint: 'a string that is not blank' },
          },
          description: {
            type: 'string',
            minLength: 1,
            pattern: '\\S',
            'x-letterpress': { constraint: 'a string that is not blank' },
          },
          properties: {
            type: 'object',
            propertyNames: {
              pattern: '^[A-Za-z_][A-Za-z0-9_]*$',
              'x-letterpress': {
                constraint: 'a name of letters, digits and `_` that does not begin with a digit',
                fix: 'propertyName',
              },
            },
            additionalProperties: { $ref: '#/$defs/inputSchema' },
          },
          required: {
            type: 'array',
            uniqueItems: true,
            items: {
              type: 'string',
              pattern: '^[A-Za-z_][A-Za-z0-9_]*$',
              'x-letterpress': {
                constraint: 'a name of letters, digits and `_` that does not begin with a digit',
                fix: 'propertyName',
              },
            },
          },
          additionalProperties: { const: false },
          items: { $ref: '#/$defs/inputSchema' },
          enum: { type: 'array', minItems: 1, items: {} },
          const: {},
          default: {},
          examples: { type: 'array', items: {} },
          minLength: { type: 'integer', minimum: 0 },
          maxLength: { type: 'integer', minimum: 0 },
          pattern: { type: 'string' },
          format: { type: 'string', minLength: 1 },
          minimum: { type: 'number' },
          maximum: { type: 'number' },
          exclusiveMinimum: { type: 'number' },
          exclusiveMaximum: { type: 'number' },
          minItems: { type: 'integer', minimum: 0 },
          maxItems: { type: 'integer', minimum: 0 },
          uniqueItems: { type: 'boolean' },
          minProperties: { type: 'integer', minimum: 0 },
          maxProperties: { type: 'integer', minimum: 0 },
        },
      },
      InputsObject: {
        type: 'object',
        required: ['type', 'properties', 'additionalProperties'],
        properties: {
          type: { const: 'object' },
          properties: { type: 'object' },
          additionalProperties: { const: false },
        },
      },
    },
  },
};
