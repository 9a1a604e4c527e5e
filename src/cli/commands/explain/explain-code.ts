import type { CodeEntry } from '../../../../core/code.js';
import { CODES } from '../../../../core/codes/index.js';
import { readableJson } from '../../../../core/json/readable-json.js';
import type { AnyRule, ValidExample } from '../../../../core/rule.js';
import { verdictWords } from '../../../../core/words/verdict-words.js';

/** An example that violates a constraint, or satisfies it. */
export interface ExplanationExample {
  /** What the example shows, in a few words. */
  readonly title: string;
  /** Usually JSON, without a final newline; missing when it is too long to read. */
  readonly text?: string | undefined;
  /** Pointers at which the issue is raised. */
  readonly at?: readonly string[] | undefined;
}

/** Everything known about one code. */
export interface Explanation {
  readonly code: string;
  /** Its severity and its basis; rules only. */
  readonly verdict?: string | undefined;
  readonly summary: string;
  readonly rationale: string;
  readonly fix: string;
  readonly wrong?: ExplanationExample | undefined;
  readonly right?: ExplanationExample | undefined;
}

/** The most lines of an example that is shown. */
const MAX_LINES = 60;

/**
 * Explains a code: what it means, why it matters, and how to fix a document that has it.
 *
 * @param rules every known rule, of all formats.
 * @param codes every known code that is not a rule's id.
 * @returns `undefined` when the code is unknown.
 */
export function explainCode(
  code: string,
  rules: readonly AnyRule[],
  codes: ReadonlyMap<string, CodeEntry> = CODES,
): Explanation | undefined {
  const rule = rules.find(({ id }) => id === code);
  if (rule !== undefined) return explainRule(rule);
  const entry = codes.get(code);
  if (entry === undefined) return undefined;
  const { summary, rationale, fix, example } = entry;
  return {
    code,
    summary,
    rationale,
    fix,
    ...(example && {
      wrong: { title: titleOf(example.constraint), text: example.wrong },
      right: { title: '', text: example.right },
    }),
  };
}

function titleOf(constraint: string | undefined): string {
  return constraint === undefined ? '' : `where ${constraint}`;
}

function explainRule(rule: AnyRule): Explanation {
  const wrong = firstShown(rule.invalid);
  const right = firstShown(rule.valid);
  return {
    code: rule.id,
    verdict: [verdictWords(rule), rule.platformReading].filter(Boolean).join(' '),
    summary: rule.summary,
    rationale: rule.rationale,
    fix: rule.fix,
    ...(wrong && { wrong: { title: titleUnder(wrong), text: textOf(wrong.document), at: wrong.at } }),
    ...(right && { right: { title: titleUnder(right), text: textOf(right.document) } }),
  };
}

function titleUnder({ title, profile }: ValidExample): string {
  return profile === undefined ? title : `${title} (profile ${profile})`;
}

/** The first example that can be shown in full, otherwise the first. */
function firstShown<Example extends { readonly document: unknown }>(examples: readonly Example[]): Example | undefined {
  return examples.find((example) => textOf(example.document) !== undefined) ?? examples[0];
}

function textOf(document: unknown): string | undefined {
  const text = readableJson(document);
  return text !== undefined && text.split('\n').length <= MAX_LINES ? text : undefined;
}
