import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import { card, minimal, widget } from '../../examples/minimal.js';
import { assetRoot, isSafeSegment, isUnderRoot, parseEntryPath } from '../../grammar/paths.js';
import type { NeuralisBlock } from '../../package.schema.js';
import { SHARED_FOLDER, SURFACES_FOLDER } from '../../tables/surfaces.js';
import { assetSurfaces } from '../../walk/asset-surfaces.js';

export const entryRoot = defineRule<NeuralisBlock>({
  id: 'neuralis/entry-root',
  severity: 'error',
  basis: 'contract',
  summary: `An entry is inside the folder of its own surface: \`${SURFACES_FOLDER}/<kind>/<identity>/\`.`,
  rationale: `The host serves an entry only from the surface's own folder. \`${SHARED_FOLDER}/\` belongs to all surfaces and cannot hold an entry.`,
  fix: 'Move the entry into the folder of its surface, which is named after the `type` of a widget or the `id` of a card.',
  valid: [
    {
      title: 'at the first level and in a subfolder',
      document: minimal([widget(), card({}, { url: './app/surfaces/card/acme.result/ui/index.html' })]),
    },
  ],
  invalid: [
    {
      title: 'directly in `app` and in the shared folder',
      document: minimal([widget({}, { url: './app/index.html' }), card({}, { url: './app/shared/card.html' })]),
      at: ['/app/surfaces/0/component/url', '/app/surfaces/1/render/url'],
    },
    {
      title: 'in the folder of another surface',
      document: minimal([card({}, { url: './app/surfaces/widget/acme.result/index.html' })]),
      at: ['/app/surfaces/0/render/url'],
    },
  ],
  *check(block) {
    for (const { kind, identity, url, urlAt } of assetSurfaces(block)) {
      if (!isSafeSegment(identity)) continue;
      const path = parseEntryPath(url);
      const root = assetRoot(kind, identity);
      if (!path.ok || isUnderRoot(path.segments, root)) continue;
      yield {
        path: urlAt,
        message: `${quote(url)} is not inside \`${root}/\`.`,
        hint: `Move the entry to \`${root}/${fileName(path.segments)}\`, and change \`url\` to that path.`,
      };
    }
  },
});

function fileName(segments: readonly string[]): string {
  const last = segments.at(-1) ?? '';
  return /^[\w.-]+\.html?$/i.test(last) ? last : 'index.html';
}
