import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Issue } from '../../core/issue.js';
import { run } from '../../src/cli/run.js';
import { createLockfile, stringifyLockfile } from '../../src/drwn/create-lockfile.js';
import { resolveFileCard } from '../../src/drwn/resolve-file-card.js';
import { makeTree, type TreeEntry } from '../drwn/tree.js';
import { vectors } from '../drwn/vectors.js';
import { folder } from './support/folder.js';
import { type MemoryIoOptions, memoryIo } from './support/memory-io.js';

async function call(
  argv: readonly string[],
  options: MemoryIoOptions = {},
): Promise<{ exit: number; stdout: string; stderr: string }> {
  const io = memoryIo(options);
  return { exit: await run(['drwn', ...argv], io), ...io.printed };
}

describe('drwn ref', () => {
  test('prints the parts of each ref, one block each', async () => {
    const { exit, stdout, stderr } = await call(['ref', '@a/b@^1.0.0', 'git+https://h.example/x.git#main']);
    expect({ exit, stderr }).toEqual({ exit: 0, stderr: '' });
    expect(stdout).toBe(`@a/b@^1.0.0
  origin  store
  name    @a/b
  range   ^1.0.0

git+https://h.example/x.git#main
  origin  git
  name    ""
  range   *
  gitUrl  https://h.example/x.git
  gitRef  main
`);
  });

  test('says why a ref is rejected, and continues', async () => {
    const { exit, stdout } = await call(['ref', 'npm:left-pad', 'left-pad']);
    expect(exit).toBe(1);
    const [refused, fine] = stdout.split('\n\n');
    expect(refused).toMatch(/^npm:left-pad\n {2}error drwn\/card-ref .*`npm:`.*\n {2}hint: .*`left-pad`/);
    expect(fine).toMatch(/^left-pad\n {2}origin {2}store\n/);
  });

  test('escapes control characters', async () => {
    const { stdout } = await call(['ref', '\u001b[2Ja\nb', 'git+\u009b@']);
    expect(stdout).not.toMatch(/[^\n\P{Cc}]/u);
    expect(stdout).toContain('\\u001b[2Ja\\u000ab');
  });

  test('is colored only on a terminal', async () => {
    expect((await call(['ref', 'a', 'npm:b'], { isTTY: true })).stdout).toContain('\u001b[');
    expect((await call(['ref', 'a', 'npm:b'], { isTTY: true, env: { NO_COLOR: '1' } })).stdout).not.toContain('\u001b');
  });

  test('gives the result of every vector as JSON', async () => {
    const cases = vectors<{ input: string; ok: boolean; parsed?: object }>('refs');
    const texts = cases.map(({ input }) => input);
    const { exit, stdout } = await call(['ref', '--json', '--profile', 'platform', '--', ...texts]);
    expect(exit).toBe(1);
    const results: { text: string; ok: boolean; ref?: object; issue?: Issue }[] = JSON.parse(stdout);
    expect(results.map(({ text, ok, ref }) => ({ text, ok, ref }))).toEqual(
      cases.map(({ input, ok, parsed }) => ({ text: input, ok, ref: parsed })),
    );
    for (const { ok, issue } of results) if (!ok) expect(issue).toMatchObject({ hint: /./, message: /./ });
  });
});

const CARD: readonly TreeEntry[] = [
  { path: 'card.json', text: '{ "name": "@me/card", "version": "1.0.0" }' },
  { path: 'README.md', text: 'read me' },
  { path: 'run.sh', text: 'true', mode: '0755' },
];

