import { quote } from '../../../core/words/quote.js';
import { CARD_LIMITS } from '../tables/limits.js';
import { characterName } from './text-characters.js';
import { failed, type ParseResult, type TextFault } from './text-fault.js';

/** The top-level folder that is reserved for files of the app. */
const RESERVED_FOLDER = '__ns';

/** Names that Windows reserves for devices, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$|clock\$) *(?:\..*)?$/is;

/**
 * Parses the path of a file in a card's folder, as in `entry` and `icon`.
 *
 * @param text a path relative to the manifest's folder, with `/` between its parts; at most 240 UTF-16 units and 20 parts.
 * @returns the path without one trailing `/`, or the first fault.
 *   Checked in the order of SDK 1.3.0: length, backslash, leading `/`, depth, each part, reserved folder.
 */
export function parseCardPath(text: string): ParseResult {
  const shown = quote(text);
  if (text === '') return failed('The path is empty.', 'Write the path of a file of the card, such as `index.html`.');
  if (text.length > CARD_LIMITS.pathChars) {
    return failed(
      `The path ${shown} is ${text.length} characters long; at most ${CARD_LIMITS.pathChars} are allowed.`,
      'Shorten the names of its folders, or move the file to a higher folder.',
    );
  }
  if (text.includes('\\')) {
    return failed(`The path ${shown} contains a backslash.`, 'Separate folders with `/` on every system.');
  }
  if (text.startsWith('/')) {
    return failed(`The path ${shown} begins with \`/\`.`, 'Write the path relative to the folder of the manifest.');
  }

  const path = text.endsWith('/') ? text.slice(0, -1) : text;
  const segments = path.split('/');
  if (segments.length > CARD_LIMITS.pathSegments) {
    return failed(
      `The path ${shown} has ${segments.length} parts; at most ${CARD_LIMITS.pathSegments} are allowed.`,
      'Move the file to a higher folder.',
    );
  }
  for (const segment of segments) {
    const fault = segmentFault(segment);
    if (fault !== undefined) return failed(`The path ${shown} contains ${fault.message}.`, fault.hint);
  }
  if (segments[0]?.toLowerCase() === RESERVED_FOLDER) {
    return failed(
      `The path ${shown} is inside \`${RESERVED_FOLDER}/\`, which is reserved for the app.`,
      'Rename the top-level folder.',
    );
  }
  return { ok: true, value: path };
}

function segmentFault(segment: string): TextFault | undefined {
  if (segment === '') {
    return { message: 'an empty part', hint: 'Use a single `/` between two names.' };
  }
  if (segment === '.' || segment === '..') {
    return {
      message: `the part \`${segment}\``,
      hint: 'Write the path relative to the folder of the manifest, without `.` and `..`.',
    };
  }
  const control = /[\u0000-\u001f\u007f]/.exec(segment);
  if (control !== null) {
    return {
      message: `the control character ${characterName(control[0].charCodeAt(0))} as character ${control.index + 1} of ${quote(segment)}`,
      hint: 'Remove the character.',
    };
  }
  const foreign = /[<>:"|?*]/.exec(segment);
  if (foreign !== null) {
    return {
      message: `a \`${foreign[0]}\` in ${quote(segment)}, which Windows does not allow in file names`,
      hint: 'Rename the file or folder.',
    };
  }
  if (segment.endsWith('.') || segment.endsWith(' ')) {
    const last = segment.endsWith('.') ? 'dot' : 'space';
    return {
      message: `the part ${quote(segment)}, which ends in a ${last}`,
      hint: `Remove the ${last}; Windows drops it, and the file is not found.`,
    };
  }
  if (DEVICE.test(segment)) {
    return {
      message: `the part ${quote(segment)}, which is a device name on Windows`,
      hint: 'Rename the file or folder.',
    };
  }
  return undefined;
}
