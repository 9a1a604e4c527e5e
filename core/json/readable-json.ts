import { escapeUnseen } from '../words/escape-unseen.js';
import { isPlainObject } from './own.js';

/** The longest line, in columns, for a value that is printed on one line. */
const WIDTH = 100;
/** Levels that are printed; deeper values are not readable. */
const DEPTH = 64;
/** Values that are printed. */
const VALUES = 20_000;

/**
 * Prints JSON for people: two spaces, and on one line whatever fits into 100 columns.
 * The outermost object or array always has several lines. Invisible characters are written as `\uXXXX`.
 *
 * @returns LF-separated text without a final newline; `undefined` when JSON cannot represent the value
 *   (a cycle, `undefined`, a number that is not finite), and past 64 levels or 20,000 values.
 */
export function readableJson(value: unknown): string | undefined {
  return isPrintable(value) ? print(value, 0, 0, true) : undefined;
}

function isPrintable(root: unknown): boolean {
  const pending = [{ value: root, depth: 0 }];
  let seen = 0;
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    seen += 1;
    if (seen > VALUES || next.depth > DEPTH) return false;
    if (typeof next.value !== 'object' || next.value === null) {
      if (!isScalar(next.value)) return false;
      continue;
    }
    if (!Array.isArray(next.value) && !isPlainObject(next.value)) return false;
    const members: unknown[] = Array.isArray(next.value) ? Array.from(next.value) : Object.values(next.value);
    if (members.length > VALUES) return false;
    for (const member of members) pending.push({ value: member, depth: next.depth + 1 });
  }
  return true;
}

function isScalar(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return value === null || typeof value === 'string' || typeof value === 'boolean';
}

/** @param column where the value begins, in UTF-16 units. */
function print(value: unknown, level: number, column: number, open: boolean): string {
  if (typeof value !== 'object' || value === null) return scalar(value);
  const parts = Array.isArray(value)
    ? value.map((item: unknown) => ({ key: '', value: item }))
    : Object.entries(value).map(([name, member]) => ({ key: `${scalar(name)}: `, value: member as unknown }));
  const [start, end] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return `${start}${end}`;
  if (!open) {
    const line = flat(value, WIDTH - column);
    if (line !== undefined) return line;
  }
  const indent = '  '.repeat(level + 1);
  const lines = parts.map(
    (part) => `${indent}${part.key}${print(part.value, level + 1, indent.length + part.key.length + 1, false)}`,
  );
  return `${start}\n${lines.join(',\n')}\n${'  '.repeat(level)}${end}`;
}

/** The value on one line, if it fits into `room` columns. */
function flat(value: unknown, room: number): string | undefined {
  if (room < 0) return undefined;
  if (typeof value !== 'object' || value === null) {
    const text = scalar(value);
    return text.length <= room ? text : undefined;
  }
  const isArray = Array.isArray(value);
  const entries: (readonly [string, unknown])[] = isArray
    ? value.map((item: unknown) => ['', item] as const)
    : Object.entries(value);
  if (entries.length === 0) return isArray ? '[]' : '{}';
  let line = isArray ? '[' : '{ ';
  for (const [index, [name, member]] of entries.entries()) {
    const lead = `${index === 0 ? '' : ', '}${isArray ? '' : `${scalar(name)}: `}`;
    const text = flat(member, room - line.length - lead.length);
    if (text === undefined) return undefined;
    line += lead + text;
  }
  line += isArray ? ']' : ' }';
  return line.length <= room ? line : undefined;
}

function scalar(value: unknown): string {
  return escapeUnseen(JSON.stringify(value));
}
