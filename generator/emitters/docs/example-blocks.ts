import type { FormatExample } from '../../../core/format.js';
import { escapeLine } from '../../print/markdown/escape-text.js';
import { folded } from '../../print/markdown/folded.js';
import { documentBlock } from '../../print/markdown/json-block.js';

/** The most lines of a main example. */
const LINES = 600;
/** The most lines of a further example. */
const MORE_LINES = 200;

/** Prints one main example. */
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
