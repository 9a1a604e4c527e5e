import { childAt, pointer } from '../core/json/pointer.js';

/** Places that are counted, inclusive; of more, it is said that there are more. */
const MAX_PLACES = 100;
/** Lines within which two texts are found to agree again, inclusive. */
const MAX_APART = 200;
/** How many UTF-16 units of a side are shown, and how many of them before the difference. */
const SHOWN = 100;
const BEFORE = 40;

/** Two sides that differ, from where on, and in how many places in all. */
interface Difference {
  readonly where: string;
  readonly found: string | undefined;
  readonly wanted: string | undefined;
  readonly places: number;
}

/**
 * Describes the first difference of two texts: the pointer for JSON, otherwise the line, with both sides cut around it,
 * and in how many places they differ.
 */
export function firstDifference(path: string, found: string, wanted: string): string {
  const json = path.endsWith('.json') ? jsonDifference(found, wanted) : undefined;
  const { where, places, ...sides } = json ?? lineDifference(found.split('\n'), wanted.split('\n'));
  const missing = json === undefined ? 'the end of the file' : 'nothing';
  const [left, right] = cutAround(sides.found, sides.wanted).map((side) => side ?? missing);
  return `${where}: ${left} should be ${right}${moreWords(places - 1)}`;
}

function moreWords(more: number): string {
  if (more <= 0) return '';
  if (more >= MAX_PLACES - 1) return `; ${MAX_PLACES - 1} or more other places differ`;
  return more === 1 ? '; 1 other place differs' : `; ${more} other places differ`;
}

function lineDifference(found: readonly string[], wanted: readonly string[]): Difference {
  let line = 0;
  while (line < found.length && found[line] === wanted[line]) line += 1;
  return { where: `line ${line + 1}`, found: found[line], wanted: wanted[line], places: countPlaces(found, wanted) };
}

/** Runs of lines that differ; after `MAX_APART` lines without agreement, the rest counts as one. */
function countPlaces(left: readonly string[], right: readonly string[]): number {
  let places = 0;
  let [at, other] = [0, 0];
  while (places < MAX_PLACES && (at < left.length || other < right.length)) {
    if (left[at] === right[other]) {
      at += 1;
      other += 1;
      continue;
    }
    places += 1;
    const skip = nextAgreement(left, at, right, other);
    if (skip === undefined) return places;
    at += skip[0];
    other += skip[1];
  }
  return places;
}

/** How many lines to skip on each side until both agree again. */
function nextAgreement(
  left: readonly string[],
  at: number,
  right: readonly string[],
  other: number,
): readonly [number, number] | undefined {
  for (let both = 1; both <= MAX_APART; both += 1) {
    for (let skipped = 0; skipped <= both; skipped += 1) {
      const line = left[at + skipped];
      if (line !== undefined && line.trim().length > 1 && line === right[other + both - skipped])
        return [skipped, both - skipped];
    }
  }
  return undefined;
}

function jsonDifference(found: string, wanted: string): Difference | undefined {
  try {
    return differenceOf(JSON.parse(found), JSON.parse(wanted));
  } catch {
    // Not JSON, or nested too deeply to print: compare lines instead.
    return undefined;
  }
}

/** `undefined` when only white space or the order of properties differs. */
function differenceOf(found: unknown, wanted: unknown): Difference | undefined {
  let first: Omit<Difference, 'places'> | undefined;
  let places = 0;
  const stack: { at: string; left: unknown; right: unknown }[] = [{ at: '', left: found, right: wanted }];
  for (let task = stack.pop(); task !== undefined && places < MAX_PLACES; task = stack.pop()) {
    const { at, left, right } = task;
    const [one, two] = [JSON.stringify(left), JSON.stringify(right)];
    if (one === two) continue;
    if (isContainer(left) && isContainer(right) && Array.isArray(left) === Array.isArray(right)) {
      // In the expected order; the first on top.
      for (const key of [...new Set([...Object.keys(right), ...Object.keys(left)])].reverse())
        stack.push({ at: pointer(at, key), left: childAt(left, key), right: childAt(right, key) });
      continue;
    }
    places += 1;
    first ??= { where: at === '' ? 'the root' : at, found: one, wanted: two };
  }
  return first && { ...first, places };
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Both sides of a difference, cut so that it is in sight. */
function cutAround(left: string | undefined, right: string | undefined): readonly (string | undefined)[] {
  let same = 0;
  while (left !== undefined && right !== undefined && same < left.length && left[same] === right[same]) same += 1;
  const start = same > SHOWN - BEFORE ? same - BEFORE : 0;
  return [left, right].map(
    (side) =>
      side && `${start > 0 ? '…' : ''}${side.slice(start, start + SHOWN)}${side.length > start + SHOWN ? '…' : ''}`,
  );
}
