import { quote } from '../../../core/words/quote.js';
import { CARD_LIMITS } from '../tables/limits.js';
import { characterName } from './text-characters.js';
import { type Reading, refused, type TextFault } from './text-fault.js';

/** The top folder whose files the app serves itself. */
const RESERVED_FOLDER = '__ns';

/** Names that Windows keeps for devices, whatever extension follows. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$|clock\$) *(?:\..*)?$/is;

/**
 * Reads the path of a file in a card's folder, as `entry` and `icon` hold it.
 *
 * @param text a path from the manifest's folder, with `/` between its parts; at most 240 UTF-16 units and 20 parts.
 * @returns the path without the one `/` that may end it; or the first demand that it breaks.
 *   Steps as in SDK 1.3.0: length, backslash, leading `/`, depth, each part, reserved folder.
 */
export function parseCardPath(text: string): Reading {
  const shown = quote(text);
  if (text === '') return refused('The path is empty.', 'Name a file of the card, such as `index.html`.');
  if (text.length > CARD_LIMITS.pathChars) {
    return refused(
      `The path ${shown} is ${text.length} characters long, more than ${CARD_LIMITS.pathChars}.`,
      'Move the file up, or shorten the names of its folders.',
    );
  }
  if (text.includes('\\')) {
    return refused(`The path ${shown} has a backslash.`, 'Put `/` between folders, on every system.');
  }
  if (text.startsWith('/')) {
    return refused(`The path ${shown} begins with \`/\`.`, 'Write it from the folder of the manifest.');
  }

  const path = text.endsWith('/') ? text.slice(0, -1) : text;
  const segments = path.split('/');
  if (segments.length > CARD_LIMITS.pathSegments) {
    return refused(
      `The path ${shown} is ${segments.length} levels deep, more than ${CARD_LIMITS.pathSegments}.`,
      'Move the file up.',
    );
  }
  for (const segment of segments) {
    const fault = segmentFault(segment);
    if (fault !== undefined) return refused(`The path ${shown} has ${fault.message}.`, fault.hint);
  }
  if (segments[0]?.toLowerCase() === RESERVED_FOLDER) {
    return refused(
      `The path ${shown} leads into \`${RESERVED_FOLDER}/\`, which the app keeps for itself.`,
      'Rename the top folder.',
    );
  }
  return { ok: true, value: path };
}

function segmentFault(segment: string): TextFault | undefined {
  if (segment === '') {
    return { message: 'an empty part', hint: 'Write a single `/` between two names.' };
  }
  if (segment === '.' || segment === '..') {
    return { message: `the part \`${segment}\``, hint: 'Write the path in full from the folder of the manifest.' };
  }
  const control = /[\u0000-\u001f\u007f]/.exec(segment);
  if (control !== null) {
    return {
      message: `the control character ${characterName(control[0].charCodeAt(0))} as character ${control.index + 1} of ${quote(segment)}`,
      hint: 'Take it out.',
    };
  }
  const foreign = /[<>:"|?*]/.exec(segment);
  if (foreign !== null) {
    return {
      message: `a \`${foreign[0]}\` in ${quote(segment)}, which file names on Windows cannot have`,
      hint: 'Rename the file or folder.',
    };
  }
  if (segment.endsWith('.') || segment.endsWith(' ')) {
    return {
      message: `the part ${quote(segment)}, which ends in a ${segment.endsWith('.') ? 'dot' : 'space'}`,
      hint: 'Take it away: Windows drops it, and the file is not found.',
    };
  }
  if (DEVICE.test(segment)) {
    return { message: `the part ${quote(segment)}, a device name on Windows`, hint: 'Rename the file or folder.' };
  }
  return undefined;
}
