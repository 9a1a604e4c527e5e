import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { deleteAbandonedDrafts, draftPath, isAbandonedDraft, isDraftName } from '../../files/drafts.js';
import { writeArtifacts } from '../../generator/write.js';
import { folder } from '../cli/support/folder.js';

/** How often to kill and to start two at once; more for a long run by hand. */
const ROUNDS = Number(process.env.LETTERPRESS_KILLS ?? 2);

const LOADER = new URL('../../node_modules/jiti/lib/jiti-register.mjs', import.meta.url).href;
const WRITER = fileURLToPath(new URL('endless-writer.ts', import.meta.url));

function startWriter(root: string, ...args: string[]): ChildProcess {
  return spawn(process.execPath, ['--import', LOADER, WRITER, root, ...args]);
}

async function ready(child: ChildProcess): Promise<void> {
  if (child.stdout === null) throw new Error('The writer has no output.');
  await once(child.stdout, 'data');
}

function filesIn(root: string): string[] {
  return readdirSync(root, { recursive: true })
    .map(String)
    .filter((path) => statSync(join(root, path)).isFile());
}

describe('a killed run', () => {
  test('leaves whole files, and the next run deletes its drafts', async () => {
    const root = folder();
    let drafts = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const child = startWriter(root);
      await ready(child);
      await setTimeout((round * 37) % 200);
      child.kill('SIGKILL');
      await once(child, 'close');
      for (const path of filesIn(root)) {
        if (isDraftName(path)) drafts += 1;
        else if (path.includes('file-'))
          expect(['0', '1'].map((digit) => digit.repeat(20_000))).toContain(readFileSync(join(root, path), 'utf8'));
      }
      await writeArtifacts([{ path: '0/other.txt', text: `${round}` }], root);
      expect(filesIn(root).filter(isDraftName)).toEqual([]);
    }
    if (ROUNDS > 20) process.stdout.write(`${ROUNDS} kills left ${drafts} drafts\n`);
  });

  test('had its draft named after it', async () => {
    const root = folder({ 'notes.letterpress-draft': 'mine' });
    const child = spawn(process.execPath, ['-e', '']);
    const ended = draftPath(join(root, 'a')).replace(`.${process.pid}-`, `.${child.pid}-`);
    await once(child, 'close');
    const own = draftPath(join(root, 'a'));
    const parent = own.replace(`.${process.pid}-`, `.${process.ppid}-`);
    const elsewhere = ended.replace(/-[0-9a-f]{8}-/, '-00000000-');
    const old = join(root, 'a.0123456789ab.letterpress-draft');
    for (const path of [ended, own, parent, elsewhere, old]) writeFileSync(path, 'half');
    expect([ended, own, parent, elsewhere, old].map(isAbandonedDraft)).toEqual([true, false, false, false, false]);
    deleteAbandonedDrafts(root);
    const kept = [own, parent, elsewhere, old].map((path) => basename(path));
    expect(filesIn(root).sort()).toEqual([...kept, 'notes.letterpress-draft'].sort());
    for (const path of [own, elsewhere, old]) utimesSync(path, 0, 0);
    deleteAbandonedDrafts(root);
    expect(filesIn(root).sort()).toEqual([basename(parent), 'notes.letterpress-draft'].sort());
  });
});

test('two runs at once both succeed, and leave nothing but whole files', async () => {
  for (let round = 0; round < Math.ceil(ROUNDS / 3); round += 1) {
    const root = folder();
    const writers = [startWriter(root, '6'), startWriter(root, '6')];
    const errors: string[] = [];
    for (const { stderr } of writers) stderr?.on('data', (text: Buffer) => errors.push(text.toString()));
    const codes = await Promise.all(writers.map(async (writer) => (await once(writer, 'close'))[0]));
    expect({ codes, errors }).toEqual({ codes: [0, 0], errors: [] });
    expect(filesIn(root)).toHaveLength(9);
    for (const path of filesIn(root)) expect(readFileSync(join(root, path), 'utf8')).toBe('1'.repeat(20_000));
  }
});
