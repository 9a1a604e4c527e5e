import type { Finding } from '../../kit/define-rule.js';
import { quote } from '../../kit/quote.js';
import type { CardText } from '../parts/card-texts.js';
import { firstRefusedCharacter, type RefusedCharacter } from './text-characters.js';

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
