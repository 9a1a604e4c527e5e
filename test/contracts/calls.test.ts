import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { types } from 'node:util';
import { describe, expect, it } from 'vitest';
import { CodedError } from '../../core/coded-error.js';
import { isPlainObject } from '../../core/json/own.js';
import { cardRuntime } from '../../generated/drwn/card.runtime.js';
import manifest from '../../package.json' with { type: 'json' };
import { HOSTILE_VALUES } from '../support/hostile-values.js';
import { ROOT } from '../support/sources.js';
import { CALLS, type CallRow, CONSTANT } from './calls.js';

type Callable = (...given: readonly unknown[]) => unknown;

const ENTRIES = Object.entries(manifest.exports).flatMap(([name, entry]) => (typeof entry === 'string' ? [] : [name]));
const FILES = readdirSync(`${ROOT}/src`);

async function load(entry: string): Promise<Record<string, unknown>> {
  const name = entry === '.' ? 'index' : entry.slice(2);
  const file =
    entry === './generator'
      ? 'generator/index.ts'
      : FILES.includes(`${name}.ts`)
        ? `src/${name}.ts`
        : `src/${name}/index.ts`;
  return import(pathToFileURL(`${ROOT}/${file}`).href);
}

/** The functions among the exports, and whatever else there is, by path. */
function* leaves(value: unknown, path: string): Generator<readonly [string, unknown]> {
  if (isPlainObject(value) && hasFunction(value)) {
    for (const [name, member] of Object.entries(value)) yield* leaves(member, `${path}.${name}`);
  } else if (typeof value === 'function' || !path.includes('.')) yield [path, value];
}

function hasFunction(value: object): boolean {
  return Object.values(value).some(
    (member) => typeof member === 'function' || (isPlainObject(member) && hasFunction(member)),
  );
}

/** Nothing when the call ends as it must, else how it ended. */
async function fault(call: () => unknown, mustReturn: boolean): Promise<string | undefined> {
  try {
    const result = call();
    // Nothing else is awaited: a function may return what it was given, which may throw when it is asked for `then`.
    if (types.isPromise(result)) await result;
    return undefined;
  } catch (error) {
    if (!(error instanceof Error)) return `threw ${typeof error}`;
    const code: unknown = Reflect.get(error, 'code');
    // The code of the system is documented for errors of our own alone.
    const isForeign = !(error instanceof CodedError) && /^(?:ERR_|E[A-Z]+$)/.test(String(code));
    if (typeof code !== 'string' || code === '' || isForeign)
      return `threw ${error.name} without a code of its own: ${error.message}`;
    return mustReturn ? `threw ${code}: ${error.message}` : undefined;
  }
}

function bound(value: unknown, row: CallRow): Callable {
  if (row.isClass === true) return (...given) => Reflect.construct(value as new () => unknown, given);
  return value as Callable;
}

/** The wrong calls of a row: no argument at all, then each argument wrong in each way. */
function* wrongCalls({
  given,
  data = [],
  options,
}: CallRow): Generator<{ title: string; given: readonly unknown[]; mustReturn: boolean }> {
  yield { title: 'nothing', given: [], mustReturn: false };
  for (const [at] of given.entries()) {
    for (const [title, make] of HOSTILE_VALUES) {
      yield { title: `${title} as argument ${at}`, given: given.with(at, make()), mustReturn: data.includes(at) };
      if (options?.at === at) continue;
    }
  }
}

describe.each(ENTRIES)('%s', (entry) => {
  it('has a row for each export', async () => {
    const module = await load(entry);
    const found = Object.entries(module).flatMap(([name, value]) => [...leaves(value, name)]);
    expect(found.map(([path]) => path).sort()).toEqual(Object.keys(CALLS[entry] ?? {}).sort());
    for (const [path, value] of found)
      expect([path, typeof value === 'function']).toEqual([path, CALLS[entry]?.[path] !== CONSTANT]);
  });
});

describe.each(
  ENTRIES.flatMap((entry) =>
    Object.entries(CALLS[entry] ?? {}).flatMap(([path, row]) =>
      row === CONSTANT ? [] : [[entry, path, row] as const],
    ),
  ),
)('%s %s', (entry, path, row) => {
  it('ends in a result or an error with a code', async () => {
    const module = await load(entry);
    const value = path.split('.').reduce<unknown>((from, name) => Reflect.get(from as object, name), module);
    const call = bound(value, entry === './runtime' ? withFormat(row) : row);
    const filled = entry === './runtime' ? withFormat(row) : row;
    const faults: string[] = [];
    for (const { title, given, mustReturn } of wrongCalls(filled)) {
      const found = await fault(() => call(...given), mustReturn);
      if (found !== undefined) faults.push(`${title}: ${found}`);
    }
    expect(faults).toEqual([]);
  });

  if (row.options !== undefined) {
    it('rejects wrong options', async () => {
      const module = await load(entry);
      const filled = entry === './runtime' ? withFormat(row) : row;
      for (const wrong of [null, 7, 'text', [], ...(row.options?.wrong ?? [])]) {
        await expect(
          (async () => (Reflect.get(module, path) as Callable)(...filled.given.with(row.options?.at ?? 0, wrong)))(),
          JSON.stringify(wrong),
        ).rejects.toMatchObject({ code: expect.stringMatching(/^(?:bad-option|unknown-order)$/) });
      }
    });
  }
});

function withFormat(row: CallRow): CallRow {
  return { ...row, given: row.given.map((value) => (value === undefined ? cardRuntime : value)) };
}
