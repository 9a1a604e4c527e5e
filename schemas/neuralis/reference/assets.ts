import type { ReferenceSection } from '../../../core/format.js';
import { preflightChecks } from '../codes.js';
import { contentSecurityPolicy } from '../grammar/content-security-policy.js';
import { showBytes } from '../grammar/show-bytes.js';
import { limits } from '../tables/limits.js';
import { assetExtensions, htmlExtensions, SHARED_FOLDER, SURFACES_FOLDER } from '../tables/surfaces.js';

const list = (items: readonly string[]) => items.map((item) => `\`${item}\``).join(', ');

/** The page on the files that a surface loads: their places, modes and budgets. */
export const assetSections: readonly ReferenceSection[] = [
  {
    title: 'Where the files of a surface are',
    text: `A relative URL makes a surface *asset-backed*: the package ships its page. The page is inside \`${SURFACES_FOLDER}/<kind>/<identity>/\`. The identity is the \`type\` of a widget or the \`id\` of a card, exactly as written. Every surface in bundle mode may read \`${SHARED_FOLDER}/\`, which cannot hold a page. A URL is absolute if it begins with \`http://\`, \`https://\`, \`//\` or \`/\`. Every other URL is a path in the package.`,
    rules: ['neuralis/entry-path', 'neuralis/entry-root', 'neuralis/safe-identity', 'neuralis/distinct-folders'],
  },
  {
    title: 'Asset modes',
    text: 'The page runs in a sandbox without an origin of its own, so its requests carry no session. `assetMode` decides which files the host serves anyway. `bundle` works only for `iframe` with a relative `.html` or `.htm` URL. Everything else is served as `self-contained`, with a warning.',
    table: {
      columns: ['', '`self-contained` (default)', '`bundle`'],
      rows: [
        ['The page', 'unchanged', 'with a `<base>` that the host inserts after the doctype'],
        ['Files beside it', 'not served', 'served, resolved against the folder of the page'],
        [
          `\`${SHARED_FOLDER}/\``,
          'not served',
          '`../shared/` from the first level, with another `../` for each deeper level',
        ],
        ['A second HTML page', 'not served', 'not served'],
        ['Other origins', 'blocked', 'blocked'],
        ['Extensions of the page', list([...htmlExtensions, ...assetExtensions]), list(htmlExtensions)],
        ['Extensions of files beside it', 'none', list(assetExtensions)],
      ],
    },
    rules: ['neuralis/honoured-asset-mode'],
  },
  {
    title: 'Size limits',
    text: `The limits of a bundle count the regular files inside the folder of the surface, without its page and without \`${SHARED_FOLDER}/\`. All limits are inclusive.`,
    table: {
      columns: ['What', 'At most'],
      rows: [
        ['One file, including the page, in either mode', showBytes(limits.fileBytes)],
        ['Files of a bundle', String(limits.bundleFiles)],
        ['All files of a bundle together', showBytes(limits.bundleBytes)],
        ['The same, without a warning', showBytes(limits.bundleWarnBytes)],
      ],
    },
  },
  {
    title: 'The content security policy of a page',
    text: 'The host serves each page with this content security policy. The browser never sends a request that it does not allow.',
    table: {
      columns: ['Directive', 'Sources'],
      rows: Object.entries(contentSecurityPolicy).map(([directive, sources]) => [`\`${directive}\``, list(sources)]),
    },
  },
  {
    title: 'The preflight',
    text: 'Validation reads only the manifest. `letterpress neuralis preflight DIR`, or `preflight(directory)` from `letterpress/neuralis`, also reads the files: pages with an HTML parser, styles with a CSS tokenizer, and imports of inline scripts with a module lexer. It reports everything that validation reports, with an unknown icon as an error, and the following issues.',
    table: {
      columns: ['Code', 'Severity', 'Promise'],
      rows: Object.entries(preflightChecks).map(([code, { severity, summary }]) => [`\`${code}\``, severity, summary]),
    },
  },
];
