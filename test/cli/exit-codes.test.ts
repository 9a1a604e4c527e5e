import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { fullCall } from '../../src/cli/command/full-call.js';
import { describeError } from '../../src/cli/process/describe-error.js';
import { run } from '../../src/cli/run.js';
import { needs } from '../support/needs.js';
import { folder } from './support/folder.js';
import { memoryIo } from './support/memory-io.js';

vi.mock('../../src/cli/formats/engine.js', () => import('./support/stub-engine.js'));

const FINE = '{}';
const WARNED = '{ "issues": [{ "severity": "warning" }] }';
const WRONG = '{ "issues": [{}] }';

interface Call {
  readonly argv: readonly string[];
  readonly exit: 0 | 1 | 2;
  readonly files?: Readonly<Record<string, string>>;
  readonly stdin?: string;
  /** What standard error must say. */
  readonly says?: RegExp;
}

const CALLS: readonly Call[] = [
  { argv: ['--help'], exit: 0 },
  { argv: ['--version'], exit: 0 },
  { argv: ['help', 'validate'], exit: 0 },
  { argv: ['validate', '--help'], exit: 0 },
  { argv: [], exit: 2, says: /Usage: letterpress/ },
  { argv: ['--nonsense'], exit: 2, says: /unknown option '--nonsense'/ },
  { argv: ['validat'], exit: 2, says: /Did you mean validate\?/ },
  { argv: ['validate', '--nonsense'], exit: 2, says: /unknown option/ },
  { argv: ['validate', '--profile', 'mine'], exit: 2, says: /Allowed choices are contract, platform/ },
  { argv: ['validate', '--trust', 'none'], exit: 2, says: /untrusted, trusted, first-party/ },
  { argv: ['validate', '--reporter', 'xml'], exit: 2, says: /pretty, json, ndjson, sarif, github/ },
  { argv: ['validate', '--format'], exit: 2, says: /argument missing/ },
  { argv: ['validate', '--format', 'demo/crad'], exit: 2, says: /Did you mean `demo\/card`\?/ },
  { argv: ['validate', '--format', 'lock'], exit: 2, says: /Did you mean `demo\/lock`\?/ },
  {
    argv: ['validate', '--format', 'entirely/other'],
    exit: 2,
    says: /Use one of `demo\/card`, `demo\/lock`, `demo\/package`/,
  },
  { argv: ['validate', '--format', '__proto__'], exit: 2, says: /not a known format/ },
  { argv: ['validate', 'absent.json'], exit: 2, says: /`absent\.json` cannot be found.* \[no-such-file\]/ },
  { argv: ['validate', '-'], stdin: FINE, exit: 2, says: /--format ID/ },
  { argv: ['validate', '-', '--format', 'demo/card'], stdin: FINE, exit: 0 },
  { argv: ['validate', '--format', 'demo/card', '-'], stdin: WRONG, exit: 1 },
  {
    argv: ['validate', 'a.json'],
    files: { 'a.json': FINE },
    exit: 2,
    says: /demo-card\.json, tools\/demo\.json \(demo\/card\)/,
  },
  { argv: ['validate', 'a.json', '--format', 'demo/card'], files: { 'a.json': FINE }, exit: 0 },
  { argv: ['validate', 'demo-card.json'], files: { 'demo-card.json': FINE }, exit: 0 },
  { argv: ['validate', 'demo-card.json'], files: { 'demo-card.json': WARNED }, exit: 0 },
  { argv: ['validate', 'demo-card.json', '--strict'], files: { 'demo-card.json': WARNED }, exit: 1 },
  { argv: ['validate', 'demo-card.json'], files: { 'demo-card.json': WRONG }, exit: 1 },
  { argv: ['validate', 'tools/demo.json'], files: { 'tools/demo.json': WRONG }, exit: 1 },
  { argv: ['validate'], files: { 'a/demo.lock': WRONG, 'b.json': FINE }, exit: 1 },
  { argv: ['validate', '.'], files: { 'a/demo.lock': FINE, 'b.json': WRONG }, exit: 0 },
  { argv: ['validate'], files: { 'b.json': WRONG }, exit: 0, says: /nothing to validate/ },
  { argv: ['validate', '--strict'], files: { 'b.json': WRONG }, exit: 1, says: /nothing to validate/ },
  { argv: ['validate', '--format', 'demo/lock'], files: { 'demo.lock': FINE, 'demo-card.json': WRONG }, exit: 0 },
  {
    argv: ['validate', 'demo-card.json', '--trust', 'trusted', '--profile', 'platform'],
    files: { 'demo-card.json': '{ "wantsTrust": "trusted" }' },
    exit: 0,
  },
  { argv: ['formats'], exit: 0 },
  { argv: ['formats', 'extra'], exit: 2, says: /too many arguments/ },
  { argv: ['schema'], exit: 2, says: /missing required argument 'format'/ },
  { argv: ['schema', 'demo/carb'], exit: 2, says: /Did you mean `demo\/card`\?/ },
  { argv: ['drwn'], exit: 2, says: /Usage: letterpress drwn.*overlay/s },
  { argv: ['drwn', '--help'], exit: 0 },
  { argv: ['help', 'drwn'], exit: 0 },
  { argv: ['drwn', 'reff', 'x'], exit: 2, says: /unknown command 'reff'.*Did you mean ref\?/s },
  { argv: ['drwn', '__proto__'], exit: 2, says: /unknown command '__proto__'/ },
  { argv: ['drwn', 'ref', '--help'], exit: 0 },
  { argv: ['drwn', 'help', 'ref'], exit: 0 },
  { argv: ['help', 'drwn', 'ref'], exit: 0 },
  { argv: ['drwn', 'ref'], exit: 2, says: /missing required argument 'texts'/ },
  { argv: ['drwn', 'ref', '--profile', 'mine', 'a'], exit: 2, says: /Allowed choices are contract, platform/ },
  { argv: ['drwn', 'ref', '@a/b', 'c'], exit: 0 },
  { argv: ['drwn', 'ref', '--json', '@a/b', 'npm:c'], exit: 1 },
  { argv: ['drwn', 'ref', '--profile', 'platform', 'npm:c', ''], exit: 0 },
  { argv: ['drwn', 'ref', '--', '--json'], exit: 0 },
  { argv: ['drwn', 'integrity'], exit: 2, says: /missing required argument 'folder'/ },
  { argv: ['drwn', 'integrity', 'absent'], exit: 2, says: /`absent` cannot be found.* \[no-such-folder\]/ },
  { argv: ['drwn', 'integrity', 'a'], files: { a: '' }, exit: 2, says: /\[not-a-folder\]/ },
  { argv: ['drwn', 'integrity', '.', '.'], exit: 2, says: /too many arguments/ },
  { argv: ['drwn', 'integrity', '.', '--order', 'locale'], exit: 2, says: /collation, code-unit/ },
  { argv: ['drwn', 'integrity', '.', '--records', '--verify', 'sha256-0'], exit: 2, says: /cannot be used with/ },
  { argv: ['drwn', 'integrity', '.'], exit: 0 },
  { argv: ['drwn', 'integrity', '.', '--verify', 'sha256-0'], exit: 1 },
  { argv: ['drwn', 'lock', 'absent'], exit: 2, says: /\[no-such-file\]/ },
  { argv: ['drwn', 'lock', '.'], exit: 2, says: /\[not-a-file\]/ },
  { argv: ['drwn', 'lock', '-'], stdin: '{}', exit: 1 },
  { argv: ['drwn', 'lock', '-', '--json'], stdin: '{', exit: 1 },
  { argv: ['drwn', 'lock', '-', '--json', '--reporter', 'sarif'], stdin: '{', exit: 2, says: /cannot be used with/ },
  { argv: ['drwn', 'overlay'], exit: 2, says: /missing required argument 'project'/ },
  { argv: ['drwn', 'overlay', 'a', 'absent'], files: { a: '{}' }, exit: 2, says: /\[no-such-file\]/ },
  { argv: ['drwn', 'overlay', '.'], exit: 2, says: /config\.json` cannot be found.* \[no-such-file\]/ },
  { argv: ['drwn', 'overlay', 'a', 'b'], files: { a: '{}', b: '{}' }, exit: 0 },
  { argv: ['drwn', 'overlay', 'a', 'b'], files: { a: '{}', b: '[]' }, exit: 1, says: /b error file\/not-an-object/ },
  { argv: ['neuralis'], exit: 2, says: /preflight/ },
  { argv: ['neuralis', 'preflight', '--help'], exit: 0 },
  { argv: ['neuralis', 'preflight'], exit: 2, says: /missing required argument 'folder'/ },
  { argv: ['neuralis', 'preflight', 'absent'], exit: 2, says: /\[no-such-folder\]/ },
  { argv: ['neuralis', 'preflight', '.', '--trust', 'none'], exit: 2, says: /untrusted, trusted, first-party/ },
  { argv: ['neuralis', 'preflight', '.'], exit: 1 },
  { argv: ['generate', '--check', '--watch'], exit: 2, says: /cannot be used with/ },
  {
    argv: ['generate', '--config', 'absent.ts'],
    exit: 2,
    says: /configuration `absent\.ts` does not exist\. \[no-config\]/,
  },
];

describe('exit codes', () => {
  test.each(CALLS)('$argv -> $exit', async ({ argv, exit, files, stdin, says }) => {
    const io = memoryIo({ cwd: folder(files), ...(stdin === undefined ? {} : { stdin }) });
    expect({ exit: await run(argv, io), ...io.printed }).toMatchObject({ exit });
    if (says !== undefined) expect(io.printed.stderr).toMatch(says);
    if (exit === 2) expect(io.printed.stdout).toBe('');
  });

  test.each(CALLS)('$argv is the same to the full parser', async ({ argv, files, stdin }) => {
    const cwd = folder(files);
    const options = { cwd, ...(stdin === undefined ? {} : { stdin }) };
    const [io, fullIo] = [memoryIo(options), memoryIo(options)];
    const exit = await run(argv, io);
    const fullExit = await fullCall(argv, fullIo).catch((error: unknown) => {
      fullIo.stderr.write(describeError(error));
      return 2;
    });
    expect({ exit: fullExit, ...fullIo.printed }).toEqual({ exit, ...io.printed });
  });

  needs(process.getuid?.() !== 0 && process.platform !== 'win32', 'root may read everything').it(
    'a file that may not be read',
    async () => {
      const cwd = folder({ 'demo-card.json': FINE, 'demo.lock': FINE });
      chmodSync(join(cwd, 'demo.lock'), 0);
      const io = memoryIo({ cwd });
      expect(await run(['validate', '--reporter', 'ndjson'], io)).toBe(1);
      expect(JSON.parse(io.printed.stdout)).toMatchObject({ code: 'file/unreadable', file: 'demo.lock' });
    },
  );

  test('an unforeseen error ends in one line and 2', async () => {
    const io = memoryIo();
    const broken = {
      ...io,
      get cwd(): string {
        throw Object.assign(new Error('first\n  second \u001b[31m'), { code: 'EODD' });
      },
    };
    expect(await run(['validate'], broken)).toBe(2);
    expect(io.printed.stderr).toBe('error: first second \\u001b[31m [EODD]\n');
  });
});
