// Generated from schemas/neuralis/package.schema.ts by `npm run generate`.
// Edit the source instead.

import type { RuntimeFormat } from '../../src/runtime/index.js';
import { packageBehavior } from '../../schemas/neuralis/package.behavior.js';
import { INFO_BY_ID } from '../formats.js';
import { validate } from './package.validator.js';

/** Everything needed to validate a NeuralisPackage. */
export const packageRuntime: RuntimeFormat = {
  ...INFO_BY_ID['neuralis/package'],
  isValid: validate,
  behavior: packageBehavior,
  structure: {
    root: {
      title: 'Neuralis package',
      type: 'object',
      additionalProperties: {},
      properties: { neuralis: { $ref: '#/$defs/NeuralisBlock' }, access: {}, app: { $ref: '#/$defs/App' } },
    },
    definitions: {
      NeuralisBlock: {
        title: 'Neuralis block',
        type: 'object',
        additionalProperties: {},
        properties: { access: {}, app: { $ref: '#/$defs/App' } },
      },
      Access: {
        title: 'Access',
        type: 'object',
        additionalProperties: {},
        properties: { trust: { $ref: '#/$defs/TrustLevel' } },
      },
      App: {
        title: 'App',
        type: 'object',
        additionalProperties: {},
        properties: {
          surfaces: { type: 'array', items: { $ref: '#/$defs/Surface' } },
          module: { $ref: '#/$defs/UiModule' },
        },
      },
      TrustLevel: { title: 'Trust level', enum: ['untrusted', 'trusted', 'first-party'] },
      Surface: {
        title: 'Surface',
        anyOf: [{ $ref: '#/$defs/WidgetSurface' }, { $ref: '#/$defs/CardSurface' }, { $ref: '#/$defs/DockSurface' }],
        'x-letterpress': { discriminatorOnly: true, discriminator: 'kind' },
      },
      UiModule: {
        title: 'UI module',
        type: 'object',
        required: ['entry'],
        properties: {
          entry: {
            type: 'string',
            'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'ignored' } } },
          },
          css: { type: 'string', 'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'ignored' } } } },
          provides: {
            type: 'array',
            items: {
              type: 'string',
              'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'ignored' } } },
            },
            'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'ignored' } } },
          },
        },
        'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'ignored' } } },
      },
      WidgetSurface: {
        title: 'Widget',
        type: 'object',
        required: ['kind', 'id', 'type', 'component'],
        properties: {
          kind: { const: 'widget' },
          id: { type: 'string', minLength: 1 },
          type: { type: 'string', minLength: 1 },
          title: {
            type: 'string',
            'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'ignored' } } },
          },
          icon: {},
          component: { $ref: '#/$defs/WidgetRender' },
          requires: { $ref: '#/$defs/Requires' },
          layout: { $ref: '#/$defs/Layout' },
          chrome: { $ref: '#/$defs/Chrome' },
          open: { $ref: '#/$defs/Open' },
          defaultOpen: {
            type: 'boolean',
            'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'ignored' } } },
          },
          bridge: { $ref: '#/$defs/Bridge' },
          dock: {},
        },
      },
      CardSurface: {
        title: 'Card',
        type: 'object',
        required: ['kind', 'id', 'type', 'render'],
        properties: {
          kind: { const: 'card' },
          id: { type: 'string', minLength: 1 },
          type: { type: 'string', minLength: 1 },
          title: {
            type: 'string',
            'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'ignored' } } },
          },
          icon: {},
          match: { $ref: '#/$defs/Match' },
          render: { $ref: '#/$defs/CardRender' },
          composer: { $ref: '#/$defs/Composer' },
          height: { $ref: '#/$defs/Height' },
          bridge: { $ref: '#/$defs/Bridge' },
          requires: { $ref: '#/$defs/Requires' },
        },
        'x-letterpress': {
          leniency: {
            'properties/composer': {
              contract: 'ignored',
              platform: 'ignored',
              where: { '/render/renderer': 'direct' },
            },
            'properties/height': { contract: 'ignored', platform: 'ignored', where: { '/render/renderer': 'direct' } },
          },
        },
      },
      DockSurface: {
        title: 'Dock entry',
        type: 'object',
        required: ['kind', 'id', 'label', 'action'],
        properties: {
          kind: { const: 'dock' },
          id: { type: 'string', minLength: 1 },
          label: { type: 'string', minLength: 1 },
          icon: {},
          color: {
            type: 'string',
            'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'ignored' } } },
          },
          position: {
            type: 'number',
            'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'ignored' } } },
          },
          section: {
            enum: ['top', 'bottom'],
            'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'ignored' } } },
          },
          dock: {
            enum: ['primary', 'secondary'],
            'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'ignored' } } },
          },
          action: { $ref: '#/$defs/DockAction' },
          requires: { $ref: '#/$defs/Requires' },
        },
      },
      WidgetRender: {
        title: 'Widget rendering',
        anyOf: [{ $ref: '#/$defs/IframeRender' }, { $ref: '#/$defs/DirectRender' }, { $ref: '#/$defs/McpRender' }],
        'x-letterpress': { discriminator: 'renderer' },
      },
      Requires: {
        title: 'Requirements',
        type: 'object',
        properties: {
          features: {
            type: 'array',
            items: {
              type: 'string',
              'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'ignored' } } },
            },
            'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'ignored' } } },
          },
        },
        'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'ignored' } } },
      },
      Layout: {
        title: 'Layout',
        type: 'object',
        properties: {
          defaultWidth: {
            type: 'number',
            'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'ignored' } } },
          },
          defaultHeight: {
            type: 'number',
            'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'ignored' } } },
          },
          minWidth: {
            type: 'number',
            'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'ignored' } } },
          },
          minHeight: {
            type: 'number',
            'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'ignored' } } },
          },
        },
        'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'ignored' } } },
      },
      Chrome: {
        title: 'Chrome',
        type: 'object',
        properties: {
          mode: { $ref: '#/$defs/ChromeMode' },
          transparent: {
            type: 'boolean',
            'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'ignored' } } },
          },
          userTransparency: {
            type: 'boolean',
            'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'ignored' } } },
          },
          sortKey: {
            type: 'number',
            'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'ignored' } } },
          },
          contentClassName: {
            type: 'string',
            'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'ignored' } } },
          },
        },
        'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'ignored' } } },
      },
      Open: {
        title: 'Open behavior',
        type: 'object',
        properties: {
          singleton: {
            type: 'boolean',
            'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'ignored' } } },
          },
          defaultTitle: {
            type: 'string',
            'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'ignored' } } },
          },
        },
        'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'ignored' } } },
      },
      Bridge: {
        title: 'Bridge',
        type: 'object',
        properties: {
          enabled: {
            type: 'boolean',
            'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'ignored' } } },
          },
        },
        'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'ignored' } } },
      },
      Match: {
        title: 'Match',
        type: 'object',
        properties: {
          tools: {
            type: 'array',
            items: {
              type: 'string',
              'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'ignored' } } },
            },
            'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'ignored' } } },
          },
          state: { $ref: '#/$defs/MatchState' },
        },
        'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'ignored' } } },
      },
      CardRender: {
        title: 'Card rendering',
        anyOf: [{ $ref: '#/$defs/IframeRender' }, { $ref: '#/$defs/DirectRender' }],
        'x-letterpress': { discriminator: 'renderer' },
      },
      Composer: {
        title: 'Composer',
        type: 'object',
        additionalProperties: false,
        properties: {
          tab: { $ref: '#/$defs/ComposerTab' },
          badgeField: { type: 'string', minLength: 1 },
          pathField: { type: 'string', minLength: 1 },
        },
      },
      Height: {
        title: 'Row height',
        type: 'object',
        additionalProperties: false,
        required: ['compact'],
        properties: { compact: { type: 'number' }, expanded: { type: 'number' } },
      },
      DockAction: {
        title: 'Dock action',
        anyOf: [{ $ref: '#/$defs/OpenWidgetAction' }, { $ref: '#/$defs/NamedAction' }],
        'x-letterpress': {
          leniency: {
            enum: { contract: 'warning', platform: 'warning' },
            'required/type': { contract: 'warning', platform: 'warning' },
          },
          discriminator: 'type',
        },
      },
      IframeRender: {
        title: 'Frame',
        type: 'object',
        required: ['renderer', 'url'],
        properties: {
          renderer: {
            const: 'iframe',
            'x-letterpress': {
              hints: {
                'inline-html':
                  'Ship the HTML as a file and use `iframe` with a relative URL; this renderer was removed.',
                'wasm-ui': 'Ship the HTML as a file and use `iframe` with a relative URL; this renderer was removed.',
                mcp: 'Ship an HTML entry and use `iframe` with a relative URL; no package may use this renderer for a card.',
              },
            },
          },
          url: { type: 'string', minLength: 1 },
          assetMode: {},
        },
      },
      DirectRender: {
        title: 'Component',
        type: 'object',
        required: ['renderer', 'import'],
        properties: {
          renderer: { const: 'direct' },
          import: {
            type: 'string',
            minLength: 1,
            'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'warning' } } },
          },
        },
        'x-letterpress': { leniency: { 'required/import': { contract: 'warning', platform: 'warning' } } },
      },
      McpRender: {
        title: 'Imported surface',
        type: 'object',
        required: ['renderer'],
        properties: { renderer: { const: 'mcp' } },
      },
      ChromeMode: {
        title: 'Chrome mode',
        enum: ['toolbar', 'frameless', 'floating'],
        'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'ignored' } } },
      },
      MatchState: { title: 'Card state', enum: ['interaction-required', 'approval-required'] },
      ComposerTab: { title: 'Composer tab', enum: ['changes', 'todos', 'actions', 'delegates'] },
      OpenWidgetAction: {
        title: 'Open a widget',
        type: 'object',
        required: ['type', 'widget'],
        properties: {
          type: { const: 'open-widget' },
          widget: { type: 'string', minLength: 1 },
          title: {
            type: 'string',
            'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'ignored' } } },
          },
        },
      },
      NamedAction: {
        title: 'Host action',
        type: 'object',
        required: ['type', 'id'],
        properties: {
          type: { const: 'action' },
          id: {
            type: 'string',
            minLength: 1,
            'x-letterpress': { leniency: { '*': { contract: 'warning', platform: 'warning' } } },
          },
        },
        'x-letterpress': { leniency: { 'required/id': { contract: 'warning', platform: 'warning' } } },
      },
      AssetMode: { title: 'Asset mode', enum: ['self-contained', 'bundle'] },
    },
  },
};
