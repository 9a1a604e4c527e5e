import { Type } from '@sinclair/typebox';
import { annotate } from '../kit/annotate.js';
import { literals } from '../kit/literals.js';
import { shared } from '../kit/shared.js';
import { warnedAlways } from './leniency.schema.js';
import { assetKinds, assetModes, leastTrust, removedRenderers, renderLanes } from './tables/surfaces.js';

export const AssetMode = literals(assetModes, {
  $id: 'AssetMode',
  title: 'Asset mode',
  description: 'Whether the host serves only the entry, or also the files beside it.',
});

/** Hints for renderers that were removed, or that no package may use for a kind. */
const hints = Object.fromEntries([
  ...removedRenderers.map((renderer) => [
    renderer,
    'Ship the HTML as a file and use `iframe` with a relative URL; this renderer was removed.',
  ]),
  ...assetKinds.flatMap((kind) =>
    renderLanes
      .filter((lane) => leastTrust[kind][lane] === 'never')
      .map((lane) => [
        lane,
        `Ship an HTML entry and use \`iframe\` with a relative URL; no package may use this renderer for a ${kind}.`,
      ]),
  ),
]);

export const IframeRender = Type.Object(
  {
    renderer: Type.Literal('iframe', {
      description: 'A page of its own in a sandboxed frame.',
      ...annotate({ hints }),
    }),
    url: Type.String({
      minLength: 1,
      description:
        'The page: an HTML entry of the package inside `app/surfaces/<kind>/<identity>/` or, for a package that is at least trusted, an absolute URL.',
      examples: ['./app/surfaces/widget/my_workspace/index.html'],
    }),
    assetMode: Type.Optional(
      shared(AssetMode, {
        description:
          'What the host serves for a relative HTML entry. `self-contained`: only the entry, with styles, scripts and images inside it. `bundle`: also the files in its folder and in `app/shared/`.',
        default: assetModes[0],
        // Never an error: the host falls back to the default if the mode is unknown or the entry cannot have it.
        ...annotate({ checkedBy: 'neuralis/honoured-asset-mode' }),
      }),
    ),
  },
  { $id: 'IframeRender', title: 'Frame', description: 'Shows a page in a sandboxed frame. Every package may use it.' },
);

export const DirectRender = Type.Object(
  {
    renderer: Type.Literal('direct', { description: 'A React component in the workspace itself.' }),
    import: Type.String({
      minLength: 1,
      description:
        "The key under which the package's UI module registers the component. Without it, the host shows a placeholder.",
      examples: ['@acme/board/app/board'],
      ...annotate({ leniency: { '*': warnedAlways } }),
    }),
  },
  {
    $id: 'DirectRender',
    title: 'Component',
    description: 'Renders a component that the UI module of a first-party package has registered.',
    ...annotate({ leniency: { 'required/import': warnedAlways } }),
  },
);

export const McpRender = Type.Object(
  { renderer: Type.Literal('mcp', { description: 'A surface imported from an MCP server.' }) },
  {
    $id: 'McpRender',
    title: 'Imported surface',
    description: 'Marks a widget that was imported. Do not write it in a package of your own.',
  },
);

export const WidgetRender = Type.Union([shared(IframeRender), shared(DirectRender), shared(McpRender)], {
  $id: 'WidgetRender',
  title: 'Widget rendering',
  description: 'How a widget is rendered.',
});

export const CardRender = Type.Union([shared(IframeRender), shared(DirectRender)], {
  $id: 'CardRender',
  title: 'Card rendering',
  description: 'How a card is rendered.',
});
