import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import { minimal, widget } from '../../examples/minimal.js';
import { type EntryPathFault, isSafeSegment, parseEntryPath } from '../../grammar/paths.js';
import type { NeuralisBlock } from '../../package.schema.js';
import { assetSurfaces } from '../../walk/asset-surfaces.js';

const FAULTS: Readonly<Record<EntryPathFault, { readonly what: string; readonly hint: string }>> = {
  backslash: { what: 'has a backslash', hint: 'Separate folders by `/`.' },
  percent: { what: 'has a `%`', hint: 'Write the name of the file as it is; nothing is decoded.' },
  'empty-segment': { what: 'has a segment without a name', hint: 'Name one file, with single slashes.' },
  'dot-segment': { what: 'has a segment of dots', hint: 'Begin at the root of the package, and go only down.' },
};

export const entryPath = defineRule<NeuralisBlock>({
  id: 'neuralis/entry-path',
  severity: 'error',
  basis: 'contract',
  summary: 'A relative url names a file plainly: no `..` or `.` segments, no empty ones, no `%`, no backslash.',
  rationale: 'Each of these could lead to a file outside of the folder that the surface owns.',
  fix: 'Write the path of the file from the root of the package, such as `./app/surfaces/widget/board/index.html`.',
  valid: [
    {
      title: 'with and without a dot in front',
      document: minimal([widget(), widget({ type: 'plan' }, { url: 'app/surfaces/widget/plan/index.html' })]),
    },
  ],
  invalid: [
    {
      title: 'a way up and down again',
      document: minimal([widget({}, { url: './app/surfaces/widget/board/../board/index.html' })]),
      at: ['/app/surfaces/0/component/url'],
    },
    {
      title: 'an escaped space',
      document: minimal([widget({}, { url: './app/surfaces/widget/board/my%20page.html' })]),
      at: ['/app/surfaces/0/component/url'],
    },
  ],
  *check(block) {
    for (const { identity, url, urlAt } of assetSurfaces(block)) {
      if (!isSafeSegment(identity)) continue;
      const path = parseEntryPath(url);
      if (path.ok) continue;
      const { what, hint } = FAULTS[path.fault];
      yield { path: urlAt, message: `${quote(url)} ${what}, so it names no file of the package.`, hint };
    }
  },
});
