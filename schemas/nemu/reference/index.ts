import type { ReferenceSection } from '../../../core/format.js';
import { showCount } from '../../../core/words/list.js';
import { fileChecks, MANIFEST_FOLDER, MANIFEST_NAME } from '../codes.js';
import invoiceInbox from '../examples/blueprints/invoice-inbox/ai-automation/nemu.manifest.json' with { type: 'json' };
import { keywordTypes, knownFormats } from '../tables/input-keywords.js';
import { adviceLimits, workLimits } from '../tables/limits.js';

const TYPES = ['string', 'number', 'integer', 'boolean', 'null', 'array', 'object'] as const;

function keywordsOf(type: (typeof TYPES)[number]): string {
  const own = [...keywordTypes].filter(([, types]) => types.includes(type)).map(([keyword]) => `\`${keyword}\``);
  return own.length === 0 ? 'none' : own.join(', ');
}

/** The sections of the reference page beyond properties, rules and examples. */
export const blueprintReference: readonly ReferenceSection[] = [
  {
    title: 'Verdict and advice',
    text: 'Only the published schema decides whether a manifest is valid. Every rule on this page is advice: it warns, but the platform still accepts the manifest. When `schema_version` is not supported, that issue comes first, because it explains the others.',
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
    text: `Inputs are declared in a subset of JSON Schema draft-07; keywords outside it are rejected. The root schema must be a closed object with \`properties\`. Both are optional for inner objects, but recommended. \`default\`, \`const\`, \`enum\` and \`examples\` contain plain values, not schemas. These four, \`title\` and \`description\` are useful for every type; the other keywords belong to one type:`,
    table: { columns: ['Type', 'Keywords'], rows: TYPES.map((type) => [`\`${type}\``, keywordsOf(type)]) },
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
    text: `A \`pattern\` is an ECMA-262 regular expression with the \`u\` flag, which may match anywhere in the string. Validators know these values of \`format\`: ${knownFormats.map((format) => `\`${format}\``).join(', ')}.`,
    rules: ['nemu/compiling-patterns', 'nemu/anchored-patterns', 'nemu/known-formats'],
  },
  {
    title: 'Hosts',
    text: 'A declared host is a bare host name in lower case. A manifest without `declared_hosts` says nothing about hosts; an empty array says that there are none.',
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
    text: `The first ${showCount(workLimits.commandLength)} characters of the command are read as a shell would read them, to find the programs that it calls.`,
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
    text: `The manifest is \`${MANIFEST_FOLDER}/${MANIFEST_NAME}\` in the repository. Its paths are relative to its own folder, unless more of the documents are found relative to the root of the repository. A check of the folder says which of the two it used, and adds these checks to those of the manifest:`,
    table: {
      columns: ['Code', 'Severity', 'Promise'],
      rows: Object.entries(fileChecks).map(([code, { severity, summary }]) => [`\`${code}\``, severity, summary]),
    },
    rules: ['nemu/documents-are-files', 'nemu/markdown-documents', 'nemu/portable-paths', 'nemu/plain-path-names'],
  },
  {
    title: 'Limits',
    text: 'The format itself has no limits. Beyond these, a rule warns or a check stops:',
    table: {
      columns: ['What', 'At most'],
      rows: [
        ['Input schemas in one manifest', showCount(adviceLimits.inputCount)],
        ['Levels of nested inputs, and of the values in them', showCount(adviceLimits.inputDepth)],
        ['Length of a path', `${showCount(adviceLimits.pathLength)} characters`],
        ['Length of a host', `${showCount(adviceLimits.hostLength)} characters`],
        ['A count such as `maxLength`', showCount(adviceLimits.exactInteger)],
        ['Part of a document that is searched for hosts', `${showCount(workLimits.documentBytes)} bytes (1 MiB)`],
        ['Patterns whose running time is analyzed', showCount(workLimits.analysedPatterns)],
      ],
    },
    rules: ['nemu/modest-inputs', 'nemu/exact-counts'],
  },
];
