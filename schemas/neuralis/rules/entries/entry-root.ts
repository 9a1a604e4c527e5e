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
  summary: `An entry lies below the folder of its own surface: \`${SURFACES_FOLDER}/<kind>/<identity>/\`.`,
  rationale: `A surface is served from its own folder only; \`${SHARED_FOLDER}/\` belongs to all surfaces and holds no entry.`,
  fix: 'Move the entry into the folder of its surface: a widget is named by its `type`, a card by its `id`.',
  valid: [
    {
      title: 'at the first level and deeper',
      document: minimal([widget(), card({}, { url: './app/surfaces/card/acme.result/ui/index.html' })]),
    },
  ],
  invalid: [
    {
      title: 'at the root of app and in the shared folder',
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
        message: `${quote(url)} does not lie below \`${root}/\`.`,
        hint: `Ship the entry as \`${root}/${fileName(path.segments)}\`, and write that.`,
      };
    }
  },
});

function fileName(segments: readonly string[]): string {
  const last = segments.at(-1) ?? '';
  return /^[\w.-]+\.html?$/i.test(last) ? last : 'index.html';
}
