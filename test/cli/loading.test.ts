import { expect, test, vi } from 'vitest';
import { run } from '../../src/cli/run.js';
import { folder } from './support/folder.js';
import { memoryIo } from './support/memory-io.js';

const loaded = vi.hoisted((): string[] => []);
const recordLoading = vi.hoisted(() => (name: string) => async (original: () => Promise<object>) => {
  loaded.push(name);
  return await original();
});

vi.mock('commander', recordLoading('commander'));
vi.mock('picocolors', recordLoading('picocolors'));
vi.mock('jiti', recordLoading('jiti'));
vi.mock('@sinclair/typebox', recordLoading('typebox'));
vi.mock('prettier', recordLoading('prettier'));
vi.mock('ts-morph', recordLoading('ts-morph'));
vi.mock('ajv', recordLoading('ajv'));
vi.mock('parse5', recordLoading('parse5'));
vi.mock('@csstools/css-tokenizer', recordLoading('css-tokenizer'));
vi.mock('es-module-lexer/js', recordLoading('es-module-lexer'));
vi.mock('recheck', recordLoading('recheck'));

vi.mock('../../src/cli/commands/explain/command.js', recordLoading('explain'));
vi.mock('../../src/cli/commands/safe-subset/check-schema.js', recordLoading('check-schema'));
vi.mock('../../src/cli/commands/neuralis/preflight.js', recordLoading('preflight'));

test('a plain validation loads nothing that it does not need', async () => {
  const cwd = folder({ 'neurosquad-card.json': '{ "name": 1 }' });
  const io = memoryIo({ cwd });
  expect(await run(['validate', '.', '--reporter', 'pretty', '--strict'], io)).toBe(1);
  expect(io.printed.stdout).toContain('schema/type');
  expect(loaded).toEqual([]);
});

test('to say its version, the program loads no command', async () => {
  const io = memoryIo({ cwd: '/' });
  expect(await run(['--version'], io)).toBe(0);
  expect(io.printed.stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(loaded.splice(0)).toEqual(['commander']);
});

test("a family's command loads nothing of another, and no parser that it does not need", async () => {
  const cwd = folder({ 'neuralis.package.json': '{}', 'card/card.json': '{}', 'card.lock': '{}' });
  expect(await run(['drwn', 'ref', 'a@^1', 'npm:b'], memoryIo({ cwd }))).toBe(1);
  expect(await run(['drwn', 'integrity', '.'], memoryIo({ cwd }))).toBe(0);
  expect(await run(['drwn', 'overlay', 'card.lock', 'card'], memoryIo({ cwd }))).toBe(0);
  expect(await run(['validate', 'neuralis.package.json'], memoryIo({ cwd }))).toBe(0);
  expect(await run(['drwn', 'lock', 'card.lock'], memoryIo({ cwd }))).toBe(1);
  expect(loaded).toEqual([]);
});

test('what is recorded is loaded when it is needed', async () => {
  const io = memoryIo({ cwd: folder({ 'neurosquad-card.json': '{}' }), isTTY: true });
  await run(['validate'], io);
  await run(['validate', '--help'], io);
  await run(['neuralis', 'preflight', '.'], memoryIo({ cwd: folder({ 'neuralis.package.json': '{}' }) }));
  await run(['--help'], io);
  expect(loaded).toEqual([
    'picocolors',
    'preflight',
    'parse5',
    'css-tokenizer',
    'es-module-lexer',
    'check-schema',
    'explain',
  ]);
});
