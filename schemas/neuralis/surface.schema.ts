import { Type } from '@sinclair/typebox';
import { annotate } from '../kit/annotate.js';
import { shared } from '../kit/shared.js';
import { unchecked } from './leniency.schema.js';

/** An icon of any surface. */
export function icon(description: string) {
  return Type.Optional(
    Type.String({
      description: `${description} A name of lucide's, as \`LayoutDashboard\` or \`layout-dashboard\`; an unknown one shows a fallback glyph.`,
      examples: ['layout-dashboard'],
      ...annotate({ checkedBy: 'neuralis/known-icon' }),
    }),
  );
}

export const Requires = Type.Object(
  {
    features: Type.Optional(
      Type.Array(Type.String({ description: 'The id of a feature.', ...unchecked }), {
        description: 'Features of which a user needs all.',
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
          'Whether the frame gets `window.neuralis` (`submitApproval`, `requestData`). Takes a trusted package and an absolute `https` url.',
        default: false,
        ...unchecked,
      }),
    ),
  },
  { $id: 'Bridge', title: 'Bridge', description: 'The privileged way from a frame to its host.', ...unchecked },
);

/** Members that widgets, cards and dock entries share. */
export const requires = Type.Optional(shared(Requires, { description: 'What a user needs to see the surface.' }));

export const bridge = Type.Optional(shared(Bridge, { description: 'The privileged way from the frame to its host.' }));
