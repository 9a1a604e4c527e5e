import { childAt, pointer } from '../core/json/pointer.js';

/** Describes the first difference of two texts: the pointer for JSON, otherwise the line, with both sides. */
export function firstDifference(path: string, found: string, wanted: string): string {
  const at = path.endsWith('.json') ? jsonDifference(found, wanted) : undefined;
  if (at !== undefined) return at;
  const foundLines = found.split('\n');
  const wantedLines = wanted.split('\n');
  let line = 0;
  while (line < foundLines.length && foundLines[line] === wantedLines[line]) line += 1;
  return `line ${line + 1}: ${side(foundLines[line], 'the end of the file')} should be ${side(wantedLines[line], 'the end of the file')}`;
}

function jsonDifference(found: string, wanted: string): string | undefined {
  try {
    return differenceOf(JSON.parse(found), JSON.parse(wanted));
  } catch {
    // Not JSON, or nested too deeply to print: compare lines instead.
    return undefined;
  }
}

/** `undefined` when only white space or the order of properties differs. */
function differenceOf(found: unknown, wanted: unknown): string | undefined {
  let left = found;
  let right = wanted;
  let at = '';
  for (;;) {
    if (!isContainer(left) || !isContainer(right) || Array.isArray(left) !== Array.isArray(right)) break;
    const key = differingKey(left, right);
    if (key === undefined) return undefined;
    at = pointer(at, key);
    left = childAt(left, key);
    right = childAt(right, key);
  }
  if (JSON.stringify(left) === JSON.stringify(right)) return undefined;
  return `${at === '' ? 'the root' : at}: ${side(JSON.stringify(left), 'nothing')} should be ${side(JSON.stringify(right), 'nothing')}`;
}

/** The first property, in the expected order, whose values differ; `undefined` when only the order differs. */
function differingKey(left: object, right: object): string | undefined {
  return [...new Set([...Object.keys(right), ...Object.keys(left)])].find(
    (key) => JSON.stringify(childAt(left, key)) !== JSON.stringify(childAt(right, key)),
  );
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function side(text: string | undefined, missing: string): string {
  if (text === undefined) return missing;
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}
