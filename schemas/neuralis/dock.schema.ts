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
  { $id: 'OpenWidgetAction', title: 'Open a widget', description: 'Opens a widget of the package.' },
);

export const NamedAction = Type.Object(
  {
    type: Type.Literal('action', { description: 'Runs an action of the host.' }),
    id: Type.String({
      minLength: 1,
      description: 'The id of the action. The host ignores an id that it does not know.',
      examples: ['workspace.agent-create'],
      ...annotate({ leniency: { '*': warnedAlways } }),
    }),
  },
  {
    $id: 'NamedAction',
    title: 'Host action',
    description: 'Runs an action that the host knows by its id.',
    ...annotate({ leniency: { 'required/id': warnedAlways } }),
  },
);

export const DockAction = Type.Union([shared(OpenWidgetAction), shared(NamedAction)], {
  $id: 'DockAction',
  title: 'Dock action',
  description: 'What a click on a dock entry does.',
  // An action of another type loads, but does nothing.
  ...annotate({ leniency: { enum: warnedAlways, 'required/type': warnedAlways } }),
});

export const DockSurface = Type.Object(
  {
    kind: Type.Literal('dock', { description: 'An entry of the dock.' }),
    id: Type.String({
      minLength: 1,
      description: 'The identity of the entry, unique in the package.',
      examples: ['my-pkg.open'],
    }),
    label: Type.String({ minLength: 1, description: 'The label that users see.' }),
    icon: icon('The icon of the entry. Defaults to `Square`.'),
    color: Type.Optional(Type.String({ description: 'A CSS color.', ...unchecked })),
    position: Type.Optional(
      Type.Number({
        description: 'The position among the entries of packages with the same trust level, lowest first.',
        default: 50,
        ...unchecked,
      }),
    ),
    section: Type.Optional(
      literals(dockSections, { description: 'The section of the dock. It has no effect today.', ...unchecked }),
    ),
    dock: Type.Optional(
      literals(docks, {
        description: `The dock. Only \`${docks[0]}\` shows entries of packages.`,
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
    description: 'An icon in the dock that opens a widget or runs an action.',
  },
);
