import type { ReferenceSection } from '../../../core/format.js';
import networkAccess from '../examples/valid/network-access.json' with { type: 'json' };
import { parseHostPattern } from '../grammar/host-pattern.js';
import { CARD_LIMITS } from '../tables/limits.js';
import { PERMISSIONS } from '../tables/permissions.js';

/** Hosts that show one step of the grammar each; what becomes of them is worked out, not written down. */
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

export const permissionSections: readonly ReferenceSection[] = [
  {
    title: 'Permissions',
    text: [
      'An entry is the bare id, or an object with a `reason` for the user, or with `optional: true` for what the card can do without. All permissions that are not optional are granted together at install, or the card is not installed. What a permission implies need not be listed.',
      `Entries with the same id are merged: optional only if all of them are, with the first reason and all hosts, at most ${CARD_LIMITS.hosts} different ones.`,
    ].join('\n\n'),
    table: {
      columns: ['Id', 'Lets a card', 'Risk', 'Implies', 'Hosts'],
      rows: PERMISSIONS.map(({ id, grants, risk, implies, needsHosts }) => [
        `\`${id}\``,
        grants,
        risk,
        implies.map((other) => `\`${other}\``).join(', '),
        needsHosts ? 'required' : 'refused',
      ]),
    },
    rules: ['neurosquad/host-pattern', 'neurosquad/merged-hosts'],
    example: { document: networkAccess, pick: '/permissions' },
  },
  {
    title: 'Host patterns',
    text: `A host is a full name in lower case, maybe with \`*.\` before it for every subdomain (and not the name itself), maybe with a port from 1 to ${CARD_LIMITS.portNumber}. White space around it is ignored, and port 443 goes without saying. This computer is the permission \`network.local\`.`,
    table: {
      columns: ['Host', 'Accepted as', 'Why not'],
      rows: HOST_SAMPLES.map((host) => {
        const reading = parseHostPattern(host);
        return [`\`${host}\``, reading.ok ? `\`${reading.value}\`` : '', reading.ok ? '' : reading.fault.message];
      }),
    },
    rules: ['neurosquad/host-pattern'],
  },
];
