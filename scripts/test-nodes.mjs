// `npm run test:nodes [version…]`: the whole suite on each version of Node that we support.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { installOwn } from './install-own.mjs';
import { root, run } from './steps.mjs';

const folder = path.join(root, 'test', 'nodes');
if (process.platform !== 'linux' || process.arch !== 'x64') {
  process.stdout.write(
    `skipped: test/nodes has Node for Linux on x64, and this is ${process.platform} on ${process.arch}\n`,
  );
  process.exit(0);
}
installOwn(folder);
const { dependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
const wanted = process.argv.slice(2);
const names = Object.keys(dependencies).filter(
  (name) => wanted.length === 0 || wanted.includes(name.replace('node-', '')),
);

const build = await run('tsdown', ['--log-level', 'warn']);
if (build.code !== 0) {
  process.stdout.write(build.output);
  process.exit(1);
}
const lines = [];
for (const name of names) {
  const home = path.join(folder, 'node_modules', name, 'bin');
  const node = path.join(home, 'node');
  if (!existsSync(node)) throw new Error(`${name} is not installed.`);
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
  process.stdout.write(`\n${version}\n`);
  // First on the path, so that programs that tests start are of this version too.
  const env = { ...process.env, PATH: `${home}${path.delimiter}${process.env.PATH}` };
  const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const { status } = spawnSync(node, [vitest, 'run', '--reporter=dot'], { cwd: root, env, stdio: 'inherit' });
  lines.push(`${version}: ${status === 0 ? 'passed' : 'FAILED'}`);
}
process.stdout.write(`\n${lines.join('\n')}\n`);
process.exitCode = lines.every((line) => line.endsWith('passed')) ? 0 : 1;
