import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import { card, dock, minimal, widget } from '../../examples/minimal.js';
import type { NeuralisBlock } from '../../package.schema.js';
import { identities, identityKeys } from '../../walk/identities.js';

export const uniqueIdentity = defineRule<NeuralisBlock>({
  id: 'neuralis/unique-identity',
  severity: 'error',
  basis: 'contract',
  summary: 'No two widgets of a package share a `type`, no two cards an `id`, no two dock entries an `id`.',
  rationale: 'The host knows a surface by this name; of two with one name it would show only one.',
  fix: 'Rename the later one.',
  valid: [
    {
      title: 'one name for surfaces of different kinds',
      document: minimal([widget({ type: 'board' }), card({ id: 'board' }), dock({ id: 'board' })]),
    },
    {
      title: 'widgets that share their `id`',
      document: minimal([widget({ id: 'x' }), widget({ id: 'x', type: 'plan' })]),
    },
  ],
  invalid: [
    {
      title: 'the second and third of each name',
      document: minimal([widget(), widget(), widget(), card(), card({ type: 'other' }), dock(), dock()]),
      at: ['/app/surfaces/1/type', '/app/surfaces/2/type', '/app/surfaces/4/id', '/app/surfaces/6/id'],
    },
  ],
  *check(block) {
    for (const { kind, identity, at, first } of identities(block)) {
      if (first === undefined) continue;
      yield {
        path: at,
        message: `The \`${identityKeys[kind]}\` ${quote(identity)} is already that of \`surfaces[${first}]\`.`,
        hint: `Rename this ${kind} or the other one.`,
      };
    }
  },
});
