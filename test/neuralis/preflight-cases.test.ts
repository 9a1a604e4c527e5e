import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { LIMITS } from '../../core/limits.js';
import { card, minimal, widget } from '../../schemas/neuralis/examples/minimal.js';
import { run } from '../../src/cli/run.js';
import { preflight } from '../../src/neuralis/preflight.js';
import { memoryIo } from '../cli/support/memory-io.js';
import { type FileCase, withPackageFolder } from './package-folder.js';

const root = 'app/surfaces/widget/board';
const page = (body = '') => `<!doctype html><title>t</title>${body}`;
const bundle = { assetMode: 'bundle' };

const manifest = (block: unknown): FileCase => ({ path: 'package.json', text: JSON.stringify({ neuralis: block }) });
const entry = (text: string, path = `${root}/index.html`): FileCase => ({ path, text });

async function check(files: readonly FileCase[]) {
  const { issues } = await withPackageFolder(files, (directory) => preflight(directory));
  return issues.map(({ code, file }) => `${code} ${file}`);
}

it('lists the first issues of an entry with more references than a call can have arguments', async () => {
  const files = [
    manifest(minimal([widget({ render: { assetMode: 'bundle' } })])),
    entry(page(`<style>${'@import "a";'.repeat(130_000)}</style>`)),
  ];
  const { issues } = await withPackageFolder(files, (directory) => preflight(directory));
  expect(issues).toHaveLength(LIMITS.issues + 1);
  expect(issues.at(-1)?.code).toBe('report/truncated');
});

describe('the manifest', () => {
  it('may be a file of its own', async () => {
    const own = { path: 'neuralis.package.json', text: JSON.stringify(minimal([widget()])) };
    expect(await check([own])).toEqual([`neuralis/entry-present ${root}/index.html`]);
    expect(await check([own, { path: 'package.json', text: '{"name":"x"}' }])).toEqual([
      `neuralis/entry-present ${root}/index.html`,
    ]);
  });

  it('is package.json if both declare a package', async () => {
    const own = { path: 'neuralis.package.json', text: JSON.stringify(minimal([widget()])) };
    expect(await check([own, manifest(minimal([]))])).toEqual([]);
  });

  it('may be missing, or not JSON', async () => {
    expect(await check([])).toEqual(['neuralis/manifest-present package.json']);
    expect(await check([{ path: 'package.json', text: '{"name":"x"}' }])).toEqual([
      'neuralis/manifest-present package.json',
    ]);
    expect(await check([{ path: 'package.json', text: '{"neuralis":' }])).toEqual(['json/syntax package.json']);
  });

  it('has its own issues, with their places', async () => {
    const text =
      '{\n  "neuralis": {\n    "access": { "trust": "untrusted" },\n    "app": { "surfaces": [{ "kind": "panel" }] }\n  }\n}';
    const { issues } = await withPackageFolder([{ path: 'package.json', text }], (directory) => preflight(directory));
    expect(issues).toMatchObject([
      { code: 'schema/enum', file: 'package.json', path: '/neuralis/app/surfaces/0/kind', line: 4, column: 37 },
    ]);
  });

  it('is checked with the given trust level', async () => {
    const remote = manifest(minimal([widget({}, { url: 'https://frames.example.com/' })], 'trusted'));
    const codes = await withPackageFolder([remote], async (directory) => [
      (await preflight(directory)).issues.length,
      (await preflight(directory, { trust: 'untrusted' })).issues.map(({ code }) => code),
    ]);
    expect(codes).toEqual([0, ['neuralis/renderer-trust']]);
  });

  it.each<[string, (path: string) => void, object]>([
    [
      'a byte that is not UTF-8',
      (path) => writeFileSync(path, Buffer.from([...Buffer.from('{\n  "neuralis": "'), 0xff, 0x22, 0x7d])),
      { code: 'json/not-utf8', line: 2, column: 16, message: 'The byte `0xFF` at offset 17 is not valid UTF-8.' },
    ],
    [
      'UTF-16',
      (path) => writeFileSync(path, '\ufeff{ "neuralis": {} }', 'utf16le'),
      { code: 'json/not-utf8', line: 1, column: 1 },
    ],
    [
      '32 MiB and a byte',
      (path) => {
        writeFileSync(path, '');
        truncateSync(path, LIMITS.textBytes + 1);
      },
      { code: 'json/too-long' },
    ],
    ['a pipe', (path) => execFileSync('mkfifo', [path]), { code: 'file/not-a-file' }],
    ['a folder', (path) => mkdirSync(path), { code: 'file/not-a-file' }],
    ['a link to nothing', (path) => symlinkSync('nothing', path), { code: 'file/unreadable' }],
  ])('of %s is rejected in either file', async (_, make, expected) => {
    for (const file of ['package.json', 'neuralis.package.json']) {
      await withPackageFolder([], async (directory) => {
        make(join(directory, file));
        const { valid, issues } = await preflight(directory);
        expect(valid).toBe(false);
        expect(issues).toMatchObject([{ ...expected, severity: 'error', basis: 'contract', path: '', file }]);
      });
    }
  });

  it('is read as `validate` reads it', async () => {
    for (const bytes of [
      [0x7b, 0xff, 0x7d],
      [0xff, 0xfe, 0x7b, 0x00],
      [0xef, 0xbb, 0xbf, 0x7b, 0x7d],
      [0xe2, 0x82],
    ]) {
      await withPackageFolder([], async (directory) => {
        const path = join(directory, 'neuralis.package.json');
        writeFileSync(path, Uint8Array.from(bytes));
        const io = memoryIo({ cwd: directory });
        await run(['validate', 'neuralis.package.json', '--reporter', 'json'], io);
        const [{ issues: expected }] = JSON.parse(io.printed.stdout).files;
        const { issues } = await preflight(directory);
        expect(JSON.parse(JSON.stringify(issues))).toEqual(
          expected.map((issue: object) => ({ ...issue, file: 'neuralis.package.json' })),
        );
      });
    }
  });

  it('is chosen as the platform does, which replaces bytes that are not UTF-8', async () => {
    const own = { path: 'neuralis.package.json', text: JSON.stringify(minimal([])) };
    const foundIn = (text: string): Promise<unknown> =>
      withPackageFolder([own], async (directory) => {
        writeFileSync(join(directory, 'package.json'), text, 'latin1');
        return (await preflight(directory)).issues.map(({ code, file }) => `${code} ${file}`);
      });
    expect(await foundIn('{ "neuralis": {}, "author": "J\u00f6rg" }')).toEqual(['json/not-utf8 package.json']);
    expect(await foundIn('{ "author": "J\u00f6rg" }')).toEqual(await foundIn('{}'));
  });

  it('is not read through a link to a file outside the package', async () => {
    await withPackageFolder(
      [
        { path: 'secret.json', text: '{"neuralis":{}}' },
        { path: 'p/package.json', symlink: '../secret.json' },
      ],
      async (directory) => {
        const { issues } = await preflight(join(directory, 'p'));
        expect(issues).toMatchObject([{ code: 'file/outside-root', severity: 'error', file: 'package.json' }]);
      },
    );
  });
});

