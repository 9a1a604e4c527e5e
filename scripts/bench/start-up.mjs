import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { median } from './median.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const METER = fileURLToPath(new URL('./cpu-time.cjs', import.meta.url));
const CARD = { manifestVersion: 1, name: 'test-radar', displayName: 'Test radar', version: '1.0.0', protocol: 1 };

/**
 * Starts Node bare, for the commands and for each entry point, in turn.
 *
 * @param {number} repeats rounds that count; one more before them fills the system's caches.
 * @returns one row each, with the ratio to the first one, which is a bare start.
 */
export async function measureStartUp(repeats) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'letterpress-bench-'));
  try {
    const cases = casesIn(folder).map((each) => ({ ...each, times: [] }));
    for (let round = -1; round < repeats; round += 1) {
      for (const { args, times } of cases) {
        const time = cpuTime(args);
        if (round >= 0) times.push(time);
      }
    }
    const [bare] = cases;
    return cases.map(({ name, times }) => ({
      start: name,
      median: median(times).toFixed(1),
      ratio: (median(times) / median(bare.times)).toFixed(2),
      min: Math.min(...times).toFixed(1),
      'ratio of min': (Math.min(...times) / Math.min(...bare.times)).toFixed(2),
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function casesIn(folder) {
  const write = (name, text) => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  const command = path.join(ROOT, manifest.bin.letterpress);
  const card = write('neurosquad-card.json', JSON.stringify(CARD));
  const entries = Object.entries(manifest.exports).flatMap(([name, target]) =>
    typeof target === 'string'
      ? []
      : [{ name: name.replace('.', manifest.name), file: path.join(ROOT, target.default) }],
  );
  return [
    { name: 'bare, an empty ES module', args: [write('empty.mjs', '')] },
    { name: 'bare, an empty CommonJS module', args: [write('empty.cjs', '')] },
    { name: 'letterpress validate, a small card', args: [command, 'validate', card] },
    { name: 'letterpress formats', args: [command, 'formats'] },
    { name: 'letterpress --help', args: [command, '--help'] },
    ...entries.map(({ name, file }, index) => ({
      name: `import '${name}'`,
      args: [write(`entry-${index}.mjs`, `import ${JSON.stringify(file)};\n`)],
    })),
  ];
}

/** @returns CPU time of a process that runs `node` with these words, in ms; not wall time, as the machine is shared. */
function cpuTime(args) {
  const { NODE_OPTIONS, NODE_EXTRA_CA_CERTS, ...env } = process.env;
  const { status, output } = spawnSync(process.execPath, ['--require', METER, ...args], {
    // Reading further certificates doubles the time of a bare start, and so would flatter every ratio.
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`node ${args.join(' ')} failed: ${output[2]}`);
  return Number(output[3]) / 1000;
}
