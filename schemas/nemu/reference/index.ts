import type { ReferenceSection } from '../../../core/format.js';
import { fileChecks, MANIFEST_FOLDER, MANIFEST_NAME } from '../codes.js';
import invoiceInbox from '../examples/blueprints/invoice-inbox/ai-automation/nemu.manifest.json' with { type: 'json' };
import { keywordKinds, knownFormats } from '../tables/input-keywords.js';
import { adviceLimits, workLimits } from '../tables/limits.js';

const KINDS = ['string', 'number', 'integer', 'boolean', 'null', 'array', 'object'] as const;

function keywordsOf(kind: (typeof KINDS)[number]): string {
  const own = [...keywordKinds].filter(([, kinds]) => kinds.includes(kind)).map(([keyword]) => `\`${keyword}\``);
  return own.length === 0 ? 'none of its own' : own.join(', ');
}

/** What the reference page of the blueprint manifest says beyond fields, rules and examples. */
export const blueprintReference: readonly ReferenceSection[] = [
  {
    title: 'Verdict and advice',
    text: 'The published schema alone decides whether a manifest is valid. Every rule on this page is advice: it warns, and the platform accepts the manifest all the same. A manifest of another `schema_version` is told so before anything else, since nothing else in it can be read rightly.',
    rules: [
      'nemu/unique-step-ids',
      'nemu/unique-service-ids',
      'nemu/distinct-identifiers',
      'nemu/steps-in-number-order',
      'nemu/distinct-tags',
    ],
  },
  {
    title: 'Inputs',
    text: `Inputs are declared in a subset of JSON Schema draft-07; anything it does not list is refused. The outermost schema must be a closed object with \`properties\`; inner ones may leave both out, and are better off with them. \`default\`, \`const\`, \`enum\` and \`examples\` hold plain values, which nobody reads as schemas. \`title\`, \`description\` and those four go with every type, the other keywords with one:`,
    table: { columns: ['Type', 'Keywords'], rows: KINDS.map((kind) => [`\`${kind}\``, keywordsOf(kind)]) },
    rules: [
      'nemu/effective-keywords',
      'nemu/known-required',
      'nemu/fitting-values',
      'nemu/ordered-bounds',
      'nemu/closed-objects',
      'nemu/typed-items',
    ],
    example: { document: invoiceInbox, pick: '/inputs' },
  },
  {
    title: 'Patterns and formats',
    text: `A \`pattern\` is a regular expression of ECMA-262 with the \`u\` flag that may match anywhere in the text. A \`format\` that validators know is one of ${knownFormats.map((format) => `\`${format}\``).join(', ')}.`,
    rules: ['nemu/compiling-patterns', 'nemu/anchored-patterns', 'nemu/known-formats'],
  },
  {
    title: 'Hosts',
    text: 'A declared host is a bare name in lower case. Without `declared_hosts` a manifest says nothing about hosts; an empty list says that there are none.',
    rules: [
      'nemu/hosts-declared',
      'nemu/named-hosts',
      'nemu/public-hosts',
      'nemu/host-length',
      'nemu/host-top-label',
      'nemu/host-below-suffix',
      'nemu/host-punycode',
    ],
    example: { document: invoiceInbox, pick: '/declared_hosts' },
  },
  {
    title: 'The final command',
    text: `The first ${workLimits.commandLength} characters of the command are read as a shell would, enough to know which programs it calls.`,
    rules: [
      'nemu/harmless-command',
      'nemu/unattended-command',
      'nemu/no-piped-download',
      'nemu/no-local-paths',
      'nemu/no-placeholders',
    ],
    example: { document: invoiceInbox, pick: '/verify_e2e' },
  },
  {
    title: 'The folder',
    text: `The manifest is \`${MANIFEST_FOLDER}/${MANIFEST_NAME}\` in the repository. The paths in it begin in its own folder; where more of the documents are found from the root of the repository, they are taken from there. A check of the folder says which of the two it used, and adds to the checks of the manifest:`,
    table: {
      columns: ['Code', 'Severity', 'Promise'],
      rows: Object.entries(fileChecks).map(([code, { severity, summary }]) => [`\`${code}\``, severity, summary]),
    },
    rules: ['nemu/documents-are-files', 'nemu/markdown-documents', 'nemu/portable-paths', 'nemu/plain-path-names'],
  },
  {
    title: 'Figures',
    text: 'The format sets no bounds of its own. Past these, advice speaks up, or a check stops looking:',
    table: {
      columns: ['What', 'At most'],
      rows: [
        ['Input schemas in one manifest', String(adviceLimits.inputCount)],
        ['Levels of inputs, and of the values in them', String(adviceLimits.inputDepth)],
        ['Characters of a path', String(adviceLimits.pathLength)],
        ['Characters of a host', String(adviceLimits.hostLength)],
        ['A count such as `maxLength`', String(adviceLimits.exactInteger)],
        ['Bytes of a document in which hosts are looked for', String(workLimits.documentBytes)],
        ['Patterns whose running time is analysed', String(workLimits.analysedPatterns)],
      ],
    },
    rules: ['nemu/modest-inputs', 'nemu/exact-counts'],
  },
];