it('accepts only a folder', async () => {
  await withPackageFolder([entry('x', 'file')], async (directory) => {
    for (const path of [join(directory, 'nothing'), join(directory, 'file')]) {
      await expect(preflight(path)).rejects.toMatchObject({ name: 'UsageError', code: 'unreadable-folder' });
    }
  });
});

test.each<[string, FileCase[], string[]]>([
  ['a file that is not there', [entry(page('<img src="a.png">'))], [`neuralis/reference-present ${root}/index.html`]],
  ['the folder itself', [entry(page('<img src="./">'))], [`neuralis/reference-served ${root}/index.html`]],
  [
    'a link to another origin',
    [entry(page('<a href="https://example.com/">x</a><a href="mailto:a@example.com">x</a>'))],
    [],
  ],
  [
    'a second page that it links',
    [entry(page('<a href="b.html">b</a>')), entry(page(), `${root}/b.html`)],
    [`neuralis/one-document ${root}/index.html`],
  ],
  [
    'a link to itself by name',
    [entry(page('<a href="index.html#x">x</a>'))],
    [`neuralis/one-document ${root}/index.html`],
  ],
  ['a file of data that it links', [entry(page('<a href="a.json" download>a</a>')), entry('{}', `${root}/a.json`)], []],
  [
    'a bare import',
    [entry(page('<script type="module">import "react";</script>'))],
    [`neuralis/reference-inside ${root}/index.html`],
  ],
  ['a url that is none', [entry(page('<img src="https://[">'))], [`neuralis/reference-inside ${root}/index.html`]],
  [
    'an image from a blob, a script from data',
    [entry(page('<img src="blob:x"><script src="data:,"></script>'))],
    [`neuralis/policy-allows ${root}/index.html`],
  ],
  [
    'a shared file over the cap',
    [entry(page('<script src="../shared/a.js"></script>')), { path: 'app/shared/a.js', size: 2_097_153 }],
    ['neuralis/file-size app/shared/a.js'],
  ],
  [
    'a shared file that is a link out',
    [
      entry(page('<script src="../shared/a.js"></script>')),
      entry('', 'lib/a.js'),
      { path: 'app/shared/a.js', symlink: '../../lib/a.js' },
    ],
    ['neuralis/real-files app/shared/a.js'],
  ],
  ['a link that names nothing, inside', [entry(page()), { path: `${root}/a.js`, symlink: 'gone.js' }], []],
  [
    'a link that names nothing, outside',
    [entry(page()), { path: `${root}/a.js`, symlink: '../../../../gone.js' }],
    [`neuralis/real-files ${root}/a.js`],
  ],
  [
    'a link to a folder outside',
    [entry(page()), entry('', 'lib/a.js'), { path: `${root}/lib`, symlink: '../../../../lib' }],
    [`neuralis/real-files ${root}/lib`],
  ],
  ['a link to the folder of the surface itself', [entry(page()), { path: `${root}/all`, symlink: '.' }], []],
  ['a link in circles', [entry(page()), { path: `${root}/a.js`, symlink: 'a.js' }], []],
  [
    'an entry that is a link out',
    [entry(page(), 'lib/index.html'), { path: `${root}/index.html`, symlink: '../../../../lib/index.html' }],
    [`neuralis/real-files ${root}/index.html`],
  ],
  ['an entry that is a folder', [entry('', `${root}/index.html/x`)], [`neuralis/entry-present ${root}/index.html`]],
  ['a page nested too deep', [entry(page('<div>'.repeat(600)))], [`neuralis/entry-checked ${root}/index.html`]],
])('a bundle with %s', async (_, files, issues) => {
  expect(await check([manifest(minimal([widget({}, bundle)])), ...files])).toEqual(issues);
});

