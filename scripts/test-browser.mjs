// `npm run test:browser`: the example packages in a real browser, which must be there.
import process from 'node:process';
import { run } from './steps.mjs';

process.env.LETTERPRESS_BROWSER = 'required';
const { code } = await run('vitest', ['run', 'test/neuralis/packages.test.ts'], { echo: true });
process.exitCode = code;