describe('drwn integrity', () => {
  interface IntegrityCase {
    readonly input: { readonly entries: readonly TreeEntry[]; readonly outside?: readonly TreeEntry[] };
    readonly ok: boolean;
    readonly integrity?: string;
  }

  test.each(vectors<IntegrityCase & { id: string }>('integrity'))('$id', async ({ input, ok, integrity }) => {
    const root = makeTree(input.entries, input.outside);
    const { exit, stdout, stderr } = await call(['integrity', root]);
    expect({ exit, stdout }).toEqual(ok ? { exit: 0, stdout: `${integrity}\n` } : { exit: 1, stdout: '' });
    if (!ok) expect(stderr).toMatch(/ error file\/unreadable .*\n {2}hint: /);
  });

  test('--records prints what is hashed, in its order', async () => {
    const root = makeTree(CARD);
    const { stdout: hash } = await call(['integrity', root]);
    const { integrity, files } = JSON.parse((await call(['integrity', root, '--records'])).stdout);
    expect(`${integrity}\n`).toBe(hash);
    expect(files.map(({ p, m }: { p: string; m: string }) => `${m} ${p}`)).toEqual([
      '- card.json',
      '- README.md',
      'x run.sh',
    ]);
  });

  test('--verify says whether the hash matches, and in which order', async () => {
    const root = makeTree(CARD);
    const [hash, plain] = [
      (await call(['integrity', root])).stdout.trim(),
      (await call(['integrity', root, '--order', 'code-unit'])).stdout.trim(),
    ];
    expect(hash).not.toBe(plain);
    const verify = async (...argv: string[]): Promise<string> => {
      const { exit, stdout } = await call(['integrity', root, ...argv]);
      return `${exit} ${/(?:ok|(?:error|warning) \S+)/.exec(stdout)?.[0]}`;
    };
    expect(await verify('--verify', hash)).toBe('0 ok');
    expect(await verify('--verify', plain)).toBe('0 warning file/integrity-order');
    expect(await verify('--verify', plain, '--order', 'code-unit')).toBe('0 ok');
    expect(await verify('--verify', hash, '--order', 'code-unit')).toBe('1 error file/integrity');
    expect(await verify('--verify', `sha256-${'0'.repeat(64)}`)).toBe('1 error file/integrity');
    expect(await verify('--verify', hash.toUpperCase())).toBe('1 error file/bad-integrity');
    chmodSync(join(root, 'run.sh'), 0o644);
    expect(await verify('--verify', hash)).toBe('1 error file/integrity');
  });

  test('a hash is shown in full, so that it can be copied', async () => {
    const root = makeTree(CARD);
    const hash = (await call(['integrity', root])).stdout.trim();
    const wanted = `sha256-${'0'.repeat(64)}`;
    const { stdout } = await call(['integrity', root, '--verify', wanted]);
    expect(stdout).toContain(`\`${hash}\``);
    expect(stdout).toContain(`\`${wanted}\``);
  });

  test('warnings about a tree go to standard error, beside the hash', async () => {
    const root = makeTree([...CARD, { path: 'out', type: 'symlink', target: '../o' }], [{ path: 'o', text: 'o' }]);
    const { exit, stdout, stderr } = await call(['integrity', root]);
    expect(exit).toBe(0);
    expect(stdout).toMatch(/^sha256-[0-9a-f]{64}\n$/);
    expect(stderr).toMatch(/warning file\/link-outside .*`out`/);
  });

  test('names that compare as equal have no hash', async () => {
    const root = makeTree([
      { path: 'caf\u00e9', text: 'a' },
      { path: 'cafe\u0301', text: 'b' },
    ]);
    const { exit, stdout, stderr } = await call(['integrity', root]);
    expect({ exit, stdout }).toEqual({ exit: 1, stdout: '' });
    expect(stderr).toContain('error file/tie');
  });
});

async function lockOf(...roots: readonly string[]): Promise<string> {
  const entries = [];
  for (const root of roots) {
    const { card } = await resolveFileCard(root);
    if (card === undefined) throw new Error('no card');
    const requested = `file:${root}`;
    entries.push({ ...card, requested, skills: [], hooks: [], registry: null, origin: 'file' as const });
  }
  return stringifyLockfile(createLockfile(entries));
}

