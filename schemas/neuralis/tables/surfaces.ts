import type { Trust } from '../../../core/issue.js';

export { TRUST_LEVELS as trustLevels } from '../../../core/calls/validate-options.js';

/** What a surface can be. */
export const surfaceKinds = ['widget', 'card', 'dock'] as const;

export type SurfaceKind = (typeof surfaceKinds)[number];

/** The kinds whose HTML a package may ship, each in a folder of its own. */
export const assetKinds = ['widget', 'card'] as const satisfies readonly SurfaceKind[];

export type AssetKind = (typeof assetKinds)[number];

/** Renderers of the contract. */
export const renderers = ['direct', 'iframe', 'mcp'] as const;

export type Renderer = (typeof renderers)[number];

/** Renderers that were removed from the contract. */
export const removedRenderers = ['inline-html', 'wasm-ui'] as const;

/** The property that came with a removed renderer and no longer has a meaning. */
export const LEFTOVER_KEY = 'fallback';

/** The ways to render a surface that need different levels of trust. */
export const renderLanes = ['direct', 'iframe-relative', 'iframe-absolute', 'mcp'] as const;

export type RenderLane = (typeof renderLanes)[number];

/** The names of the lanes in messages and on pages. */
export const laneNames: Readonly<Record<RenderLane, string>> = {
  direct: '`direct`',
  'iframe-relative': '`iframe` with a relative URL',
  'iframe-absolute': '`iframe` with an absolute URL',
  mcp: '`mcp`',
};

/**
 * The lowest trust level that may use each lane, by kind; `never` if no package may.
 *
 * This is the only place that combines renderer, kind and trust. Rules, messages, types and the reference page read it.
 */
export const leastTrust = {
  widget: {
    direct: 'first-party',
    'iframe-relative': 'untrusted',
    'iframe-absolute': 'trusted',
    mcp: 'trusted',
  },
  card: {
    direct: 'first-party',
    'iframe-relative': 'untrusted',
    'iframe-absolute': 'trusted',
    mcp: 'never',
  },
} as const satisfies Readonly<Record<AssetKind, Readonly<Record<RenderLane, Trust | 'never'>>>>;

/** The lowest trust level that may use `bridge.enabled`, for any kind. */
export const bridgeLeastTrust = 'trusted' as const satisfies Trust;

/** How the host serves the files of an asset-backed surface; the first is the default. */
export const assetModes = ['self-contained', 'bundle'] as const;

export type AssetMode = (typeof assetModes)[number];

/** Chrome modes, each with the position of the control strip, when it is visible, and the content area; the first is the default. */
export const chromeModes = {
  toolbar: { placement: 'in a header row with the title', visibility: 'always', content: 'padded, scrolls' },
  frameless: { placement: 'over the top right corner', visibility: 'on hover', content: 'edge to edge, clipped' },
  floating: { placement: 'over the top right corner', visibility: 'always', content: 'padded, scrolls' },
} as const;

/** States of a tool call that a card can match. */
export const matchStates = ['interaction-required', 'approval-required'] as const;

/** Composer tabs that a manifest may choose for a card. */
export const composerTabs = ['changes', 'todos', 'actions', 'delegates'] as const;

/** Properties that only a card in a frame has. A `direct` card sets them in the UI module that registers it. */
export const frameProperties = ['composer', 'height'] as const;

/** The sections of the dock. */
export const dockSections = ['top', 'bottom'] as const;

/** The docks that exist; the first is the default. */
export const docks = ['primary', 'secondary'] as const;

/** The folder that holds a folder for each surface. */
export const SURFACES_FOLDER = 'app/surfaces';

/** The folder that every surface in bundle mode may read. */
export const SHARED_FOLDER = 'app/shared';

/** Extensions of HTML documents, in lower case. */
export const htmlExtensions = ['.html', '.htm'] as const;

/** Extensions, in lower case, that the host serves besides HTML. */
export const assetExtensions = [
  '.css',
  '.js',
  '.mjs',
  '.map',
  '.json',
  '.png',
  '.jpg',
  '.jpeg',
  '.gif',
  '.svg',
  '.webp',
  '.ico',
  '.woff',
  '.woff2',
  '.ttf',
  '.otf',
  '.txt',
] as const;

/** The properties of a card's data, in the order in which they are sent. */
export const cardDataKeys = ['name', 'input', 'status', 'result', 'structuredContent'] as const;

/** The properties in which a payload may say that a call is still running, the stronger one first. */
export const pendingPlaces = [
  'structuredContent',
  'result',
] as const satisfies readonly (typeof cardDataKeys)[number][];

/** Marks where a card's data was cut: at the end of a string, as the last item of an array, or as a property of an object. */
export const TRUNCATION_MARKER = '…[truncated]';
