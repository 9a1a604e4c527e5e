import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../support/sources.js';

/** What `generate`, the type check and the contracts read. */
const NEEDED = ['core', 'files', 'generated', 'generator', 'schemas', 'scripts', 'src', 'examples', 'test/contracts'];
const NEEDED_BESIDES = [
  'test/support',
  'package.json',
  'biome.json',
  'tsconfig.json',
  'letterpress.config.ts',
  'vitest.config.ts',
  'README.md',
];
const CONTRACTS = ['anatomy', 'examples', 'family-names', 'layers', 'plain-words', 'rules'];

const copy = mkdtempSync(path.join(os.tmpdir(), 'letterpress-scaffolds-'));

function node(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return { status, stdout, stderr };
}

function tool(name: string, ...args: readonly string[]) {
  return node(path.join('node_modules', name), ...args);
}

function read(file: string): string {
  return readFileSync(path.join(copy, file), 'utf8');
}

beforeAll(() => {
  for (const name of [...NEEDED, ...NEEDED_BESIDES]) {
    cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a call that cannot be carried out', () => {
  it.each([
    ['new-rule', [], 'A name is missing.'],
    ['new-rule', ['drwn/Bad-name'], '`drwn/Bad-name` is not a valid name.'],
    ['new-rule', ['drwn/one'], '`one` does not say what is promised.'],
    ['new-rule', ['planes/unique-names'], '`planes` is not a family of this repository.'],
    ['new-rule', ['neurosquad/size-order'], 'The code `neurosquad/size-order` already exists.'],
    ['new-rule', ['neurosquad/odd-topic', '--topic', '../x'], '`../x` is not a valid topic.'],
    ['new-rule', ['drwn/unique-names'], 'Pass `--topic card` or `--topic lock`.'],
    ['new-format', ['../planes'], '`../planes` is not a valid name.'],
    ['new-format', ['drwn/plane'], '`schemas/drwn` already exists.'],
    ['new-format', ['planes/plane', 'more'], '`more` is not expected.'],
  ])('is refused: %s %j', (script, args, message) => {
    const { status, stderr } = node(`scripts/${script}.mjs`, ...args);
    expect(stderr).toContain(message);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(status).toBe(2);
    expect(existsSync(path.join(copy, 'schemas', 'planes'))).toBe(false);
  });
});

/** Two runs of the generator and several of other tools, on a machine that may be busy: milliseconds. */
const PATIENCE = 900_000;

describe('what the scaffolds write', { timeout: PATIENCE }, () => {
  beforeAll(() => {
    const calls = [
      ['new-format', 'harbour/class'],
      ['new-rule', 'neurosquad/scaffolded-card', '--topic', 'identity'],
      ['new-rule', 'drwn/scaffolded-lock', '--topic', 'lock'],
    ];
    for (const [script, ...args] of calls) {
      const { status, stdout, stderr } = node(`scripts/${script}.mjs`, ...args);
      expect(stderr).toBe('');
      expect(stdout).toContain('npm run generate');
      expect(status).toBe(0);
    }
    // The registry knows the new family only once it is generated.
    expect(tool('jiti/lib/jiti-cli.mjs', 'src/cli/main.ts', 'generate')).toMatchObject({ status: 0 });
    expect(node('scripts/new-rule.mjs', 'harbour/scaffolded-class')).toMatchObject({ status: 0, stderr: '' });
    expect(tool('jiti/lib/jiti-cli.mjs', 'src/cli/main.ts', 'generate')).toMatchObject({ status: 0 });
  }, PATIENCE);

  it('is listed and on the pages', () => {
    expect(read('schemas/neurosquad/rules/index.ts')).toContain("from './identity/scaffolded-card.js'");
    expect(read('schemas/drwn/rules/lock/index.ts')).toContain("from './scaffolded-lock.js'");
    expect(read('generated/harbour/class.md')).toContain('harbour/scaffolded-class');
    expect(read('generated/registry.ts')).toContain('harbour/class');
  });

  it('validates its own examples', () => {
    const validate = (name: string) =>
      tool(
        'jiti/lib/jiti-cli.mjs',
        'src/cli/main.ts',
        'validate',
        '--format',
        'harbour/class',
        `schemas/harbour/examples/${name}`,
      );
    expect(validate('valid/complete.json')).toMatchObject({ status: 0 });
    expect(validate('invalid/schema.required.no-name.json').stdout).toContain('schema/required');
    expect(validate('invalid/harbour.distinct-title.same-as-name.json').stdout).toContain('harbour/distinct-title');
  });

  it('is formatted and passes the contracts', () => {
    expect(tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', 'schemas')).toMatchObject({ status: 0 });
    const files = CONTRACTS.map((name) => `test/contracts/${name}.test.ts`);
    const { status, stdout } = tool('vitest/vitest.mjs', 'run', '--reporter=verbose', ...files);
    expect(status === 0 ? '' : stdout).toBe('');
    const log = stripVTControlCharacters(stdout);
    const written = ['neurosquad/scaffolded-card', 'drwn/scaffolded-lock', 'harbour/scaffolded-class'];
    const expected = [
      ...written.map((id) => `${id} > refuses: the ending`),
      'harbour/distinct-title > refuses: the name again',
    ];
    expect(expected.filter((title) => !log.includes(title))).toEqual([]);
  });

  it('has the right types', () => {
    const { status, stdout } = tool('typescript/bin/tsc', '-p', '.');
    expect(status === 0 ? '' : stdout).toBe('');
  });
});
