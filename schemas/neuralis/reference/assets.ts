import type { ReferenceSection } from '../../../core/format.js';
import { preflightChecks } from '../codes.js';
import { contentSecurityPolicy } from '../grammar/content-security-policy.js';
import { limits } from '../tables/limits.js';
import { assetExtensions, htmlExtensions, SHARED_FOLDER, SURFACES_FOLDER } from '../tables/surfaces.js';

const list = (items: readonly string[]) => items.map((item) => `\`${item}\``).join(', ');

const bytes = (amount: number) => `${amount} bytes (${amount / 1024 / 1024} MiB)`;

export const assetSections: readonly ReferenceSection[] = [
  {
    title: 'Where the files of a surface lie',
    text: `A relative url makes a surface *asset-backed*: the package ships its page. The page lies below \`${SURFACES_FOLDER}/<kind>/<identity>/\`, where the identity is the \`type\` of a widget and the \`id\` of a card, letter by letter. \`${SHARED_FOLDER}/\` may be read by every surface in bundle mode, and holds no page. A url counts as absolute if it begins with \`http://\`, \`https://\`, \`//\` or \`/\`; every other one is a path in the package.`,
    rules: ['neuralis/entry-path', 'neuralis/entry-root', 'neuralis/safe-identity', 'neuralis/distinct-folders'],
  },
  {
    title: 'Asset modes',
    text: 'The page is opened in a sandbox without an origin of its own, so what it asks for carries no session. `assetMode` says what is served all the same. `bundle` is heeded only for `iframe` with a relative `.html` or `.htm` url; anything else is served as `self-contained`, with a warning.',
    table: {
      columns: ['', '`self-contained` (default)', '`bundle`'],
      rows: [
        ['The page', 'as it is', 'with a `<base>` of the host after its doctype'],
        ['Files beside it', 'never arrive', 'served, resolved against the folder of the page'],
        [
          `\`${SHARED_FOLDER}/\``,
          'out of reach',
          '`../shared/` from the first level, one `../` more for each level below',
        ],
        ['A second HTML page', 'no', 'no'],
        ['Other origins', 'blocked', 'blocked'],
        ['Extensions of the page', list([...htmlExtensions, ...assetExtensions]), list(htmlExtensions)],
        ['Extensions of files beside it', 'none', list(assetExtensions)],
      ],
    },
    rules: ['neuralis/honoured-asset-mode'],
  },
  {
    title: 'Budgets',
    text: `Counted are the regular files below the folder of the surface, without its page and without \`${SHARED_FOLDER}/\`. A value at the limit passes.`,
    table: {
      columns: ['What', 'At most'],
      rows: [
        ['One file, the page included, in either mode', bytes(limits.fileBytes)],
        ['Files of a bundle', String(limits.bundleFiles)],
        ['Bytes of a bundle', bytes(limits.bundleBytes)],
        ['Bytes of a bundle without a warning', bytes(limits.bundleWarnBytes)],
      ],
    },
  },
  {
    title: 'The policy of a page',
    text: 'The host serves each page under this content security policy. A request that it does not allow never leaves the browser.',
    table: {
      columns: ['Directive', 'Sources'],
      rows: Object.entries(contentSecurityPolicy).map(([directive, sources]) => [`\`${directive}\``, list(sources)]),
    },
  },
  {
    title: 'The pre-flight',
    text: 'Validation sees the manifest alone. `letterpress neuralis preflight DIR`, or `preflight(directory)` from `letterpress/neuralis`, also reads the files: pages with an HTML parser, styles with a CSS tokenizer, imports of inline scripts with a module lexer. It reports what validation reports, with an unknown icon as an error, and the following.',
    table: {
      columns: ['Code', 'Severity', 'What it asks'],
      rows: Object.entries(preflightChecks).map(([code, { severity, summary }]) => [`\`${code}\``, severity, summary]),
    },
  },
];
