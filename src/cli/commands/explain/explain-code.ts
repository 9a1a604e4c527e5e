import type { CodeEntry } from '../../../../core/code.js';
import { CODES } from '../../../../core/codes/index.js';
import { readableJson } from '../../../../core/json/readable-json.js';
import type { AnyRule, ValidExample } from '../../../../core/rule.js';
import { verdictWords } from '../../../../core/words/verdict-words.js';

/** A text that breaks a constraint, or keeps it. */
export interface ExplanationExample {
  /** What the example shows, in a few words. */
  readonly title: string;
  /** JSON mostly, without a final newline; missing when it is too long to read. */
  readonly text?: string | undefined;
  /** Pointers at which the issue is raised. */
  readonly at?: readonly string[] | undefined;
}

/** All there is to say about one code. */
export interface Explanation {
  readonly code: string;
  /** How heavy it weighs and who asks; only of rules. */
  readonly verdict?: string | undefined;
  readonly summary: string;
  readonly rationale: string;
  readonly fix: string;
  readonly wrong?: ExplanationExample | undefined;
  readonly right?: ExplanationExample | undefined;
}

/** Lines of an example that are still read. */
const LINES = 60;

/**
 * Explains a code: what is demanded, why, and how to mend a document that breaks it.
 *
 * @param rules every rule known, of all formats.
 * @param codes every code known that is no rule's id.
 * @returns `undefined` when no rule and no other code has this name.
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

/** The first example that can be shown in full, else the first. */
function firstShown<Example extends { readonly document: unknown }>(examples: readonly Example[]): Example | undefined {
  return examples.find((example) => textOf(example.document) !== undefined) ?? examples[0];
}

function textOf(document: unknown): string | undefined {
  const text = readableJson(document);
  return text !== undefined && text.split('\n').length <= LINES ? text : undefined;
}
