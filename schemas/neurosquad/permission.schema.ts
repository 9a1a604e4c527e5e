import { type Static, Type } from '@sinclair/typebox';
import { annotate } from '../kit/annotate.js';
import { literals } from '../kit/literals.js';
import { closed, text } from '../kit/scalars.js';
import { shared } from '../kit/shared.js';
import { CARD_LIMITS } from './tables/limits.js';
import { PLAIN_PERMISSION_IDS } from './tables/permissions.js';
import { LocalizedText300 } from './text.schema.js';

const reason = Type.Optional(
  shared(LocalizedText300, {
    description: 'Why the card needs the permission. Shown to the user in the install dialog.',
  }),
);

const optional = Type.Optional(
  Type.Boolean({
    description:
      'Whether the card also works without the permission. If a permission that is not optional is not granted at install, the card is not installed.',
  }),
);

export const PlainPermissionId = literals(PLAIN_PERMISSION_IDS, {
  $id: 'PlainPermissionId',
  title: 'Permission without hosts',
  description: 'A permission that needs only its id. `network` is not one of these, because it must list its hosts.',
  ...annotate({
    hints: {
      network: 'Write `{ "id": "network", "hosts": ["api.example.com"] }`, with the hosts that the card needs.',
    },
  }),
});

export const PlainPermission = closed(
  {
    id: shared(PlainPermissionId, { description: 'The id of the permission.' }),
    reason,
    optional,
  },
  {
    $id: 'PlainPermission',
    title: 'Permission with details',
    description: 'A permission with a reason for the user, or one that is optional.',
    ...annotate({ hints: { hosts: 'Remove it; only `network` has hosts.' } }),
  },
);

export const NetworkPermission = closed(
  {
    id: Type.Literal('network', { description: 'Requests to hosts on the internet.' }),
    hosts: Type.Array(
      Type.Unsafe<`${string}.${string}`>({
        ...text(CARD_LIMITS.hostChars),
        description:
          'A host name in lower case, followed by its port if that is not 443. `*.example.com` matches every subdomain of `example.com`.',
        examples: ['api.example.com', 'status.example.org:8443', '*.example.com'],
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a TypeScript type
        ...annotate({ tsType: '`${string}.${string}`' }),
      }),
      {
        minItems: 1,
        maxItems: CARD_LIMITS.hosts,
        description: 'The hosts that the card can reach. The maximum also applies to all `network` entries together.',
      },
    ),
    reason,
    optional,
  },
  {
    $id: 'NetworkPermission',
    title: 'Network permission',
    description: 'Allows requests to the listed hosts, and to no others.',
    ...annotate({ hints: { hosts: 'Add it with the hosts that the card needs: `"hosts": ["api.example.com"]`.' } }),
  },
);

export const Permission = Type.Union([shared(PlainPermissionId), shared(NetworkPermission), shared(PlainPermission)], {
  $id: 'Permission',
  title: 'Permission',
  description: 'A permission that the card asks for at install: its id alone, or an object with details.',
});

export type Permission = Static<typeof Permission>;
