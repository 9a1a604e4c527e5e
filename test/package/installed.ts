import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../support/sources.js';

const runFile = promisify(execFile);

/** A folder with nothing in it but the packed package, installed as a user would. */
export interface Installed {
  readonly folder: string;
  readonly tarball: string;
  write(name: string, text: string): string;
  /** Runs `node` in the folder. */
  node(args: readonly string[], env?: NodeJS.ProcessEnv): Promise<{ code: number; stdout: string; stderr: string }>;
  remove(): void;
}

/** Packs the checkout (built already) and installs the tarball into an empty folder. */
export function installPackage(): Installed {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'letterpress-installed-'));
  execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], { cwd: ROOT });
  const tarball = path.join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "somebody", "private": true, "type": "module" }\n');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--silent', tarball], { cwd: folder });
  return {
    folder,
    tarball,
    write(name, text) {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
      return file;
    },
    async node(args, env = {}) {
      try {
        const { stdout, stderr } = await runFile(process.execPath, [...args], {
          cwd: folder,
          env: { ...process.env, ...env },
        });
        return { code: 0, stdout, stderr };
      } catch (error) {
        const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
        return { code, stdout, stderr };
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
