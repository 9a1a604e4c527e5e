import { describe, expect, test } from 'vitest';
import type { Issue } from '../../core/issue.js';
import { run } from '../../src/cli/run.js';
import { folder } from './support/folder.js';
import { memoryIo } from './support/memory-io.js';

const FILES = {
  'good.json': '{ "type": "object", "properties": { "filter": { "type": "string" } } }',
  'odd.json': '{\n  "minLength": 3,\n  "maxLength": 2\n}\n',
  'bad.json': '{\n  "type": "string",\n  "pattern": "^a"\n}\n',
  'torn.json': '{ "type": ',
  'deep.json': `${'{"items":'.repeat(2_000)}{}${'}'.repeat(2_000)}`,
  'folder/a.json': '{}',
};

interface JsonReport {
  readonly valid: boolean;
  readonly files: readonly { file: string; format: string; valid: boolean; issues: Issue[] }[];
}

async function checked(...argv: string[]): Promise<{ report: JsonReport; exit: number }> {
  const io = memoryIo({ cwd: folder(FILES) });
  const exit = await run(['check-schema', '--reporter', 'json', ...argv], io);
  return { report: JSON.parse(io.printed.stdout), exit };
}

describe('letterpress check-schema', () => {
  test.each([
    ['good.json', 0, []],
    ['odd.json', 0, ['safe-subset/empty-range']],
    ['bad.json', 1, ['safe-subset/pattern']],
    ['torn.json', 1, ['json/syntax']],
    ['deep.json', 1, ['json/too-deep']],
  ])('%s', async (file, exit, codes) => {
    const found = await checked(file);
    expect(found.exit).toBe(exit);
    expect(found.report.valid).toBe(exit === 0);
    expect(found.report.files.map((each) => [each.file, each.format])).toEqual([[file, 'safe-subset/safe-subset']]);
    expect(found.report.files[0]?.issues.map(({ code }) => code)).toEqual(codes);
  });

  test('gives the position of issues', async () => {
    const { report } = await checked('bad.json', 'good.json', './bad.json');
    expect(report.files.map(({ file }) => file)).toEqual(['bad.json', 'good.json']);
    expect(report.files[0]?.issues[0]).toMatchObject({ path: '/pattern', line: 3, column: 14 });
  });

  test('fails on warnings with `--strict`', async () => {
    expect((await checked('odd.json', '--strict')).exit).toBe(1);
    expect((await checked('good.json', '--strict')).exit).toBe(0);
  });

  test('lists what a profile rejects, without changing the verdict', async () => {
    const { report, exit } = await checked('good.json', '--profile', 'openai-strict');
    expect(exit).toBe(0);
    expect(report.files[0]?.issues.map(({ code, severity }) => [code, severity])).toEqual([
      ['safe-subset/openai-strict', 'warning'],
      ['safe-subset/openai-strict', 'warning'],
    ]);
  });

  test('reads standard input', async () => {
    const io = memoryIo({ stdin: '{ "allOf": [] }' });
    expect(await run(['check-schema', '-'], io)).toBe(1);
    expect(io.printed.stdout).toContain('safe-subset/all-of');
  });

  test.each([
    [['none.json'], 'no-such-file'],
    [['folder'], 'not-a-file'],
    [[], 'files'],
    [['good.json', '--profile', 'openai'], 'openai-strict'],
  ])('an invalid call: %j', async (argv, said) => {
    const io = memoryIo({ cwd: folder(FILES) });
    expect(await run(['check-schema', ...argv], io)).toBe(2);
    expect(io.printed.stdout).toBe('');
    expect(io.printed.stderr).toContain(said);
  });
});
