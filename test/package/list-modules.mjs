// Preloaded with `--import`: writes every module that the process loads to the file named by LETTERPRESS_MODULES.
import { appendFileSync } from 'node:fs';
import { createRequire, register } from 'node:module';
import process from 'node:process';

const file = process.env.LETTERPRESS_MODULES;
const hooks = `
import { appendFileSync } from 'node:fs';
export async function load(url, context, next) {
  appendFileSync(${JSON.stringify(file)}, url + '\\n');
  return next(url, context);
}`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
process.on('exit', () => {
  for (const name of Object.keys(createRequire(import.meta.url).cache)) appendFileSync(file, `${name}\n`);
});
