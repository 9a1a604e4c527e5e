import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { generate, writeArtifacts } from '../../generator/index.js';
import config from '../../letterpress.config.js';

const folders = [1, 2].map(() => mkdtempSync(path.join(os.tmpdir(), 'letterpress-twice-')));

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function filesOf(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    names
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [path.relative(folder, file).split(path.sep).join('/'), readFileSync(file, 'utf8')]),
  );
}

describe('generating', () => {
  it('gives the same bytes twice, in two folders, whatever the order in time', async () => {
    for (const folder of folders) await writeArtifacts(await generate(config.formats, config), folder);
    const [first, second] = folders.map(filesOf);
    expect(first?.size).toBeGreaterThan(5);
    expect(second).toEqual(first);
  });

  it('prints LF, a final newline, and no path of the machine', async () => {
    for (const { path: name, text } of await generate(config.formats, config)) {
      expect(text, name).not.toMatch(/\r/);
      expect(text, name).toMatch(/[^\n]\n$/);
      expect(text, name).not.toContain(process.cwd());
    }
  });
});
