import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

const BIN = path.join(root, 'node_modules', '.bin');

/**
 * Runs a program of the project's own `node_modules`, or `node` itself.
 *
 * @returns exit code, what it printed, and seconds taken; a program that cannot start has exit code 1.
 */
export function run(program, args, { echo = false } = {}) {
  const started = Date.now();
  return new Promise((resolve) => {
    const [command, rest] = program === 'node' ? [process.execPath, args] : [path.join(BIN, program), args];
    const child = spawn(command, rest, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
    });
    let output = '';
    const take = (stream) => (chunk) => {
      output += chunk;
      if (echo) stream.write(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', take(process.stdout));
    child.stderr.setEncoding('utf8').on('data', take(process.stderr));
    const end = (code) => resolve({ code: code ?? 1, output, seconds: (Date.now() - started) / 1000 });
    child.on('error', (error) => {
      output += `${error.message}\n`;
      end(1);
    });
    child.on('close', end);
  });
}
