import type { FormatExample } from '../../../core/format.js';
import { escapeLine } from '../../print/markdown/escape-text.js';
import { folded } from '../../print/markdown/folded.js';
import { documentBlock } from '../../print/markdown/json-block.js';

/** Lines of an example that stands on its own. */
const LINES = 600;
/** Lines of a further example. */
const MORE_LINES = 200;

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
