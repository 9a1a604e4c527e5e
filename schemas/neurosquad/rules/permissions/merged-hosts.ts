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
  summary: `All \`network\` entries together name at most ${CARD_LIMITS.hosts} different hosts.`,
  rationale: 'Entries with the same id are merged before the user is asked, and the limit holds for what is asked.',
  fix: 'Drop hosts, or cover several subdomains with `*.`.',
  valid: [{ title: 'the same hosts twice', document: network(hosts(0, 32), hosts(0, 32)) }],
  invalid: [
    {
      title: 'two lists that are too long together',
      document: network(hosts(0, 20), hosts(20, 33)),
      at: ['/permissions/1/hosts'],
    },
  ],
  *check(card) {
    const merged = new Set<string>();
    for (const entry of networkEntries(card)) {
      for (const host of entry.hosts) {
        const reading = host === undefined ? undefined : parseHostPattern(host);
        if (reading?.ok) merged.add(reading.value);
      }
      if (merged.size <= CARD_LIMITS.hosts) continue;
      yield {
        path: pointer('/permissions', entry.index, 'hosts'),
        message: `Up to this entry \`network\` names ${merged.size} different hosts, more than ${CARD_LIMITS.hosts}.`,
        hint: 'Drop hosts, or cover several subdomains with `*.`.',
      };
    }
  },
});
