// `npm run fuzz -- [--only NAME] [--runs N] [--seed N]`: random inputs in numbers for which no test has the time.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { root, run } from './steps.mjs';

const folder = path.join(root, 'scripts', 'fuzz');
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.ts') ? [path.basename(file, '.ts')] : []));
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
  },
});
const isCount = (text) => /^[1-9]\d*$/.test(text);
if ((values.only !== undefined && !names.includes(values.only)) || !isCount(values.runs) || !isCount(values.seed)) {
  process.stderr.write(
    `error: npm run fuzz -- [--only ${names.join('|')}] [--runs N] [--seed N], whole numbers from 1\n`,
  );
  process.exit(2);
}
for (const name of names.filter((each) => values.only === undefined || each === values.only)) {
  const script = path.join(folder, `${name}.ts`);
  const { code } = await run('jiti', [script, values.runs, values.seed], { echo: true });
  if (code !== 0) process.exitCode = 1;
}
