import { hasOwn, isObject, own } from '../../../../core/json/own.js';
import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import type { CardManifest } from '../../card.schema.js';
import { minimalCard } from '../../examples/minimal.js';
import { isTakenAtWrite, serverFaults } from '../../grammar/server-faults.js';

const search = { description: 'Finds pages.', transport: 'http', url: 'https://example.com/mcp', optional: false };

export const serverDefinitions = defineRule<CardManifest>({
  id: 'drwn/server-definitions',
  severity: 'warning',
  basis: 'advice',
  summary: 'A server that is defined in the card (it has a `transport`) is defined in full.',
  rationale:
    'The manifest is accepted either way, but drwn drops a definition that lacks something when it writes configuration, or writes one that cannot start.',
  fix: 'Give it `description`, `transport`, `optional`, and `command` or `url`.',
  valid: [
    { title: 'a definition', document: minimalCard({ servers: { search } }) },
    { title: 'a switch', document: minimalCard({ servers: { context7: { enabled: true } } }) },
  ],
  invalid: [
    {
      title: 'no address',
      document: minimalCard({ servers: { search: { ...search, url: '' } } }),
      at: ['/servers/search/url'],
    },
    {
      title: 'a transport that drwn does not know',
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
        const member = fault.path.slice(1);
        // A member of the wrong kind was left out of `card`, and is said to be wrong already.
        if (!hasOwn(server, member) && hasOwn(own(whole, 'servers', id), member)) continue;
        yield { ...fault, path: at + fault.path };
      }
      if (found || isTakenAtWrite(server)) continue;
      yield {
        path: `${at}/transport`,
        message: 'drwn 0.5 leaves out servers of this transport when it writes configuration.',
        hint: 'Use `stdio`, `http`, `sse` or `platform-provided`.',
      };
    }
  },
});
