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
    description: 'Why the card needs it, for the person who installs the card. Shown in the install dialog.',
  }),
);

const optional = Type.Optional(
  Type.Boolean({
    description:
      'Whether the card also works without it. A permission that is not optional is granted at install or the card is not installed.',
  }),
);

export const PlainPermissionId = literals(PLAIN_PERMISSION_IDS, {
  $id: 'PlainPermissionId',
  title: 'Permission without hosts',
  description: 'A permission that needs nothing but its id. `network` is not among them: it has to list its hosts.',
  ...annotate({
    hints: {
      network: 'Write `{ "id": "network", "hosts": ["api.example.com"] }`, with the hosts that the card needs.',
    },
  }),
});

export const PlainPermission = closed(
  {
    id: shared(PlainPermissionId, { description: 'Which permission.' }),
    reason,
    optional,
  },
  {
    $id: 'PlainPermission',
    title: 'Permission with details',
    description: 'A permission with a reason for the user, or one the card can do without.',
    ...annotate({ hints: { hosts: 'Remove it; only `network` lists hosts.' } }),
  },
);

export const NetworkPermission = closed(
  {
    id: Type.Literal('network', { description: 'Requests to hosts on the internet.' }),
    hosts: Type.Array(
      Type.Unsafe<`${string}.${string}`>({
        ...text(CARD_LIMITS.hostChars),
        description:
          'A host name in lower case, maybe with a port other than 443; `*.example.com` stands for every subdomain of example.com.',
        examples: ['api.example.com', 'status.example.org:8443', '*.example.com'],
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a TypeScript type
        ...annotate({ tsType: '`${string}.${string}`' }),
      }),
      {
        minItems: 1,
        maxItems: CARD_LIMITS.hosts,
        description: 'The hosts that the card may reach. All `network` entries together may name as many as one alone.',
      },
    ),
    reason,
    optional,
  },
  {
    $id: 'NetworkPermission',
    title: 'Network permission',
    description: 'Leave to send requests to the listed hosts, and to no other.',
    ...annotate({ hints: { hosts: 'Add it with the hosts that the card needs: `"hosts": ["api.example.com"]`.' } }),
  },
);

export const Permission = Type.Union([shared(PlainPermissionId), shared(NetworkPermission), shared(PlainPermission)], {
  $id: 'Permission',
  title: 'Permission',
  description: 'Something the card asks for at install: the bare id, or an object that adds details.',
});

export type Permission = Static<typeof Permission>;
