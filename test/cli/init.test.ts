import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FORMATS } from '../../schemas/index.js';
import { run } from '../../src/cli/run.js';
import { ROOT } from '../support/sources.js';
import { project } from './support/authoring.js';
import { folder } from './support/folder.js';
import { type MemoryIo, memoryIo } from './support/memory-io.js';

async function call(cwd: string, ...argv: string[]): Promise<{ exit: number } & MemoryIo['printed']> {
  const io = memoryIo({ cwd });
  return { exit: await run(argv, io), ...io.printed };
}

const written = (stdout: string): string[] =>
  stdout.split('\n').flatMap((line) => (line.startsWith('written ') ? [line.slice('written '.length)] : []));

describe.each(FORMATS.map((format) => [format.id, format] as const))('a project of %s', (id, format) => {
  it.each([
    ['in JSON', []],
    ['in TypeScript', ['--ts']],
  ])('%s passes at once', async (_title, flags) => {
    const { folder: cwd } = project();
    const made = await call(cwd, 'init', id, 'mine', ...flags);
    expect(made).toMatchObject({ exit: 0, stderr: '' });
    const files = written(made.stdout);
    expect(files).toContain('mine/package.json');
    expect(made.stdout).toMatch(/\n\nNext: cd mine && npm install && npx letterpress \w/);
    const validated = await call(cwd, 'validate', 'mine', '--strict');
    expect(validated).toMatchObject({ exit: 0, stdout: expect.stringContaining(`ok (${id})`) });
    // What `npm install` would make.
    const manifest = JSON.parse(readFileSync(join(cwd, 'mine/package.json'), 'utf8'));
    expect(manifest).toMatchObject({ private: true, devDependencies: { letterpress: expect.stringMatching(/^\^\d/) } });
    symlinkSync(join(cwd, 'node_modules'), join(cwd, 'mine/node_modules'), 'junction');
    const source = files.find((file) => file.endsWith('.ts'));
    expect(source !== undefined).toBe(flags.length > 0);
    if (source !== undefined) {
      const name = source.slice('mine/'.length);
      expect(made.stdout).toContain(`npx letterpress build ${name}\n`);
      expect(await call(join(cwd, 'mine'), 'build', name, '--check')).toMatchObject({ exit: 0 });
      expect(await call(join(cwd, 'mine'), 'build', name)).toMatchObject({ exit: 0, stdout: '' });
    }
    const document =
      files.find((file) => /\.(?:json|lock)$/.test(file) && !/\/(?:package|tsconfig)\.json$/.test(file)) ?? '';
    const { $schema } = JSON.parse(readFileSync(join(cwd, document), 'utf8'));
    expect($schema !== undefined).toBe(format.acceptsSchemaKey === true);
    // The path is one that an editor finds once the package is installed.
    if ($schema !== undefined)
      expect(resolve(join(cwd, document, '..'), $schema)).toBe(
        join(cwd, `mine/node_modules/letterpress/schemas/${id}.schema.json`),
      );
    expect(existsSync(join(ROOT, `schemas/${id}.schema.json`))).toBe(true);
  });
});

describe('init', () => {
  it('never overwrites without --force, and then only what it is about', async () => {
    const files = { 'neurosquad-card.json': '{}', 'package.json': '{ "name": "mine" }', 'tsconfig.json': '{}' };
    const cwd = folder(files);
    const refused = await call(cwd, 'init', 'neurosquad/card', '--ts');
    expect(refused).toMatchObject({
      exit: 2,
      stdout: '',
      stderr: expect.stringMatching(/`neurosquad-card\.json` already exists\. \[file-exists\]\n.*--force/),
    });
    expect(existsSync(join(cwd, 'card.ts'))).toBe(false);
    const forced = await call(cwd, 'init', 'neurosquad/card', '--ts', '--force');
    expect(forced).toMatchObject({ exit: 0 });
    expect(forced.stdout).toBe(
      'written card.ts\nwritten neurosquad-card.json\nwritten index.html\nkept package.json\nkept tsconfig.json\n\nNext: npm install && npx letterpress build card.ts\n',
    );
    expect(readFileSync(join(cwd, 'package.json'), 'utf8')).toBe(files['package.json']);
    expect(await call(cwd, 'init', 'neurosquad/card')).toMatchObject({ exit: 2 });
  });

  it('takes a name', async () => {
    const cwd = folder();
    expect(await call(cwd, 'init', 'neurosquad/card', 'a b', '--ts', '--name', 'tide-table')).toMatchObject({
      exit: 0,
      stdout: expect.stringContaining(`Next: cd 'a b' && `),
    });
    expect(JSON.parse(readFileSync(join(cwd, 'a b/neurosquad-card.json'), 'utf8')).name).toBe('tide-table');
    expect(readFileSync(join(cwd, 'a b/card.ts'), 'utf8')).toContain(`name: 'tide-table'`);
  });

  it('uses the installation of a folder above in a package that is there', async () => {
    const { folder: cwd } = project({ 'packages/a/package.json': '{}' });
    expect(await call(cwd, 'init', 'neurosquad/card', 'packages/a')).toMatchObject({ exit: 0 });
    expect(JSON.parse(readFileSync(join(cwd, 'packages/a/neurosquad-card.json'), 'utf8')).$schema).toBe(
      '../../node_modules/letterpress/schemas/neurosquad/card.schema.json',
    );
  });

  it.each<[string, readonly string[], RegExp]>([
    ['no such format', ['neurosquad/crad'], /Did you mean `neurosquad\/card`/],
    ['a name that is none', ['neurosquad/card', '--name', 'No!'], /`No!` is not a valid name: .*\[bad-name\]/],
    ['a reserved name', ['neurosquad/card', '--name', 'kanban'], /\[bad-name\]/],
    ['a name for what has none', ['nemu/blueprint', '--name', 'x'], /\[no-name\]/],
    ['no format', [], /missing required argument/],
  ])('%s is a usage error, and nothing is written', async (_title, argv, says) => {
    const cwd = folder();
    const { exit, stdout, stderr } = await call(cwd, 'init', ...argv);
    expect({ exit, stdout }).toEqual({ exit: 2, stdout: '' });
    expect(stderr).toMatch(says);
    expect(existsSync(join(cwd, 'package.json'))).toBe(false);
  });
});
