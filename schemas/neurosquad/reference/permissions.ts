import type { ReferenceSection } from '../../../core/format.js';
import { showCount } from '../../../core/words/list.js';
import networkAccess from '../examples/valid/network-access.json' with { type: 'json' };
import { parseHostPattern } from '../grammar/host-pattern.js';
import { CARD_LIMITS } from '../tables/limits.js';
import { PERMISSIONS } from '../tables/permissions.js';

/** One host for each step of the grammar; the outcome is computed, not written here. */
const HOST_SAMPLES = [
  'api.example.com',
  'api.example.com:8443',
  'api.example.com:443',
  '*.example.com',
  'xn--e1afmkfd.xn--p1ai',
  'API.example.com',
  'https://api.example.com',
  'api.example.com:0',
  '*',
  '*.com',
  'localhost',
  'intranet',
  '-a.example.com',
  '192.0.2.7',
];

/** The page on permissions and on the hosts that a card may reach. */
export const permissionSections: readonly ReferenceSection[] = [
  {
    title: 'Permissions',
    text: [
      'An entry is the id alone, or an object that adds a `reason` for the user or, with `"optional": true`, says that the card works without the permission. All permissions that are not optional are granted together at install, or the card is not installed. Permissions that another one implies do not need to be listed.',
      `Entries with the same id are merged. The merged entry is optional only if all of them are, and it has the first reason and all hosts, of which at most ${CARD_LIMITS.hosts} can be different.`,
    ].join('\n\n'),
    table: {
      columns: ['Id', 'Lets a card', 'Risk', 'Implies', 'Hosts'],
      rows: PERMISSIONS.map(({ id, grants, risk, implies, needsHosts }) => [
        `\`${id}\``,
        grants,
        risk,
        implies.map((other) => `\`${other}\``).join(', '),
        needsHosts ? 'required' : 'not allowed',
      ]),
    },
    rules: ['neurosquad/host-pattern', 'neurosquad/merged-hosts'],
    example: { document: networkAccess, pick: '/permissions' },
  },
  {
    title: 'Host patterns',
    text: `A host is a full name in lower case. With \`*.\` before it, it matches every subdomain, but not the name itself. A port from 1 to ${showCount(CARD_LIMITS.portNumber)} can follow after a colon; the default is 443. Surrounding white space is ignored. For requests to this computer, use the permission \`network.local\`.`,
    table: {
      columns: ['Host', 'Accepted as', 'Why not'],
      rows: HOST_SAMPLES.map((host) => {
        const parsed = parseHostPattern(host);
        return [`\`${host}\``, parsed.ok ? `\`${parsed.value}\`` : '', parsed.ok ? '' : parsed.fault.message];
      }),
    },
    rules: ['neurosquad/host-pattern'],
  },
];