/** Where the trees of these tests are. */
const ROOT = ['--root', tmpdir()];

describe('drwn lock', () => {
  const card = (name: string): string =>
    makeTree([{ path: 'card.json', text: `{ "name": "${name}", "version": "1.0.0" }` }]);

  test('verifies the trees that exist, and counts those that do not', async () => {
    const [one, two, three] = [card('one'), card('two'), card('three')];
    const cwd = folder({ 'card.lock': await lockOf(one, two, three) });
    expect(await call(['lock', 'card.lock', ...ROOT], { cwd })).toEqual({
      exit: 0,
      stdout: 'card.lock: ok (drwn/lock)\n1 file, 0 errors, 0 warnings\n',
      stderr: 'trees: 3 verified, 0 different, 0 not on this machine\n',
    });
    writeFileSync(join(two, 'new.txt'), '');
    rmSync(three, { recursive: true });
    const { exit, stdout, stderr } = await call(['lock', 'card.lock', ...ROOT], { cwd });
    expect({ exit, stderr }).toEqual({ exit: 1, stderr: 'trees: 1 verified, 1 different, 1 not on this machine\n' });
    const text = readFileSync(join(cwd, 'card.lock'), 'utf8');
    const line = text.slice(0, text.indexOf('"integrity"', text.indexOf(`"${two}"`))).split('\n').length;
    expect(stdout).toMatch(new RegExp(`^card\\.lock:${line}:\\d+ error file/integrity `));
  });

  test('hashes nothing outside the project and the roots, and says so', async () => {
    const tree = card('one');
    const cwd = folder({ 'card.lock': await lockOf(tree) });
    const { exit, stderr } = await call(['lock', 'card.lock'], { cwd });
    expect({ exit, lines: stderr.trimEnd().split('\n') }).toEqual({
      exit: 0,
      lines: [
        `skipped: \`one\` is at \`${tree}\`, outside the project and the roots; pass --root DIR to verify it`,
        'trees: 0 verified, 0 different, 0 not on this machine, 1 skipped',
      ],
    });
    expect((await call(['lock', 'card.lock', '--root', cwd, '--root', tree], { cwd })).stderr).toContain('1 verified');
    expect((await call(['lock', 'card.lock', '--root', 'absent'], { cwd })).exit).toBe(2);
  });

  test('verifies what is in the project of a lockfile in .agents/drwn', async () => {
    const cwd = folder({});
    const tree = join(cwd, 'cards', 'one');
    mkdirSync(join(cwd, '.agents', 'drwn'), { recursive: true });
    cpSync(card('one'), tree, { recursive: true });
    writeFileSync(join(cwd, '.agents', 'drwn', 'card.lock'), await lockOf(tree));
    const { stderr } = await call(['lock', join('.agents', 'drwn', 'card.lock')], { cwd });
    expect(stderr).toBe('trees: 1 verified, 0 different, 0 not on this machine\n');
  });

  test('prints the report of either name as JSON', async () => {
    const cwd = folder({ 'card.lock': await lockOf(card('one')) });
    const short = await call(['lock', 'card.lock', ...ROOT, '--json'], { cwd });
    expect(JSON.parse(short.stdout)).toEqual({
      valid: true,
      files: [{ file: 'card.lock', format: 'drwn/lock', valid: true, issues: [] }],
    });
    expect(await call(['lock', 'card.lock', ...ROOT, '--reporter', 'json'], { cwd })).toEqual(short);
  });

  test('reads standard input, and rejects what is not a lockfile', async () => {
    const { exit, stdout, stderr } = await call(['lock', '-', '--json'], {
      stdin: '{ "lockfileVersion": 9, "cards": [] }',
    });
    const [file] = JSON.parse(stdout).files;
    expect({ exit, stderr, file: file.file }).toEqual({ exit: 1, stderr: '', file: '<stdin>' });
    expect(file.issues[0]).toMatchObject({ path: '/lockfileVersion', line: 1 });
  });

  test('differs by profile, and fails on warnings with --strict', async () => {
    const text = (await lockOf(card('one')))
      .replace('"cards"', '"extra": 1,\n  "cards"')
      .replace(/sha256-\w+/, 'sha256-…')
      .replace(/"path": "[^"]*"/, '"path": "/nowhere/at/all"');
    const exitOf = async (...argv: string[]): Promise<number> =>
      (await call(['lock', '-', ...argv], { stdin: text })).exit;
    expect(await exitOf()).toBe(1);
    expect(await exitOf('--profile', 'platform')).toBe(0);
    expect(await exitOf('--profile', 'platform', '--strict')).toBe(1);
  });

  test('shows progress only on a terminal, and clears it', async () => {
    const cwd = folder({ 'card.lock': await lockOf(card('one'), card('two')) });
    const { stdout, stderr } = await call(['lock', 'card.lock', ...ROOT], { cwd, isTTY: true, env: { NO_COLOR: '1' } });
    const clear = '\r\u001b[K';
    const summary = 'trees: 2 verified, 0 different, 0 not on this machine\n';
    expect(stderr).toBe(`${clear}1/2 \`one\`${clear}2/2 \`two\`${clear}${summary}`);
    expect(stdout).not.toContain('\u001b');
    const dumb = await call(['lock', 'card.lock', ...ROOT], { cwd, isTTY: true, env: { NO_COLOR: '1', TERM: 'dumb' } });
    expect(dumb.stderr).toBe(summary);
  });
});

