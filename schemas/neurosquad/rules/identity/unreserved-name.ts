import { defineRule } from '../../../../core/rule.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';
import { RESERVED_NAMES } from '../../tables/reserved-names.js';

export const unreservedName = defineRule<CardManifest>({
  id: 'neurosquad/unreserved-name',
  severity: 'error',
  basis: 'platform',
  summary: "A card's `name` is not one of the names that are reserved for the app.",
  rationale:
    "The name becomes the namespace of port types and the prefix of tool names; the app's own cards and tools already use these names.",
  fix: 'Choose another name, for example with your own name or product as a prefix.',
  valid: [{ title: 'a name with a prefix', document: minimal({ name: 'acme-kanban' }) }],
  invalid: [{ title: 'the name of a built-in card', document: minimal({ name: 'kanban' }), at: ['/name'] }],
  *check(card) {
    if (card.name === undefined || !RESERVED_NAMES.has(card.name)) return;
    yield {
      path: '/name',
      message: `The name \`${card.name}\` is reserved for the app.`,
      hint: `Choose another name, such as \`my-${card.name}\`.`,
    };
  },
});
