import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import { card, dock, minimal, widget } from '../../examples/minimal.js';
import type { NeuralisBlock } from '../../package.schema.js';
import { identities, identityKeys } from '../../walk/identities.js';

export const uniqueIdentity = defineRule<NeuralisBlock>({
  id: 'neuralis/unique-identity',
  severity: 'error',
  basis: 'contract',
  summary: 'Each widget of a package has its own `type`, and each card and dock entry its own `id`.',
  rationale: 'The host identifies a surface by this name, and shows only one of two surfaces with the same name.',
  fix: 'Rename the later surface.',
  valid: [
    {
      title: 'the same name for surfaces of different kinds',
      document: minimal([widget({ type: 'board' }), card({ id: 'board' }), dock({ id: 'board' })]),
    },
    {
      title: 'widgets with the same `id`',
      document: minimal([widget({ id: 'x' }), widget({ id: 'x', type: 'plan' })]),
    },
  ],
  invalid: [
    {
      title: 'a second and third surface with the same name',
      document: minimal([widget(), widget(), widget(), card(), card({ type: 'other' }), dock(), dock()]),
      at: ['/app/surfaces/1/type', '/app/surfaces/2/type', '/app/surfaces/4/id', '/app/surfaces/6/id'],
    },
  ],
  *check(block) {
    for (const { kind, identity, at, first } of identities(block)) {
      if (first === undefined) continue;
      yield {
        path: at,
        message: `The \`${identityKeys[kind]}\` ${quote(identity)} is already used by \`surfaces[${first}]\`.`,
        hint: `Rename this ${kind === 'dock' ? 'dock entry' : kind} or the other one.`,
      };
    }
  },
});
