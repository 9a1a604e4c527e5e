import { describe, expect, test, vi } from 'vitest';
import type { Issue } from '../../core/issue.js';
import { run } from '../../src/cli/run.js';
import { folder } from './support/folder.js';
import { type MemoryIoOptions, memoryIo } from './support/memory-io.js';
import { issue } from './support/stub-engine.js';

vi.mock('../../src/cli/formats/engine.js', () => import('./support/stub-engine.js'));

const ESC = '\u001b';

/** A file whose own text says what is wrong with it, on its first line; `below` follows. */
const document = (issues: readonly Partial<Issue>[], below = ''): string =>
  `${JSON.stringify({ issues }).slice(0, -1)},\n"below":\n${below === '' ? '0' : below}}`;

async function print(
  reporter: string,
  files: Readonly<Record<string, string>>,
  options: Omit<MemoryIoOptions, 'cwd'> = {},
): Promise<{ stdout: string; stderr: string }> {
  const io = memoryIo({ cwd: folder(files), ...options });
  await run(['validate', '--reporter', reporter], io);
  return io.printed;
}

describe('pretty', () => {
  test('frames, hints and the closing line', async () => {
    const at = (line: number, column: number, endLine: number, endColumn: number): object => ({
      line,
      column,
      endLine,
      endColumn,
    });
    const printed = await print('pretty', {
      'a/demo-card.json': document(
        [
          { message: 'One.', hint: 'Do this.', ...at(4, 12, 4, 17) },
          { message: 'Two.', severity: 'warning', ...at(5, 3, 6, 5) },
          { message: 'Three, nowhere.', path: '/x/y' },
          { message: 'Four, past the end.', ...at(6, 40, 6, 41) },
          { message: 'Five, an empty range.', ...at(4, 3, 4, 3) },
        ],
        '{\n  "name": "wrong",\n\t"日本": {\n    "x": 1 } }',
      ).replace('\n"below":\n', '\n"below": '),
      'a/demo.lock': '{}',
    });
    expect(printed.stderr).toBe('');
    expect(printed.stdout.replace(/^.*"issues".*$/gm, '')).toMatchSnapshot();
  });

  test.each<[string, string, number, number, string, string]>([
    ['tabs', '\t\t"a\tb"', 3, 8, '        "a  b"', '        ^^^^^^'],
    ['wide characters', '"日本", "x"', 7, 10, '"日本", "x"', '        ^^^'],
    ['combining marks', '"e\u0301e\u0301", 1', 9, 10, '"e\u0301e\u0301", 1', '      ^'],
    ['an emoji', '"😀", 1', 7, 8, '"😀", 1', '      ^'],
    ['controls', `"${ESC}[2J", 1`, 2, 3, '"\\u001b[2J", 1', ' ^^^^^^'],
    ['directions', '"\u202e", 1', 2, 3, '"\\u202e", 1', ' ^^^^^^'],
    ['a lone surrogate', '"\ud800", 1', 2, 3, '"\\ud800", 1', ' ^^^^^^'],
    ['the end of a line', 'ab', 3, 4, 'ab', '  ^'],
    [
      'a long line',
      `${'x'.repeat(500)}AB${'y'.repeat(500)}`,
      501,
      503,
      `…${'x'.repeat(30)}AB${'y'.repeat(67)}…`,
      `${' '.repeat(31)}^^`,
    ],
    ['a long line of wide characters', `${'日'.repeat(90)}A`, 91, 92, `…${'日'.repeat(15)}A`, `${' '.repeat(31)}^`],
    ['a long line of controls', `${'\u0007'.repeat(60)}A`, 61, 62, `…${'\\u0007'.repeat(5)}A`, `${' '.repeat(31)}^`],
    ['a range longer than the window', 'x'.repeat(1000), 1, 900, `${'x'.repeat(100)}…`, '^'.repeat(100)],
    ['a pair at the cut', `${'😀'.repeat(100)}A`, 201, 202, `…${'😀'.repeat(15)}A`, `${' '.repeat(31)}^`],
  ])('the frame of %s', async (_title, text, column, endColumn, shown, mark) => {
    const { codeFrame } = await import('../../src/cli/reporters/code-frame.js');
    const { paletteFor } = await import('../../src/cli/process/palette.js');
    const palette = await paletteFor({ write() {} }, {});
    const frame = codeFrame(issue({ line: 1, column, endLine: 1, endColumn }), new Map([[1, text]]), palette);
    expect(frame).toEqual([`> 1 | ${shown}`, `    | ${mark}`]);
  });

  test('nothing that a terminal obeys is sent to it', async () => {
    const evil = `${ESC}]0;x\u0007\u009b2J\r\u202e`;
    const { stdout, stderr } = await print('pretty', {
      [`${ESC}[2J/demo.lock`]: document([{ code: evil, message: evil, hint: evil, path: `/${evil}` }]),
      'demo.lock': `{ "${ESC}[2J": 0,\n "issues": [{ "line": 1, "column": 3, "endLine": 1, "endColumn": 6 }] }`,
    });
    expect(`${stdout}${stderr}`).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
    expect(stdout).toContain('\\u001b[2J/demo.lock');
  });

  test.each<[string, MemoryIoOptions, boolean]>([
    ['a pipe', {}, false],
    ['a terminal', { isTTY: true }, true],
    ['a terminal with NO_COLOR', { isTTY: true, env: { NO_COLOR: '1' } }, false],
    ['an empty NO_COLOR', { isTTY: true, env: { NO_COLOR: '' } }, true],
    ['a dumb terminal', { isTTY: true, env: { TERM: 'dumb' } }, false],
    ['FORCE_COLOR', { env: { FORCE_COLOR: '1' } }, true],
    ['FORCE_COLOR=0', { isTTY: true, env: { FORCE_COLOR: '0' } }, false],
    ['both', { isTTY: true, env: { FORCE_COLOR: '1', NO_COLOR: '1' } }, false],
  ])('colour on %s', async (_title, options, colored) => {
    const { stdout } = await print('pretty', { 'demo.lock': document([{ line: 1, column: 1 }]) }, options);
    expect(stdout.includes(ESC)).toBe(colored);
  });
});

