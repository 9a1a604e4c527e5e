import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import { minimal, widget } from '../../examples/minimal.js';
import { type EntryPathFault, isSafeSegment, parseEntryPath } from '../../grammar/paths.js';
import type { NeuralisBlock } from '../../package.schema.js';
import { assetSurfaces } from '../../walk/asset-surfaces.js';

const FAULTS: Readonly<Record<EntryPathFault, { readonly what: string; readonly hint: string }>> = {
  backslash: { what: 'contains a backslash', hint: 'Separate folders with `/`.' },
  percent: { what: 'contains a `%`', hint: 'Write the file name without escapes; the host does not decode it.' },
  'empty-segment': { what: 'contains an empty segment', hint: 'Write the path to a file, with single slashes.' },
  'dot-segment': {
    what: 'contains a `.` or `..` segment',
    hint: 'Start at the root of the package, and use only folder and file names.',
  },
};

export const entryPath = defineRule<NeuralisBlock>({
  id: 'neuralis/entry-path',
  severity: 'error',
  basis: 'contract',
  summary: 'A relative URL is a plain path: no `.` or `..` segments, no empty segments, no `%` and no backslashes.',
  rationale: "Each of these could lead to a file outside the surface's own folder.",
  fix: 'Write the path of the file from the root of the package, such as `./app/surfaces/widget/board/index.html`.',
  valid: [
    {
      title: 'with and without a leading `./`',
      document: minimal([widget(), widget({ type: 'plan' }, { url: 'app/surfaces/widget/plan/index.html' })]),
    },
  ],
  invalid: [
    {
      title: 'a `..` segment',
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
      yield { path: urlAt, message: `${quote(url)} ${what}, so it is not a valid path in the package.`, hint };
    }
  },
});
