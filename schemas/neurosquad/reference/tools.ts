import type { ReferenceSection } from '../../../core/format.js';
import complete from '../examples/valid/complete.json' with { type: 'json' };
import { BUILTIN_TOOLS } from '../tables/builtin-tools.js';
import { CARD_LIMITS } from '../tables/limits.js';

export const toolSections: readonly ReferenceSection[] = [
  {
    title: 'Tools',
    text: [
      `Agents see a tool under its full name: the card’s name with \`_\` for \`-\`, then \`_\`, then the tool’s name, cut to ${CARD_LIMITS.fullToolName} characters. The full name may not hold \`__\`, nor be that of one of the app’s own tools.`,
      `\`timeoutMs\` is ${CARD_LIMITS.toolTimeoutMs.min} to ${CARD_LIMITS.toolTimeoutMs.max} milliseconds, ${CARD_LIMITS.toolTimeoutMs.default} if it is absent. The arguments are always an object; its property \`card\` is the app’s own.`,
    ].join('\n\n'),
    rules: [
      'neurosquad/unique-tool-names',
      'neurosquad/unreserved-tool-name',
      'neurosquad/single-underscores',
      'neurosquad/distinct-full-tool-names',
      'neurosquad/object-arguments',
      'neurosquad/unreserved-argument',
      'neurosquad/safe-schema',
    ],
    example: { document: complete, pick: '/tools' },
  },
  {
    title: 'Names of the app’s own tools',
    text: [...BUILTIN_TOOLS].map((name) => `\`${name}\``).join(', '),
    rules: ['neurosquad/unreserved-tool-name'],
  },
  {
    title: 'Schemas inside a card',
    text: 'Port schemas, response schemas and the arguments of tools are JSON Schemas in the safe subset: bounded in size and depth, without `pattern` and without anything fetched from elsewhere. A fault in one is reported under the subset’s own code, at its place in the manifest.',
    rules: ['neurosquad/safe-schema'],
    example: { document: complete, pick: '/tools/0/inputSchema' },
  },
];
