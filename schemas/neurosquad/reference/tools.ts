import type { ReferenceSection } from '../../../core/format.js';
import { showCount } from '../../../core/words/list.js';
import complete from '../examples/valid/complete.json' with { type: 'json' };
import { BUILTIN_TOOLS } from '../tables/builtin-tools.js';
import { CARD_LIMITS } from '../tables/limits.js';

/** The page on tools: names, arguments and what the app reserves. */
export const toolSections: readonly ReferenceSection[] = [
  {
    title: 'Tools',
    text: [
      `Agents see a tool under its full name: the card's name with \`_\` for \`-\`, then \`_\`, then the tool's name, cut to ${CARD_LIMITS.fullToolName} characters. The full name must not contain \`__\` or be the name of one of the app's own tools.`,
      `\`timeoutMs\` is ${CARD_LIMITS.toolTimeoutMs.min} to ${showCount(CARD_LIMITS.toolTimeoutMs.max)} milliseconds; the default is ${showCount(CARD_LIMITS.toolTimeoutMs.default)}. The arguments are always an object; its property \`card\` is reserved for the app.`,
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
    title: "Names of the app's own tools",
    text: [...BUILTIN_TOOLS].map((name) => `\`${name}\``).join(', '),
    rules: ['neurosquad/unreserved-tool-name'],
  },
  {
    title: 'Schemas inside a card',
    text: 'The schemas of ports, responses and tool arguments are written in the safe subset of JSON Schema: limited in size and depth, without `pattern` and without anything that is loaded from elsewhere. An issue in one has a code of the subset and the path in the manifest.',
    rules: ['neurosquad/safe-schema'],
    example: { document: complete, pick: '/tools/0/inputSchema' },
  },
];
