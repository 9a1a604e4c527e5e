import { exampleCode } from './example-code.js';
import type { FormatExample } from './format.js';
import { readableJson } from './json/readable-json.js';
import { codePointOrder } from './words/code-point-order.js';

export interface ChosenExamples {
  readonly minimal: FormatExample | undefined;
  readonly complete: FormatExample | undefined;
  readonly more: readonly FormatExample[];
}

/**
 * Chooses the examples that show a format, on its page and in a new document: one whose name begins with `minimal`,
 * else the shortest valid one; and one whose name begins with `complete`, else the longest.
 */
export function chooseExamples(examples: readonly FormatExample[]): ChosenExamples {
  const valid = examples.filter(
    (example) => exampleCode(example.name) === undefined && readableJson(example.document) !== undefined,
  );
  const bySize = valid
    .map((example) => ({ example, size: readableJson(example.document)?.length ?? 0 }))
    .sort((a, b) => a.size - b.size || codePointOrder(a.example.name, b.example.name))
    .map(({ example }) => example);
  const minimal = valid.find((example) => example.name.startsWith('minimal')) ?? bySize[0];
  const complete =
    valid.find((example) => example.name.startsWith('complete')) ?? bySize.findLast((example) => example !== minimal);
  return { minimal, complete, more: valid.filter((example) => example !== minimal && example !== complete) };
}
