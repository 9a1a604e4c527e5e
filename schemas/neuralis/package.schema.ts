import { type Static, Type } from '@sinclair/typebox';
import { annotate } from '../kit/annotate.js';
import { shared } from '../kit/shared.js';
import { Access } from './access.schema.js';
import { CardSurface } from './card.schema.js';
import { DockSurface } from './dock.schema.js';
import { otherProperties, unchecked } from './leniency.schema.js';
import { WidgetSurface } from './widget.schema.js';

export const Surface = Type.Union([shared(WidgetSurface), shared(CardSurface), shared(DockSurface)], {
  $id: 'Surface',
  title: 'Surface',
  description: 'One contribution to the user interface. `kind` decides which other properties it has.',
  ...annotate({ discriminatorOnly: true }),
});

export const UiModule = Type.Object(
  {
    entry: Type.String({
      description: 'The prebuilt browser module, below `dist/app/`.',
      examples: ['dist/app/host.js'],
      ...unchecked,
    }),
    css: Type.Optional(Type.String({ description: 'Its style sheet, below `dist/app/`.', ...unchecked })),
    provides: Type.Optional(
      Type.Array(Type.String({ description: 'The name of a module.', ...unchecked }), {
        description: 'The modules that other first-party UI modules may import from this one.',
        ...unchecked,
      }),
    ),
  },
  {
    $id: 'UiModule',
    title: 'UI module',
    description:
      'The module that registers the components of `direct` surfaces. Only first-party packages may have one.',
    ...unchecked,
  },
);

export const App = Type.Object(
  {
    surfaces: Type.Optional(
      Type.Array(shared(Surface), { description: 'What the package adds to the user interface.' }),
    ),
    module: Type.Optional(
      shared(UiModule, { description: 'The module that registers the components of `direct` surfaces.' }),
    ),
  },
  {
    $id: 'App',
    title: 'App',
    description: 'The user interface of a package.',
    additionalProperties: otherProperties('Other properties of the platform.'),
  },
);

const block = {
  access: Type.Optional(
    shared(Access, {
      description: 'What the package asks its host for. Without `trust` it counts as untrusted.',
      // A rule distinguishes a missing level from an unknown one; both are only warnings.
      ...annotate({ checkedBy: 'neuralis/known-trust' }),
    }),
  ),
  app: Type.Optional(shared(App, { description: 'The user interface of the package.' })),
};

export const NeuralisBlock = Type.Object(block, {
  $id: 'NeuralisBlock',
  title: 'Neuralis block',
  description: 'What makes an npm package a Neuralis package.',
  additionalProperties: otherProperties('Other parts of a package: tools, skills, agents and more.'),
});

/**
 * Both files that can declare a package. Editors see the whole file. A report covers the block alone (see `select`
 * in the behavior), because the properties beside `neuralis` belong to other tools.
 */
export const NeuralisPackage = Type.Object(
  {
    neuralis: Type.Optional(shared(NeuralisBlock, { description: 'The block, if the file is a `package.json`.' })),
    ...block,
  },
  {
    $id: 'NeuralisPackage',
    title: 'Neuralis package',
    description:
      'Declares the surfaces that a package adds. The file is a `package.json` with a `neuralis` property, or a `neuralis.package.json`, which is the block itself.',
    additionalProperties: otherProperties('Other properties of the file.'),
    ...annotate({ builder: 'pkg' }),
  },
);

export type NeuralisBlock = Static<typeof NeuralisBlock>;
export type NeuralisPackage = Static<typeof NeuralisPackage>;
export type Surface = Static<typeof Surface>;
