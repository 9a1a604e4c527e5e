import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssetSurface, assetSurfaces } from '../../src/neuralis/preflight/asset-surface.js';
import { preflight } from '../../src/neuralis/preflight.js';
import { validatePackage } from '../../src/neuralis/validate-package.js';
import { needs } from '../support/needs.js';
import { AssetHost } from './browser/asset-host.js';
import { Chromium, noChromium, type PageTrouble } from './browser/chromium.js';

const PACKAGES = fileURLToPath(new URL('../../schemas/neuralis/examples/packages/', import.meta.url));
const names = ['self-contained', 'bundle', 'first-party'];

function manifestOf(directory: string): { app: { surfaces: unknown } } {
  const own = join(directory, 'neuralis.package.json');
  if (existsSync(own)) return JSON.parse(readFileSync(own, 'utf8'));
  return JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')).neuralis;
}

function surfacesOf(directory: string): AssetSurface[] {
  return assetSurfaces(manifestOf(directory).app.surfaces, '/app/surfaces');
}

/** A copy of an example, changed in one file. */
async function withTwin<T>(
  name: string,
  file: string,
  change: (text: string) => string,
  use: (directory: string) => Promise<T>,
): Promise<T> {
  const directory = mkdtempSync(join(tmpdir(), 'neuralis-twin-'));
  try {
    cpSync(join(PACKAGES, name), directory, { recursive: true });
    const path = join(directory, file);
    const text = readFileSync(path, 'utf8');
    const changed = change(text);
    expect(changed).not.toBe(text);
    writeFileSync(path, changed);
    return await use(directory);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

const widget = 'app/surfaces/widget/acme_charts/index.html';
const notes = 'app/surfaces/widget/acme_notes/index.html';

interface Stray {
  readonly name: string;
  readonly file: string;
  readonly tag: string;
  /** The code that the preflight gives. */
  readonly code: string;
  /** Part of the browser's error message. */
  readonly trace: string;
}

const inBundle = (code: string, tag: string, trace: string): Stray => ({
  name: 'bundle',
  file: widget,
  tag,
  code,
  trace,
});
const alone = (tag: string, trace: string): Stray => ({
  name: 'self-contained',
  file: notes,
  tag,
  code: 'neuralis/self-contained-entry',
  trace,
});

const strays: readonly Stray[] = [
  inBundle('neuralis/no-remote-origin', '<img src="https://images.example.com/mark.png" alt="">', 'mark.png'),
  inBundle(
    'neuralis/no-remote-origin',
    '<style>p { background: url(http://images.example.com/a.png) }</style><p>x</p>',
    'a.png',
  ),
  inBundle('neuralis/no-remote-origin', '<p style="background: url(\'//images.example.com/a.png\')">x</p>', 'a.png'),
  inBundle('neuralis/no-remote-origin', '<style>@import "https://styles.example.com/a.css";</style>', 'a.css'),
  inBundle(
    'neuralis/no-remote-origin',
    '<script type="module">import "https://cdn.example.com/a.js";</script>',
    'a.js',
  ),
  inBundle('neuralis/no-remote-origin', '<svg><image href="https://images.example.com/a.svg"/></svg>', 'a.svg'),
  inBundle('neuralis/reference-inside', '<link rel="stylesheet" href="../../../shared/theme.css">', 'theme.css'),
  inBundle('neuralis/reference-served', '<script src="./main.ts"></script>', 'main.ts'),
  inBundle('neuralis/reference-present', '<script src="./missing.js"></script>', 'missing.js'),
  inBundle('neuralis/policy-allows', '<video src="./film.mp4"></video>', 'film.mp4'),
  inBundle('neuralis/policy-allows', '<iframe src="./data.json"></iframe>', 'frame-src'),
  inBundle('neuralis/policy-allows', '<object data="./data.json"></object>', 'object-src'),
  inBundle('neuralis/policy-allows', '<script src="data:text/javascript,0"></script>', 'data:text/javascript'),
  alone('<img src="./mark.svg" alt="">', 'mark.svg'),
  alone('<img srcset="a.png 1x, b.png 2x" alt="">', 'a.png'),
  alone('<script>import("./later.js").catch(() => {});</script>', 'later.js'),
];

const insert = (tag: string) => (text: string) => text.replace('<body>', `<body>${tag}`);

describe.each(names)('the example package %s', (name) => {
  const directory = join(PACKAGES, name);

  it('passes validation and preflight without issues', async () => {
    expect(validatePackage({ neuralis: manifestOf(directory) }).issues).toEqual([]);
    expect(await preflight(directory)).toEqual({ format: 'neuralis/package', valid: true, issues: [] });
  });
});

describe.each(strays)('$name with $tag', ({ name, file, tag, code }) => {
  it('is reported by the preflight, at its place', async () => {
    const line =
      readFileSync(join(PACKAGES, name, file), 'utf8')
        .split('\n')
        .findIndex((text) => text.includes('<body>')) + 1;
    const { issues } = await withTwin(name, file, insert(tag), (directory) => preflight(directory));
    expect(new Set(issues.map((issue) => `${issue.code} ${issue.file} ${issue.line}`))).toEqual(
      new Set([`${code} ${file} ${line}`]),
    );
  });
});

/** Slow, and a browser is not everywhere: only `npm run test:browser` asks for it, and then it must be there. */
const isAsked = process.env.LETTERPRESS_BROWSER === 'required';

needs(isAsked, 'a browser runs in `npm run test:browser` only').describe('in Chromium', () => {
  let chromium: Chromium;
  beforeAll(() => {
    if (noChromium !== undefined) throw new Error(`The browser tests need Chromium: ${noChromium}.`);
    chromium = new Chromium();
  });
  afterAll(() => chromium?.close());

  async function open(directory: string, surface: AssetSurface): Promise<PageTrouble> {
    const host = new AssetHost(directory, surface);
    try {
      return await chromium.open(await host.start());
    } finally {
      await host.stop();
    }
  }

  it.each(names.flatMap((name) => surfacesOf(join(PACKAGES, name)).map((surface) => ({ name, surface }))))(
    '$surface.root of $name blocks nothing and logs no error',
    async ({ name, surface }) => {
      const trouble = await open(join(PACKAGES, name), surface);
      expect(trouble).toEqual({ requests: [], console: [], ready: true });
    },
  );

  it.each(strays)('$name with $tag causes an error', async ({ name, file, tag, trace }) => {
    await withTwin(name, file, insert(tag), async (directory) => {
      const surface = surfacesOf(directory).find(({ root, entry }) => `${root}/${entry}` === file);
      if (surface === undefined) throw new Error(`no surface has the entry ${file}`);
      const trouble = await open(directory, surface);
      expect([...trouble.requests, ...trouble.console].join('\n')).toContain(trace);
      expect(trouble.ready).toBe(true);
    });
  });
});
