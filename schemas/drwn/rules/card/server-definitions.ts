import { hasOwn, isObject, own } from '../../../../core/json/own.js';
import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { quoteValue } from '../../../../core/words/describe.js';
import type { CardManifest } from '../../card.schema.js';
import { minimalCard } from '../../examples/minimal.js';
import { isWrittenToConfiguration, serverFaults } from '../../grammar/server-faults.js';

const search = { description: 'Finds pages.', transport: 'http', url: 'https://example.com/mcp', optional: false };

export const serverDefinitions = defineRule<CardManifest>({
  id: 'drwn/server-definitions',
  severity: 'warning',
  basis: 'advice',
  summary: 'Every server with a `transport` is a complete definition.',
  rationale:
    'drwn accepts the manifest either way, but drops an incomplete definition when it writes configuration, or writes one that cannot start.',
  fix: 'Set `description`, `transport`, `optional`, and `command` or `url`.',
  valid: [
    { title: 'a definition', document: minimalCard({ servers: { search } }) },
    { title: 'a switch', document: minimalCard({ servers: { context7: { enabled: true } } }) },
  ],
  invalid: [
    {
      title: 'an empty URL',
      document: minimalCard({ servers: { search: { ...search, url: '' } } }),
      at: ['/servers/search/url'],
    },
    {
      title: 'an unknown transport',
      document: minimalCard({ servers: { search: { ...search, transport: 'pigeon' } } }),
      at: ['/servers/search/transport'],
    },
  ],
  *check(card, { whole }) {
    const servers = own(card, 'servers');
    if (!isObject(servers)) return;
    for (const [id, server] of Object.entries(servers)) {
      if (!hasOwn(server, 'transport')) continue;
      const at = pointer('/servers', id);
      let found = false;
      for (const fault of serverFaults(server)) {
        found = true;
        const property = fault.path.slice(1);
        // A property of the wrong type was removed from `card`, and is already reported.
        if (!hasOwn(server, property) && hasOwn(own(whole, 'servers', id), property)) continue;
        yield { ...fault, path: at + fault.path };
      }
      if (found || isWrittenToConfiguration(server)) continue;
      yield {
        path: `${at}/transport`,
        message: `${quoteValue(own(server, 'transport'))} is not a transport that drwn 0.5 writes to configuration.`,
        hint: 'Use `stdio`, `http`, `sse` or `platform-provided`.',
      };
    }
  },
});
