import type { FormatExample } from '../../../core/format.js';
import { readableJson } from '../../../core/json/readable-json.js';
import { codePointOrder } from '../../../core/words/code-point-order.js';
import { escapeLine } from '../../print/markdown/escape-text.js';
import { documentBlock } from './document-block.js';
import { folded } from './folded.js';

/** Lines of an example that stands on its own. */
const LINES = 600;
/** Lines of a further example. */
const MORE_LINES = 200;

export interface ChosenExamples {
  readonly minimal: FormatExample | undefined;
  readonly complete: FormatExample | undefined;
  readonly more: readonly FormatExample[];
}

/**
 * Chooses what the page shows: an example whose name begins with `minimal`, else the shortest valid one;
 * one whose name begins with `complete`, else the longest.
 */
export function chooseExamples(examples: readonly FormatExample[]): ChosenExamples {
  const valid = examples.filter((example) => !isInvalid(example) && readableJson(example.document) !== undefined);
  const bySize = valid
    .map((example) => ({ example, size: readableJson(example.document)?.length ?? 0 }))
    .sort((a, b) => a.size - b.size || codePointOrder(a.example.name, b.example.name))
    .map(({ example }) => example);
  const minimal = valid.find((example) => example.name.startsWith('minimal')) ?? bySize[0];
  const complete =
    valid.find((example) => example.name.startsWith('complete')) ?? bySize.findLast((example) => example !== minimal);
  return { minimal, complete, more: valid.filter((example) => example !== minimal && example !== complete) };
}

/** An invalid example is named `<code with / as .>.<slug>.json`. */
function isInvalid(example: FormatExample): boolean {
  return example.name.replace(/\.json$/, '').split('.').length > 2;
}

/** Prints one example that stands on its own. */
export function exampleBlocks(example: FormatExample | undefined): string[] {
  const block = example && documentBlock(example.document, { kind: 'valid' }, LINES);
  if (example === undefined || block === undefined) return [];
  return example.title === '' ? [block] : [escapeLine(example.title), block];
}

/** Prints further examples, folded. */
export function moreExamples(examples: readonly FormatExample[]): string[] {
  return examples.flatMap((example) => {
    const block = documentBlock(example.document, { kind: 'valid' }, MORE_LINES);
    return block === undefined ? [] : [folded(example.title, [block])];
  });
}
