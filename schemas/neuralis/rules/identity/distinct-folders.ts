import { TextMap } from '../../../../core/json/text-map.js';
import { defineRule } from '../../../../core/rule.js';
import { card, minimal, widget } from '../../examples/minimal.js';
import { isSafeSegment } from '../../grammar/paths.js';
import type { NeuralisBlock } from '../../package.schema.js';
import { assetSurfaces } from '../../walk/asset-surfaces.js';
import { identities } from '../../walk/identities.js';

export const distinctFolders = defineRule<NeuralisBlock>({
  id: 'neuralis/distinct-folders',
  severity: 'error',
  basis: 'contract',
  summary: 'The folder names of two surfaces differ in more than letter case.',
  rationale: 'On a file system that ignores letter case, the two would be the same folder.',
  fix: 'Rename one of the two surfaces, with its folder and its `url`.',
  valid: [
    {
      title: 'a widget and a card with the same name',
      document: minimal([widget({ type: 'board' }), card({ id: 'Board' })]),
    },
  ],
  invalid: [
    {
      title: 'two widgets that differ only in letter case',
      document: minimal([widget({ type: 'board' }), widget({ type: 'Board' })]),
      at: ['/app/surfaces/1/type'],
    },
  ],
  *check(block) {
    const repeated = new Set<string>();
    for (const { at, first } of identities(block)) if (first !== undefined) repeated.add(at);
    const folders = new TextMap<string>();
    for (const { kind, identity, identityAt } of assetSurfaces(block)) {
      if (!isSafeSegment(identity)) continue;
      const folded = `${kind}/${identity.toLowerCase()}`;
      const first = folders.get(folded);
      if (first === undefined) {
        folders.set(folded, identity);
        continue;
      }
      // A duplicate name is reported on its own.
      if (repeated.has(identityAt)) continue;
      yield {
        path: identityAt,
        message: `The folders \`${identity}\` and \`${first}\` differ only in letter case.`,
        hint: `Rename this ${kind} or the other one, with its folder and its \`url\`.`,
      };
    }
  },
});