describe('json', () => {
  test('the fixed shape, with nothing hidden in it', async () => {
    const found = issue({ message: 'A \u202e\u009b.', path: '/a', hint: 'Do.', line: 1, column: 2 });
    const { stdout, stderr } = await print('json', {
      'demo-card.json': document([found]),
      'demo.lock': document([{ severity: 'warning' }]),
    });
    expect(stderr).toBe('');
    expect(stdout).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
    expect(JSON.parse(stdout)).toEqual({
      valid: false,
      files: [
        { file: 'demo-card.json', format: 'demo/card', valid: false, issues: [found] },
        { file: 'demo.lock', format: 'demo/lock', valid: true, issues: [issue({ severity: 'warning' })] },
      ],
    });
  });

  test('no file', async () => {
    expect(JSON.parse((await print('json', {})).stdout)).toEqual({ valid: true, files: [] });
  });
});

test('ndjson: one issue a line and nothing else', async () => {
  const { stdout, stderr } = await print('ndjson', {
    'demo-card.json': document([{ message: 'one\ntwo' }, { code: 'demo/other' }]),
    'demo.lock': '{}',
  });
  expect(stderr).toBe('');
  const lines = stdout.split('\n');
  expect(lines.pop()).toBe('');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { ...issue({ message: 'one\ntwo' }), file: 'demo-card.json', format: 'demo/card' },
    { ...issue({ code: 'demo/other' }), file: 'demo-card.json', format: 'demo/card' },
  ]);
});

