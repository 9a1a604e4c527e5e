import { Type } from '@sinclair/typebox';
import { literals } from '../kit/literals.js';
import { shared } from '../kit/shared.js';
import { otherProperties } from './leniency.schema.js';
import { trustLevels } from './tables/surfaces.js';

export const TrustLevel = literals(trustLevels, {
  $id: 'TrustLevel',
  title: 'Trust level',
  description: 'How far a host trusts a package, from least to most.',
});

export const Access = Type.Object(
  {
    trust: Type.Optional(
      shared(TrustLevel, {
        description:
          'The trust level that the package asks for. The host decides; a package without a level counts as untrusted.',
        default: trustLevels[0],
      }),
    ),
  },
  {
    $id: 'Access',
    title: 'Access',
    description: 'What the package asks its host for. The trust level decides which renderers its surfaces may use.',
    additionalProperties: otherProperties('Other properties of the platform.'),
  },
);
