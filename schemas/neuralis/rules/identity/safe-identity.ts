import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import { card, minimal, widget } from '../../examples/minimal.js';
import { isSafeSegment } from '../../grammar/paths.js';
import type { NeuralisBlock } from '../../package.schema.js';
import { assetSurfaces } from '../../walk/asset-surfaces.js';

const allowed = 'letters, digits, `_`, `-` and, after the first character, `.`, but never `..`';

export const safeIdentity = defineRule<NeuralisBlock>({
  id: 'neuralis/safe-identity',
  severity: 'error',
  basis: 'contract',
  summary: `If the package ships the page of a surface, the surface's identity uses only ${allowed}.`,
  rationale: "The identity is, exactly as written, the name of the surface's folder.",
  fix: 'Rename the surface, with its folder and its `url`.',
  valid: [
    { title: 'identities that can name a folder', document: minimal([widget({ type: 'my_board.v2' }), card()]) },
    {
      title: 'any identity without a folder',
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
        message: `${quote(identity)} cannot be the name of the surface's folder.`,
        hint: `Use only ${allowed}.`,
      };
    }
  },
});
