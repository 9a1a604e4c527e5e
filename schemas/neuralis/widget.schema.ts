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
    minWidth: pixels('The minimum width'),
    minHeight: pixels('The minimum height'),
  },
  { $id: 'Layout', title: 'Layout', description: 'The initial and minimum size of a widget.', ...unchecked },
);

export const ChromeMode = literals(modes, {
  $id: 'ChromeMode',
  title: 'Chrome mode',
  description: `The position of the control strip and when it is visible: ${modes
    .map((mode) => `\`${mode}\` ${chromeModes[mode].placement}, ${chromeModes[mode].visibility}`)
    .join('; ')}.`,
  ...unchecked,
});

export const Chrome = Type.Object(
  {
    mode: Type.Optional(
      shared(ChromeMode, {
        description: 'The position of the control strip and when it is visible.',
        default: modes[0],
      }),
    ),
    transparent: Type.Optional(
      Type.Boolean({ description: 'Whether the widget starts out transparent.', default: false, ...unchecked }),
    ),
    userTransparency: Type.Optional(
      Type.Boolean({
        description: 'Whether the strip lets the user change the transparency. In an untrusted package it never does.',
        default: true,
        ...unchecked,
      }),
    ),
    sortKey: Type.Optional(
      Type.Number({ description: 'The position among tiled widgets, lowest first.', ...unchecked }),
    ),
    contentClassName: Type.Optional(
      Type.String({ description: 'A CSS class for the element around the content.', ...unchecked }),
    ),
  },
  { $id: 'Chrome', title: 'Chrome', description: 'What the workspace draws around a widget.', ...unchecked },
);

export const Open = Type.Object(
  {
    singleton: Type.Optional(
      Type.Boolean({
        description: 'Whether opening the widget again restores the open instance instead of creating a second one.',
        default: false,
        ...unchecked,
      }),
    ),
    defaultTitle: Type.Optional(Type.String({ description: 'The title of a new instance.', ...unchecked })),
  },
  { $id: 'Open', title: 'Open behavior', description: 'How instances of a widget are opened.', ...unchecked },
);

export const WidgetSurface = Type.Object(
  {
    kind: Type.Literal('widget', { description: 'A window in the workspace.' }),
    id: Type.String({
      minLength: 1,
      description: 'The name of this contribution, in any form.',
      examples: ['my-pkg.widget'],
    }),
    type: Type.String({
      minLength: 1,
      description:
        'The identity of the widget, unique in the package. Dock entries open the widget by this name, and its files are in a folder of the same name.',
      examples: ['my_workspace'],
    }),
    title: Type.Optional(Type.String({ description: 'The title that users see. Defaults to `type`.', ...unchecked })),
    icon: icon('The icon of the widget.'),
    component: shared(WidgetRender, { description: 'How the widget is rendered.' }),
    requires,
    layout: Type.Optional(shared(Layout, { description: 'The initial and minimum size of the widget.' })),
    chrome: Type.Optional(shared(Chrome, { description: 'What the workspace draws around it.' })),
    open: Type.Optional(shared(Open, { description: 'How instances are opened.' })),
    defaultOpen: Type.Optional(
      Type.Boolean({
        description: 'Whether the widget opens automatically for each agent.',
        default: false,
        ...unchecked,
      }),
    ),
    bridge,
    dock: Type.Optional(
      Type.Unknown({ description: 'Metadata for a dock entry. It has no effect; declare a `dock` surface instead.' }),
    ),
  },
  { $id: 'WidgetSurface', title: 'Widget', description: 'A window that users open in the workspace.' },
);