test.each<[string, string[]]>([
  ['<a href="b.html">b</a>', [`neuralis/self-contained-entry ${root}/index.html`]],
  ['<style>@import "a.css";</style>', [`neuralis/self-contained-entry ${root}/index.html`]],
  ['<style>p { background: url(data:image/gif;base64,R0lG) }</style>', []],
  ['<p style="filter: url(#f)">', []],
  ['<img src="">', []],
  ['<link rel="icon" href="/favicon.ico">', [`neuralis/self-contained-entry ${root}/index.html`]],
])('a self-contained page with %s', async (body, issues) => {
  expect(await check([manifest(minimal([widget()])), entry(page(body))])).toEqual(issues);
});

it('warns of an apostrophe in the folder of a bundle entry', async () => {
  const url = `./${root}/it's/index.html`;
  expect(
    await check([manifest(minimal([widget({}, { ...bundle, url })])), entry(page(), `${root}/it's/index.html`)]),
  ).toEqual([`neuralis/quote-free-folder ${root}/it's/index.html`]);
});

it('rejects an entry whose extension is not served', async () => {
  const url = `./${root}/index.html?x`;
  expect(await check([manifest(minimal([widget({}, { url })])), entry(page(), `${root}/index.html?x`)])).toEqual([
    `neuralis/entry-present ${root}/index.html?x`,
  ]);
});

it('does not follow a surface folder out of the package', async () => {
  await withPackageFolder(
    [entry(page('<img src="https://example.com/">'), 'elsewhere/index.html')],
    async (outside) => {
      const link = { path: root, symlink: join(outside, 'elsewhere') };
      expect(await check([manifest(minimal([widget()])), link])).toEqual([`neuralis/real-files ${root}`]);
    },
  );
});

it('checks the folder of two entries once', async () => {
  const surfaces = [widget({ type: 'board' }), widget({ type: 'board' }, { url: `./${root}/two.html` })];
  const files = [entry(page()), entry(page(), `${root}/two.html`), { path: `${root}/big.bin`, size: 2_097_153 }];
  expect(await check([manifest(minimal(surfaces)), ...files])).toEqual([
    'neuralis/unique-identity package.json',
    `neuralis/file-size ${root}/big.bin`,
  ]);
});

it('gives line and column of an issue, and the `url` of the entry', async () => {
  const files = [
    manifest(minimal([card({ id: 'c' })])),
    entry('<!doctype html>\n<p>\n  <img src="a.png">', 'app/surfaces/card/c/index.html'),
  ];
  const { issues } = await withPackageFolder(files, (directory) => preflight(directory));
  expect(issues).toMatchObject([
    {
      file: 'app/surfaces/card/c/index.html',
      path: '/neuralis/app/surfaces/0/render/url',
      line: 3,
      column: 8,
      endLine: 3,
      endColumn: 19,
    },
  ]);
});

it('lists at most 1,000 issues', async () => {
  const { issues } = await withPackageFolder(
    [manifest(minimal([widget()])), entry(page('<img src=a.png>'.repeat(1500)))],
    (directory) => preflight(directory),
  );
  expect(issues.length).toBe(1001);
});
