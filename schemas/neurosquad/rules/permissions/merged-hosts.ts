import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';
import { parseHostPattern } from '../../grammar/host-pattern.js';
import { CARD_LIMITS } from '../../tables/limits.js';
import { networkEntries } from '../../walk/network-entries.js';

function hosts(from: number, to: number): string[] {
  return Array.from({ length: to - from }, (_, index) => `h${from + index}.example.com`);
}

function network(...lists: readonly string[][]): Record<string, unknown> {
  return minimal({ permissions: lists.map((list) => ({ id: 'network', hosts: list })) });
}

export const mergedHosts = defineRule<CardManifest>({
  id: 'neurosquad/merged-hosts',
  severity: 'error',
  basis: 'platform',
  summary: `All \`network\` entries together list at most ${CARD_LIMITS.hosts} different hosts.`,
  rationale: 'Entries with the same id are merged before the user is asked, and the limit applies to the merged entry.',
  fix: 'Remove hosts, or cover several subdomains with `*.`.',
  valid: [{ title: 'the same hosts twice', document: network(hosts(0, 32), hosts(0, 32)) }],
  invalid: [
    {
      title: 'two entries with too many hosts together',
      document: network(hosts(0, 20), hosts(20, 33)),
      at: ['/permissions/1/hosts'],
    },
  ],
  *check(card) {
    const merged = new Set<string>();
    for (const entry of networkEntries(card)) {
      for (const host of entry.hosts) {
        const parsed = host === undefined ? undefined : parseHostPattern(host);
        if (parsed?.ok) merged.add(parsed.value);
      }
      if (merged.size <= CARD_LIMITS.hosts) continue;
      yield {
        path: pointer('/permissions', entry.index, 'hosts'),
        message: `With this entry, \`network\` lists ${merged.size} different hosts; at most ${CARD_LIMITS.hosts} are allowed.`,
      };
    }
  },
});
