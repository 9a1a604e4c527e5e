import { Type } from '@sinclair/typebox';
import { annotate } from '../kit/annotate.js';
import { shared } from '../kit/shared.js';
import { unchecked } from './leniency.schema.js';

/** The icon of any surface. */
export function icon(description: string) {
  return Type.Optional(
    Type.String({
      description: `${description} A lucide icon name, such as \`LayoutDashboard\` or \`layout-dashboard\`. For an unknown name the host shows a fallback glyph.`,
      examples: ['layout-dashboard'],
      ...annotate({ checkedBy: 'neuralis/known-icon' }),
    }),
  );
}

export const Requires = Type.Object(
  {
    features: Type.Optional(
      Type.Array(Type.String({ description: 'The id of a feature.', ...unchecked }), {
        description: 'The features that a user must have, all of them.',
        examples: [['my-pkg.read']],
        ...unchecked,
      }),
    ),
  },
  { $id: 'Requires', title: 'Requirements', description: 'What a user needs to see the surface.', ...unchecked },
);

export const Bridge = Type.Object(
  {
    enabled: Type.Optional(
      Type.Boolean({
        description:
          'Whether the frame gets `window.neuralis` (`submitApproval`, `requestData`). Requires a trusted package and an absolute `https` URL.',
        default: false,
        ...unchecked,
      }),
    ),
  },
  { $id: 'Bridge', title: 'Bridge', description: 'The privileged channel from a frame to its host.', ...unchecked },
);

/** The properties that widgets, cards and dock entries share. */
export const requires = Type.Optional(shared(Requires, { description: 'What a user needs to see the surface.' }));

export const bridge = Type.Optional(
  shared(Bridge, { description: 'The privileged channel from the frame to its host.' }),
);
