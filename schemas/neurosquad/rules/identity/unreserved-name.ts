import { defineRule } from '../../../../core/rule.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';
import { RESERVED_NAMES } from '../../tables/reserved-names.js';

export const unreservedName = defineRule<CardManifest>({
  id: 'neurosquad/unreserved-name',
  severity: 'error',
  basis: 'platform',
  summary: 'A card’s `name` is none of the names that the app keeps for itself.',
  rationale:
    'The name becomes a namespace of port types and the beginning of tool names; the app’s own cards and tools already have theirs.',
  fix: 'Choose another name, for instance with your own name or product before it.',
  valid: [{ title: 'a name with a prefix', document: minimal({ name: 'acme-kanban' }) }],
  invalid: [{ title: 'the name of a built-in card', document: minimal({ name: 'kanban' }), at: ['/name'] }],
  *check(card) {
    if (card.name === undefined || !RESERVED_NAMES.has(card.name)) return;
    yield {
      path: '/name',
      message: `The name \`${card.name}\` belongs to the app.`,
      hint: `Choose another, such as \`my-${card.name}\`.`,
    };
  },
});