describe('drwn overlay', () => {
  interface OverlayCase {
    readonly id: string;
    readonly input: { readonly project: unknown; readonly manifests: readonly unknown[] };
    readonly mergedText: string;
  }

  test.each(vectors<OverlayCase>('overlay'))('$id', async ({ input: { project, manifests }, mergedText }) => {
    const names = manifests.map((_, index) => `${index}.json`);
    const texts = manifests.map((manifest, index) => [names[index], JSON.stringify(manifest)] as const);
    const cwd = folder({ 'project.json': JSON.stringify(project), ...Object.fromEntries(texts) });
    const { exit, stdout, stderr } = await call(['overlay', 'project.json', ...names], { cwd });
    expect({ exit, stderr }).toEqual({ exit: 0, stderr: '' });
    expect(JSON.stringify(JSON.parse(stdout))).toBe(mergedText);
  });

  test('accepts the folders of the project and the card', async () => {
    const cwd = folder({
      'p/.agents/drwn/config.json': '{ "version": 1 }',
      'c/card.json': '{ "servers": { "a": { "command": "x" } } }',
    });
    const { stdout } = await call(['overlay', 'p', 'c'], { cwd });
    expect(JSON.parse(stdout)).toMatchObject({ version: 1, servers: { a: { command: 'x' } } });
  });

  test('merges nothing when a file cannot be read, and names each', async () => {
    const cwd = folder({ a: '{ "x": 1, "x": 2 }', b: '[1]', c: new Uint8Array([0xff]), d: '{}' });
    symlinkSync('d', join(cwd, 'e'));
    const { exit, stdout, stderr } = await call(['overlay', 'a', 'b', 'c', 'd', 'e'], { cwd });
    expect({ exit, stdout }).toEqual({ exit: 1, stdout: '' });
    expect([...stderr.matchAll(/^(\S+) error (\S+) /gm)].map(([, file, code]) => `${file} ${code}`)).toEqual([
      'a:1:11 json/duplicate-key',
      'b file/not-an-object',
      'c:1:1 json/not-utf8',
    ]);
  });

  test('keeps keys that look like prototypes, and escapes control characters', async () => {
    const cwd = folder({ p: '{ "servers": { "__proto__": "\\u001b[2J" } }' });
    const { stdout } = await call(['overlay', 'p'], { cwd });
    expect(stdout).toContain('"__proto__": "\\u001b[2J"');
  });
});
