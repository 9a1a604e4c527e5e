import { Type } from '@sinclair/typebox';
import { literals } from '../kit/literals.js';
import { shared } from '../kit/shared.js';
import { unchecked } from './leniency.schema.js';
import { WidgetRender } from './render.schema.js';
import { bridge, icon, requires } from './surface.schema.js';
import { chromeModes } from './tables/surfaces.js';

const modes = Object.keys(chromeModes) as (keyof typeof chromeModes)[];

const pixels = (description: string) =>
  Type.Optional(Type.Number({ description: `${description}, in pixels.`, ...unchecked }));

export const Layout = Type.Object(
  {
    defaultWidth: pixels('The width of a new widget'),
    defaultHeight: pixels('The height of a new widget'),
    minWidth: pixels('The least width'),
    minHeight: pixels('The least height'),
  },
  { $id: 'Layout', title: 'Layout', description: 'How large a widget is and can become.', ...unchecked },
);

export const ChromeMode = literals(modes, {
  $id: 'ChromeMode',
  title: 'Chrome mode',
  description: `Where the control strip stands and when it shows: ${modes
    .map((mode) => `\`${mode}\` ${chromeModes[mode].placement}, ${chromeModes[mode].visibility}`)
    .join('; ')}.`,
  ...unchecked,
});

export const Chrome = Type.Object(
  {
    mode: Type.Optional(
      shared(ChromeMode, { description: 'Where the control strip stands and when it shows.', default: modes[0] }),
    ),
    transparent: Type.Optional(
      Type.Boolean({ description: 'Whether the widget starts out transparent.', default: false, ...unchecked }),
    ),
    userTransparency: Type.Optional(
      Type.Boolean({
        description: 'Whether the strip lets the user change the transparency; never in an untrusted package.',
        default: true,
        ...unchecked,
      }),
    ),
    sortKey: Type.Optional(Type.Number({ description: 'The place among tiled widgets, lower first.', ...unchecked })),
    contentClassName: Type.Optional(
      Type.String({ description: 'A class for the element around the content.', ...unchecked }),
    ),
  },
  { $id: 'Chrome', title: 'Chrome', description: 'What the workspace draws around a widget.', ...unchecked },
);

export const Open = Type.Object(
  {
    singleton: Type.Optional(
      Type.Boolean({
        description: 'Whether opening it again brings the open instance back instead of a second one.',
        default: false,
        ...unchecked,
      }),
    ),
    defaultTitle: Type.Optional(Type.String({ description: 'The title of a new instance.', ...unchecked })),
  },
  { $id: 'Open', title: 'Opening', description: 'How instances of a widget come to be.', ...unchecked },
);

export const WidgetSurface = Type.Object(
  {
    kind: Type.Literal('widget', { description: 'A window of the workspace.' }),
    id: Type.String({
      minLength: 1,
      description: 'The name of this contribution; free in its form.',
      examples: ['my-pkg.widget'],
    }),
    type: Type.String({
      minLength: 1,
      description:
        'The identity of the widget, once in a package. Dock entries open it by this name, and its files lie in a folder of this name.',
      examples: ['my_workspace'],
    }),
    title: Type.Optional(Type.String({ description: 'What users read; default: `type`.', ...unchecked })),
    icon: icon('The icon of the widget.'),
    component: shared(WidgetRender, { description: 'How the widget is put on screen.' }),
    requires,
    layout: Type.Optional(shared(Layout, { description: 'How large the widget is and can become.' })),
    chrome: Type.Optional(shared(Chrome, { description: 'What the workspace draws around it.' })),
    open: Type.Optional(shared(Open, { description: 'How instances come to be.' })),
    defaultOpen: Type.Optional(
      Type.Boolean({ description: 'Whether the widget opens by itself for each agent.', default: false, ...unchecked }),
    ),
    bridge,
    dock: Type.Optional(
      Type.Unknown({ description: 'Notes about a dock entry; without effect. Declare a `dock` surface instead.' }),
    ),
  },
  { $id: 'WidgetSurface', title: 'Widget', description: 'A window that users open in the workspace.' },
);
