// `npm test`: every check, closing with the line `N passed, N failed`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { skipReasons } from './skip-reasons.mjs';
import { run } from './steps.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'letterpress-test-'));
const results = path.join(folder, 'vitest.json');
const passThrough = process.argv.slice(2);

const CHECKS = [
  // By its path, since `.bin` may have another version under this name.
  { name: 'type check', program: 'node', args: ['node_modules/typescript/bin/tsc', '-p', '.'] },
  { name: 'lint and format check', program: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { name: 'generate --check', program: 'jiti', args: ['src/cli/main.ts', 'generate', '--check'] },
];

/** One check after the other, so that the tests get the other core. */
async function runChecks() {
  const outcomes = [];
  for (const { name, program, args } of CHECKS) outcomes.push({ name, ...(await run(program, args)) });
  return outcomes;
}

async function runTests() {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  return await run('vitest', ['run', ...reporters, ...passThrough], { echo: true });
}

const build = await run('tsdown', ['--log-level', 'warn']);
const [checks, tests] = build.code === 0 ? await Promise.all([runChecks(), runTests()]) : [[], { code: 1, output: '' }];

let passed = 0;
let failed = 0;
let skipped = 0;
for (const check of [{ name: 'build', ...build }, ...checks]) {
  const ok = check.code === 0;
  process.stdout.write(
    `${ok ? 'ok    ' : 'FAILED'} ${check.name} (${check.seconds.toFixed(1)} s)\n${ok ? '' : check.output}`,
  );
  if (ok) passed += 1;
  else failed += 1;
}
try {
  const report = JSON.parse(readFileSync(results, 'utf8'));
  passed += report.numPassedTests;
  failed += report.numFailedTests;
  skipped += report.numPendingTests + report.numTodoTests;
  // A file that does not load has no tests that could fail.
  failed += report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  const { reasons, unexplained } = skipReasons(report);
  for (const { reason, count } of reasons) process.stdout.write(`skipped: ${reason} (${count})\n`);
  // Tests that a filter leaves out, or that only this system cannot run, need no reason.
  if (passThrough.length === 0 && process.platform === 'linux') {
    for (const name of unexplained) process.stdout.write(`FAILED skipped without a reason: ${name}\n`);
    failed += unexplained.length;
  }
} catch {
  process.stdout.write('FAILED the tests left no report\n');
  failed += 1;
}
if (tests.code !== 0 && failed === 0) failed += 1;
rmSync(folder, { recursive: true, force: true });
process.stdout.write(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);
process.exitCode = failed === 0 ? 0 : 1;
