import type { Trust } from '../../../core/issue.js';

/** Trust levels, lowest first: a level may do all that the ones before it may. */
export const trustLevels = ['untrusted', 'trusted', 'first-party'] as const satisfies readonly Trust[];

/** What a surface can be. */
export const surfaceKinds = ['widget', 'card', 'dock'] as const;

export type SurfaceKind = (typeof surfaceKinds)[number];

/** The kinds whose HTML a package may ship, each under a folder of its own. */
export const assetKinds = ['widget', 'card'] as const satisfies readonly SurfaceKind[];

export type AssetKind = (typeof assetKinds)[number];

/** Renderers of the contract. */
export const renderers = ['direct', 'iframe', 'mcp'] as const;

export type Renderer = (typeof renderers)[number];

/** Renderers that the contract once had. */
export const removedRenderers = ['inline-html', 'wasm-ui'] as const;

/** The key that came with a removed renderer and means nothing any more. */
export const LEFTOVER_KEY = 'fallback';

/** How a surface is put on screen, as far as trust tells the ways apart. */
export const renderLanes = ['direct', 'iframe-relative', 'iframe-absolute', 'mcp'] as const;

export type RenderLane = (typeof renderLanes)[number];

/** How the lanes are called in text. */
export const laneNames: Readonly<Record<RenderLane, string>> = {
  direct: '`direct`',
  'iframe-relative': '`iframe` with a relative url',
  'iframe-absolute': '`iframe` with an absolute url',
  mcp: '`mcp`',
};

/**
 * The least trust that each lane takes, by kind; `never` where no package may use it.
 *
 * The only place where renderer, kind and trust meet: rules, messages, types and the reference page read it.
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

/** The least trust that `bridge.enabled` takes, on any kind. */
export const bridgeLeastTrust = 'trusted' as const satisfies Trust;

/** How the host serves the files of an asset-backed surface; the first is the default. */
export const assetModes = ['self-contained', 'bundle'] as const;

export type AssetMode = (typeof assetModes)[number];

/** Chrome modes with the place of the control strip, when it shows, and the room around the content; the first is the default. */
export const chromeModes = {
  toolbar: { placement: 'in a header row with the title', visibility: 'always', content: 'padded, scrolls' },
  frameless: { placement: 'over the top right corner', visibility: 'while hovered', content: 'edge to edge, clipped' },
  floating: { placement: 'over the top right corner', visibility: 'always', content: 'padded, scrolls' },
} as const;

/** States of a tool call that a card can ask for. */
export const matchStates = ['interaction-required', 'approval-required'] as const;

/** Tabs of the composer that a manifest may aim a card at. */
export const composerTabs = ['changes', 'todos', 'actions', 'delegates'] as const;

/** Properties of a card that only a frame has; the UI module that registers a `direct` card says them itself. */
export const frameProperties = ['composer', 'height'] as const;

/** Where a dock entry can stand. */
export const dockSections = ['top', 'bottom'] as const;

/** The docks that exist; the first is the default. */
export const docks = ['primary', 'secondary'] as const;

/** The folder below which each surface has its own. */
export const SURFACES_FOLDER = 'app/surfaces';

/** The folder that every surface in bundle mode may read. */
export const SHARED_FOLDER = 'app/shared';

/** Extensions of HTML documents, lower-case. */
export const htmlExtensions = ['.html', '.htm'] as const;

/** Extensions, lower-case, that the host serves beside HTML. */
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

/** The keys of a card's data, in the order in which they are sent. */
export const cardDataKeys = ['name', 'input', 'status', 'result', 'structuredContent'] as const;

/** Where a payload may say that a call is still running, the stronger place first. */
export const pendingPlaces = [
  'structuredContent',
  'result',
] as const satisfies readonly (typeof cardDataKeys)[number][];

/** What stands where a cap cut a card's data: at the end of a string, as an array's last item, as a key of an object. */
export const TRUNCATION_MARKER = '…[truncated]';
