import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { showCount } from '../../../../core/words/list.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';
import { parseHostPattern } from '../../grammar/host-pattern.js';
import { CARD_LIMITS } from '../../tables/limits.js';
import { networkEntries } from '../../walk/network-entries.js';

function withHosts(...hosts: readonly string[]): Record<string, unknown> {
  return minimal({ permissions: [{ id: 'network', hosts }] });
}

export const hostPattern = defineRule<CardManifest>({
  id: 'neurosquad/host-pattern',
  severity: 'error',
  basis: 'contract',
  summary: `Each host is a full name in lower case (at least two labels, at most ${CARD_LIMITS.hostNameChars} characters, labels of 1 to ${CARD_LIMITS.hostLabelChars} letters, digits and inner dashes, the last not all digits), optionally with \`*.\` before at least two labels and with a port from 1 to ${showCount(CARD_LIMITS.portNumber)}; no scheme, path, IP address or localhost.`,
  rationale: 'The user grants the card exactly these hosts, so each entry must be clear about which hosts it means.',
  fix: 'Write only host names; for this computer, use the permission `network.local` instead.',
  valid: [
    {
      title: 'a name, one with a port, and all subdomains',
      document: withHosts('api.example.com', 'status.example.org:8443', '*.example.com'),
    },
    { title: 'an international name', document: withHosts('xn--e1afmkfd.xn--p1ai') },
  ],
  invalid: [
    {
      title: 'a URL with a scheme',
      document: withHosts('https://api.example.com'),
      at: ['/permissions/0/hosts/0'],
    },
    { title: 'this computer', document: withHosts('api.example.com', 'localhost'), at: ['/permissions/0/hosts/1'] },
    { title: 'an IP address', document: withHosts('10.0.0.1:80'), at: ['/permissions/0/hosts/0'] },
    { title: 'every host', document: withHosts('*'), at: ['/permissions/0/hosts/0'] },
  ],
  *check(card) {
    for (const entry of networkEntries(card)) {
      for (const [index, host] of entry.hosts.entries()) {
        const parsed = host === undefined ? undefined : parseHostPattern(host);
        if (parsed?.ok === false) yield { path: pointer('/permissions', entry.index, 'hosts', index), ...parsed.fault };
      }
    }
  },
});
