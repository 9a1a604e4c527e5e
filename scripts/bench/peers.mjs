import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { installOwn } from '../install-own.mjs';
import { median } from './median.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = path.join(ROOT, 'bench');

/**
 * Validates one real card with Letterpress and with other validators, in turn. The others check the structure alone, and
 * give no line and column.
 *
 * @param {number} repeats rounds that count; one more before them fills the system's caches.
 * @returns one row each, wall time in ms with the ratio to a bare Node; a peer that does not run here says so.
 */
export function measurePeers(repeats) {
  installOwn(FOLDER);
  const schema = path.join(ROOT, 'generated/neurosquad/card.schema.json');
  const card = path.join(ROOT, 'schemas/neurosquad/examples/valid/complete.json');
  const bin = (name) => path.join(FOLDER, 'node_modules', '.bin', name);
  const node = (...args) => [process.execPath, args];
  const letterpress = path.join(ROOT, manifest.bin.letterpress);
  const cases = [
    ['bare Node', node('-e', '0')],
    [
      'letterpress validate (structure, rules, places)',
      node(letterpress, 'validate', '--format', 'neurosquad/card', card),
    ],
    ['@sourcemeta/jsonschema validate --fast', [bin('jsonschema'), ['validate', '--fast', schema, card]]],
    ['ajv-cli validate', [bin('ajv'), ['validate', '--spec=draft2020', '--strict=false', '-s', schema, '-d', card]]],
  ].map(([name, [program, args]]) => ({ name, program, args, times: [], fails: undefined }));
  for (let round = -1; round < repeats; round += 1) {
    for (const each of cases) {
      if (each.fails !== undefined) continue;
      const start = performance.now();
      const { status, error, stderr } = spawnSync(each.program, each.args, { encoding: 'utf8' });
      if (status !== 0) each.fails = error?.message ?? stderr.trim().split('\n')[0];
      else if (round >= 0) each.times.push(performance.now() - start);
    }
  }
  const bare = median(cases[0].times);
  return cases.map(({ name, times, fails }) => ({
    'one card, with the start': name,
    median: fails === undefined ? median(times).toFixed(1) : `does not run here: ${fails}`,
    ratio: fails === undefined ? (median(times) / bare).toFixed(2) : '',
  }));
}
