import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import { card, minimal, widget } from '../../examples/minimal.js';
import { isSafeSegment } from '../../grammar/paths.js';
import type { NeuralisBlock } from '../../package.schema.js';
import { assetSurfaces } from '../../walk/asset-surfaces.js';

const constraint = 'letters, digits, `_`, `-`, and after the first character `.`, but never `..`';

export const safeIdentity = defineRule<NeuralisBlock>({
  id: 'neuralis/safe-identity',
  severity: 'error',
  basis: 'contract',
  summary: `The identity of a surface whose page the package ships is made of ${constraint}.`,
  rationale: "The identity names the surface's folder, letter by letter and as one segment.",
  fix: 'Rename the surface, its folder and its url.',
  valid: [
    { title: 'identities that name folders', document: minimal([widget({ type: 'my_board.v2' }), card()]) },
    {
      title: 'any identity where there is no folder',
      document: minimal([card({ id: 'a/b' }, { url: 'https://frames.example.com/card.html' })], 'trusted'),
    },
  ],
  invalid: [
    {
      title: 'a widget with a space in its type',
      document: minimal([widget({ type: 'my board' })]),
      at: ['/app/surfaces/0/type'],
    },
    {
      title: 'a card with two dots in its id',
      document: minimal([card({ id: 'acme..result' })]),
      at: ['/app/surfaces/0/id'],
    },
  ],
  *check(block) {
    for (const { identity, identityAt } of assetSurfaces(block)) {
      if (isSafeSegment(identity)) continue;
      yield {
        path: identityAt,
        message: `${quote(identity)} cannot name a folder.`,
        hint: `Use ${constraint}.`,
      };
    }
  },
});
