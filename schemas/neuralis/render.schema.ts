import { Type } from '@sinclair/typebox';
import { annotate } from '../kit/annotate.js';
import { literals } from '../kit/literals.js';
import { shared } from '../kit/shared.js';
import { warnedAlways } from './leniency.schema.js';
import { assetKinds, assetModes, leastTrust, removedRenderers, renderLanes } from './tables/surfaces.js';

export const AssetMode = literals(assetModes, {
  $id: 'AssetMode',
  title: 'Asset mode',
  description: 'Whether the host serves the entry alone, or the files beside it too.',
});

/** What to say of renderers that were removed, or that some kind may not use at all. */
const hints = Object.fromEntries([
  ...removedRenderers.map((renderer) => [
    renderer,
    'This renderer was removed: ship the HTML as a file and declare `iframe` with a relative url.',
  ]),
  ...assetKinds.flatMap((kind) =>
    renderLanes
      .filter((lane) => leastTrust[kind][lane] === 'never')
      .map((lane) => [
        lane,
        `No package may use it for a ${kind}: ship an HTML entry and use \`iframe\` with a relative url.`,
      ]),
  ),
]);

export const IframeRender = Type.Object(
  {
    renderer: Type.Literal('iframe', {
      description: 'A page of its own in a sandboxed frame.',
      ...annotate({ hints: hints }),
    }),
    url: Type.String({
      minLength: 1,
      description:
        'The page: an HTML entry of the package below `app/surfaces/<kind>/<identity>/`, or, for a package that is at least trusted, an absolute url.',
      examples: ['./app/surfaces/widget/my_workspace/index.html'],
    }),
    assetMode: Type.Optional(
      shared(AssetMode, {
        description:
          'What the host serves of a relative HTML entry. `self-contained`: the entry alone, styles, scripts and images inside it. `bundle`: also the files of its folder and of `app/shared/`.',
        default: assetModes[0],
        // Never an error: an unknown mode, or one that the entry cannot have, is served as the default.
        ...annotate({ checkedBy: 'neuralis/honoured-asset-mode' }),
      }),
    ),
  },
  { $id: 'IframeRender', title: 'Frame', description: 'Shows a page in a sandboxed frame; open to every package.' },
);

export const DirectRender = Type.Object(
  {
    renderer: Type.Literal('direct', { description: 'A React component in the workspace itself.' }),
    import: Type.String({
      minLength: 1,
      description:
        "The key under which the package's UI module registers the component; without it a placeholder shows.",
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
    description: 'Marks a widget that comes from outside; packages are not written this way.',
  },
);

export const WidgetRender = Type.Union([shared(IframeRender), shared(DirectRender), shared(McpRender)], {
  $id: 'WidgetRender',
  title: 'Rendering of a widget',
  description: 'How a widget is put on screen.',
});

export const CardRender = Type.Union([shared(IframeRender), shared(DirectRender)], {
  $id: 'CardRender',
  title: 'Rendering of a card',
  description: 'How a card is put on screen.',
});
