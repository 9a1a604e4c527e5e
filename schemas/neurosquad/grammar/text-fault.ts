import type { Finding } from '../../../core/rule.js';
import { count } from '../../../core/words/list.js';
import { quote } from '../../../core/words/quote.js';
import type { CardText } from '../walk/card-texts.js';
import { firstRejectedCharacter, type RejectedCharacter } from './text-characters.js';

/** What is wrong with a string, and what to do. One sentence each. */
export interface TextFault {
  readonly message: string;
  readonly hint: string;
}

/** The result of parsing a string: its normal form, or its first fault. */
export type ParseResult =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly fault: TextFault };

/** The result for an invalid string. */
export function failed(message: string, hint: string): ParseResult {
  return { ok: false, fault: { message, hint } };
}

const CARRIAGE_RETURN = 0x0d;
const ZERO_WIDTH_JOINER = 0x200d;

/** Reports the first character that is not allowed in a text, if there is one. */
export function* characterFinding({ path, text, kind }: CardText): Iterable<Finding> {
  const rejected = firstRejectedCharacter(text, kind);
  if (rejected === undefined) return;
  const others = rejected.count === 1 ? '' : ` and ${count(rejected.count - 1, 'more character')}`;
  const verb = rejected.count === 1 ? 'is' : 'are';
  yield {
    path,
    message: `The string ${quote(text)} contains ${rejected.name} at character ${rejected.position}${others}, which ${verb} not allowed.`,
    hint: hintFor(rejected, kind),
  };
}

function hintFor({ codePoint }: RejectedCharacter, kind: CardText['kind']): string {
  if (codePoint === CARRIAGE_RETURN && kind === 'multi-line') return 'End lines with only a line feed.';
  if (codePoint === ZERO_WIDTH_JOINER) return 'Remove it, or choose an emoji that is not a joined sequence.';
  return kind === 'single-line' && (codePoint === 0x09 || codePoint === 0x0a)
    ? 'Replace it with a space.'
    : 'Remove it.';
}
