import type { AnyRule, InvalidExample, ValidExample } from '../../../core/rule.js';
import { verdictWords } from '../../../core/words/verdict-words.js';
import { heading } from '../../print/markdown/anchors.js';
import { codeSpan } from '../../print/markdown/code-span.js';
import { escapeLine, escapeText } from '../../print/markdown/escape-text.js';
import { folded } from '../../print/markdown/folded.js';
import { documentBlock } from '../../print/markdown/json-block.js';
import { markdownTable } from '../../print/markdown/markdown-table.js';

/** The most lines of a rule's example; of a longer one only the title is printed. */
const LINES = 40;

/** Prints every rule: a table of all, then each with its rationale, fix and examples. */
export function rulesSection(rules: readonly AnyRule[], anchors: ReadonlyMap<string, string>): string[] {
  if (rules.length === 0) return [];
  const rows = rules.map((rule) => [
    `[${codeSpan(rule.id)}](#${anchors.get(rule.id)})`,
    severityOf(rule),
    rule.basis,
    escapeLine(rule.summary),
  ]);
  return [
    'What a schema cannot express. A document with an error is rejected; a document with a warning is accepted, but its author should know. The basis says who requires it: the specification (`contract`), the released validator where the specification is silent (`platform`), or only common sense (`advice`).',
    markdownTable(['Rule', 'Severity', 'Basis', 'Promise'], rows),
    ...rules.flatMap((rule) => ruleBlocks(rule, anchors.get(rule.id) ?? '')),
  ];
}

function severityOf(rule: AnyRule): string {
  const isSame = rule.platform === undefined || rule.platform === rule.severity;
  return isSame ? rule.severity : `${rule.severity} (platform: ${rule.platform})`;
}

function ruleBlocks(rule: AnyRule, anchor: string): string[] {
  return [
    heading(3, codeSpan(rule.id), anchor),
    escapeText(rule.summary),
    `*${[verdictWords(rule), rule.platformReading]
      .filter(Boolean)
      .map((words) => escapeText(words ?? ''))
      .join(' ')}*`,
    `**Why:** ${escapeText(rule.rationale)}`,
    `**Fix:** ${escapeText(rule.fix)}`,
    ...(rule.delegates === undefined ? [] : [`Its issues have the codes of ${codeSpan(`${rule.delegates}/…`)}.`]),
    ...invalidBlocks(rule),
    ...validBlocks(rule),
  ];
}

function invalidBlocks(rule: AnyRule): string[] {
  const print = (example: InvalidExample): string | undefined =>
    documentBlock(
      example.document,
      {
        kind: 'invalid',
        trust: example.trust,
        profile: example.profile,
        issues: example.at.map((path, index) => ({ code: example.codes?.[index] ?? rule.id, path })),
      },
      LINES,
    );
  const example = firstPrinted(rule.invalid, print);
  if (example === undefined) return [];
  const pointers = example.at.map((path) => (path === '' ? 'the document itself' : codeSpan(path))).join(', ');
  const verb = rule.severity === 'error' ? 'Rejected' : 'Warning';
  const lead = `**${verb}:** ${escapeLine(example.title)}, at ${pointers}${conditionsOf(example)}`;
  const block = print(example);
  return block === undefined ? [`${lead}.`] : [`${lead}:`, block];
}

function validBlocks(rule: AnyRule): string[] {
  const print = (example: ValidExample): string | undefined =>
    documentBlock(example.document, { kind: 'valid', trust: example.trust, profile: example.profile }, LINES);
  const example = firstPrinted(rule.valid, print);
  if (example === undefined) return [];
  const conditions = conditionsOf(example);
  const block = print(example);
  return block === undefined
    ? [`**Accepted:** ${escapeLine(example.title)}${conditions}.`]
    : [folded(`Accepted: ${example.title}${conditions}`, [block])];
}

/** The trust and profile that the example is validated with, if not the defaults. */
function conditionsOf({ trust, profile }: ValidExample): string {
  const conditions = Object.entries({ trust, profile }).filter(([, value]) => value !== undefined);
  return conditions.map(([name, value]) => ` (${name}: \`${value}\`)`).join('');
}

/** The first example that can be printed, otherwise the first. */
function firstPrinted<Example>(
  examples: readonly Example[],
  print: (example: Example) => string | undefined,
): Example | undefined {
  return examples.find((example) => print(example) !== undefined) ?? examples[0];
}
