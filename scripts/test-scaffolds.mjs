// `npm run test:scaffolds`: runs the scaffolds in a copy of the checkout and every check on what they wrote.
import process from 'node:process';
import { run } from './steps.mjs';

process.env.LETTERPRESS_SCAFFOLDS = '1';
const tests = await run('vitest', ['run', 'test/scripts/scaffolds.test.ts'], { echo: true });
process.exitCode = tests.code;
