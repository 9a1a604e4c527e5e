import type { Finding } from '../../../core/rule.js';
import { quote } from '../../../core/words/quote.js';
import type { CardText } from '../walk/card-texts.js';
import { firstRefusedCharacter, type RefusedCharacter } from './text-characters.js';

/** What is wrong with a text, and what to do about it. One sentence each. */
export interface TextFault {
  readonly message: string;
  readonly hint: string;
}

/** The outcome of reading a text by a grammar: its normal form, or the first demand it breaks. */
export type Reading = { readonly ok: true; readonly value: string } | { readonly ok: false; readonly fault: TextFault };

/** A reading that failed. */
export function refused(message: string, hint: string): Reading {
  return { ok: false, fault: { message, hint } };
}

const CARRIAGE_RETURN = 0x0d;
const ZERO_WIDTH_JOINER = 0x200d;

/** Says which character a text of its kind may not hold, if there is one. */
export function* characterFinding({ path, text, kind }: CardText): Iterable<Finding> {
  const refused = firstRefusedCharacter(text, kind);
  if (refused === undefined) return;
  const others = refused.count === 1 ? '' : `, and ${refused.count - 1} more that it may not hold`;
  yield {
    path,
    message: `The text ${quote(text)} holds ${refused.name} at character ${refused.position}${others}.`,
    hint: hintFor(refused, kind),
  };
}

function hintFor({ codePoint }: RefusedCharacter, kind: CardText['kind']): string {
  if (codePoint === CARRIAGE_RETURN && kind === 'multi-line') return 'End lines with a line feed alone.';
  if (codePoint === ZERO_WIDTH_JOINER) return 'Take it out, or choose an emoji that is not joined from several.';
  return kind === 'single-line' && (codePoint === 0x09 || codePoint === 0x0a)
    ? 'Put a space in its place.'
    : 'Take it out.';
}
