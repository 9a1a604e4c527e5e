// `npm run test:types`: the cases of test/types under every version of TypeScript that users may have.
import path from 'node:path';
import process from 'node:process';
import { installOwn } from './install-own.mjs';
import { root, run } from './steps.mjs';

installOwn(path.join(root, 'test', 'types'));
process.env.LETTERPRESS_TYPESCRIPTS = 'all';
const build = await run('tsdown', ['--log-level', 'warn']);
if (build.code !== 0) process.stdout.write(build.output);
const tests = build.code === 0 ? await run('vitest', ['run', 'test/types'], { echo: true }) : build;
process.exitCode = tests.code;
