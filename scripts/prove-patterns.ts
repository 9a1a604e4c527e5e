// `npm run patterns`: asks recheck about every pattern that sees text from outside, and keeps those that are matched in
// linear time in `test/contracts/patterns.json`, so that the test asks only about new ones.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { check } from 'recheck';
import { codePointOrder } from '../core/words/code-point-order.js';
import { collectPatterns, eachOnce, VERDICTS } from '../test/support/collect-patterns.js';
import { ROOT } from '../test/support/sources.js';

const { version } = JSON.parse(readFileSync(path.join(ROOT, 'node_modules/recheck/package.json'), 'utf8'));
const safe: string[] = [];
for (const [key, { source, flags, places }] of eachOnce(collectPatterns().patterns)) {
  const diagnosis = await check(source, flags, { timeout: 60_000 });
  if (diagnosis.status === 'safe') {
    safe.push(key);
    continue;
  }
  process.exitCode = 1;
  process.stderr.write(`error: ${places.join(', ')}: ${key} is ${diagnosis.status}\n`);
}
writeFileSync(VERDICTS, `${JSON.stringify({ recheck: version, safe: safe.sort(codePointOrder) }, null, 2)}\n`);
process.stdout.write(`${safe.length} patterns are matched in linear time.\n`);
// The analysis runs in a process of its own, which would keep this one alive.
process.exit();