describe('github', () => {
  const at = { line: 1, column: 2, endLine: 1, endColumn: 5 };

  test.each<[string, Partial<Issue>, string]>([
    ['an error', at, '::error file=demo.lock,line=1,col=2,endLine=1,endColumn=5,title=demo/rule::It is wrong.'],
    ['a warning', { severity: 'warning' }, '::warning file=demo.lock,title=demo/rule::It is wrong.'],
    ['several lines', { ...at, endLine: 3 }, '::error file=demo.lock,line=1,col=2,title=demo/rule::It is wrong.'],
    ['a hint', { hint: 'Do.' }, '::error file=demo.lock,title=demo/rule::It is wrong.%0ADo.'],
    [
      'a message that would be a command',
      { message: `100%\r\n::set-output name=x::y${ESC}`, code: 'a:b,c%\n' },
      '::error file=demo.lock,title=a%3Ab%2Cc%25%0A::100%25%0A::set-output name=x::y\\u001b',
    ],
  ])('%s', async (_title, found, line) => {
    const { stdout, stderr } = await print('github', { 'demo.lock': document([found]) });
    expect(stdout).toBe(`${line}\n`);
    expect(stderr).toMatch(/^1 file, \d errors?, \d warnings?\n$/);
  });

  test('a hostile file name', async () => {
    const { stdout } = await print('github', { 'a,b:c%\n::x/demo.lock': document([{}]) });
    expect(stdout).toBe('::error file=a%2Cb%3Ac%25%0A%3A%3Ax/demo.lock,title=demo/rule::It is wrong.\n');
  });
});

describe('sarif', () => {
  test('rules, results and regions', async () => {
    const { stdout, stderr } = await print('sarif', {
      'a b#?%/é:/demo.lock': document([
        { path: '/x', hint: 'Do.', line: 1, column: 2, endLine: 3, endColumn: 4 },
        { code: 'demo/other', severity: 'warning', basis: 'advice' },
        {},
      ]),
    });
    expect(stderr).toBe('');
    const log = JSON.parse(stdout);
    expect(log).toMatchObject({ version: '2.1.0', $schema: expect.stringContaining('sarif-schema-2.1.0.json') });
    expect(log.runs).toHaveLength(1);
    const [{ tool, columnKind, results }] = log.runs;
    expect(columnKind).toBe('utf16CodeUnits');
    expect(tool.driver.name).toBe('letterpress');
    expect(tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(['demo/rule', 'demo/other']);
    const artifactLocation = { uri: 'a%20b%23%3F%25/%C3%A9%3A/demo.lock' };
    expect(results).toEqual([
      {
        ruleId: 'demo/rule',
        ruleIndex: 0,
        level: 'error',
        message: { text: 'It is wrong. Do.' },
        locations: [
          {
            physicalLocation: {
              artifactLocation,
              region: { startLine: 1, startColumn: 2, endLine: 3, endColumn: 4 },
            },
            logicalLocations: [{ fullyQualifiedName: '/x' }],
          },
        ],
        properties: { basis: 'contract' },
      },
      {
        ruleId: 'demo/other',
        ruleIndex: 1,
        level: 'warning',
        message: { text: 'It is wrong.' },
        locations: [{ physicalLocation: { artifactLocation } }],
        properties: { basis: 'advice' },
      },
      {
        ruleId: 'demo/rule',
        ruleIndex: 0,
        level: 'error',
        message: { text: 'It is wrong.' },
        locations: [{ physicalLocation: { artifactLocation } }],
        properties: { basis: 'contract' },
      },
    ]);
  });

  test('no file', async () => {
    expect(JSON.parse((await print('sarif', {})).stdout).runs[0].results).toEqual([]);
  });
});

test.each([
  ['a/b.json', 'a/b.json'],
  ['../a b', '../a%20b'],
  ['/srv/a', 'file:///srv/a'],
  ['C:/a b', 'file:///C:/a%20b'],
  ['a:b', 'a%3Ab'],
  ['\ud800', '%EF%BF%BD'],
])('the URI of %j', async (path, uri) => {
  const { fileUri } = await import('../../src/cli/reporters/file-uri.js');
  expect(fileUri(path)).toBe(uri);
});
