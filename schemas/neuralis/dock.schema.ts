import { Type } from '@sinclair/typebox';
import { annotate } from '../kit/annotate.js';
import { literals } from '../kit/literals.js';
import { shared } from '../kit/shared.js';
import { unchecked, warnedAlways } from './leniency.schema.js';
import { icon, requires } from './surface.schema.js';
import { dockSections, docks } from './tables/surfaces.js';

export const OpenWidgetAction = Type.Object(
  {
    type: Type.Literal('open-widget', { description: 'Opens a widget.' }),
    widget: Type.String({
      minLength: 1,
      description: 'The `type` of the widget.',
      examples: ['my_workspace'],
    }),
    title: Type.Optional(Type.String({ description: 'The title of the opened widget.', ...unchecked })),
  },
  { $id: 'OpenWidgetAction', title: 'Opening a widget', description: 'Opens a widget of the package.' },
);

export const NamedAction = Type.Object(
  {
    type: Type.Literal('action', { description: 'Runs an action of the host.' }),
    id: Type.String({
      minLength: 1,
      description: 'The id of the action; the host does nothing for one that it does not know.',
      examples: ['workspace.agent-create'],
      ...annotate({ leniency: { '*': warnedAlways } }),
    }),
  },
  {
    $id: 'NamedAction',
    title: 'Action of the host',
    description: 'Runs an action that the host knows by its id.',
    ...annotate({ leniency: { 'required/id': warnedAlways } }),
  },
);

export const DockAction = Type.Union([shared(OpenWidgetAction), shared(NamedAction)], {
  $id: 'DockAction',
  title: 'Dock action',
  description: 'What a click on a dock entry does.',
  // An action of another type loads, and does nothing.
  ...annotate({ leniency: { enum: warnedAlways, 'required/type': warnedAlways } }),
});

export const DockSurface = Type.Object(
  {
    kind: Type.Literal('dock', { description: 'An entry of the dock.' }),
    id: Type.String({
      minLength: 1,
      description: 'The identity of the entry, once in a package.',
      examples: ['my-pkg.open'],
    }),
    label: Type.String({ minLength: 1, description: 'What users read.' }),
    icon: icon('The icon of the entry; default: `Square`.'),
    color: Type.Optional(Type.String({ description: 'A CSS colour.', ...unchecked })),
    position: Type.Optional(
      Type.Number({
        description: 'The place among the entries of packages of the same trust, lower first.',
        default: 50,
        ...unchecked,
      }),
    ),
    section: Type.Optional(
      literals(dockSections, { description: 'The part of the dock; without effect today.', ...unchecked }),
    ),
    dock: Type.Optional(
      literals(docks, {
        description: 'The dock; only the first shows entries of packages.',
        default: docks[0],
        ...unchecked,
      }),
    ),
    action: shared(DockAction, { description: 'What a click does.' }),
    requires,
  },
  {
    $id: 'DockSurface',
    title: 'Dock entry',
    description: 'An icon in the dock, which opens a widget or runs an action.',
  },
);
