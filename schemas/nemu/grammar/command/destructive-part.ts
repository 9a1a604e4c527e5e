import type { ShellCommand } from './shell-commands.js';
import { hasOption, programOf } from './shell-commands.js';

/** Calls that delete or overwrite existing data, by program. */
const DESTRUCTIVE: ReadonlyMap<string, (command: ShellCommand) => boolean> = new Map([
  ['rm', (command) => hasOption(command, '-r', '-R', '--recursive')],
  ['rmdir', (command) => command.words.some((word) => word.toLowerCase() === '/s')],
  ['rd', () => true],
  ['del', () => true],
  ['format', (command) => /^[a-z]:$/i.test(command.words[1] ?? '')],
  ['shred', () => true],
  ['dd', (command) => command.words.some((word) => word.startsWith('of='))],
  ['truncate', () => true],
  ['find', (command) => command.words.includes('-delete')],
  ['chmod', (command) => hasOption(command, '-R', '--recursive')],
  ['chown', (command) => hasOption(command, '-R', '--recursive')],
  ['shutdown', () => true],
  ['reboot', () => true],
  ['halt', () => true],
  ['poweroff', () => true],
  ['killall', () => true],
  ['dropdb', () => true],
  ['git', isDestructiveGit],
  ['docker', isDestructiveDocker],
  ['docker-compose', isDestructiveDocker],
  ['podman', isDestructiveDocker],
  ['terraform', (command) => command.words.includes('destroy')],
  ['tofu', (command) => command.words.includes('destroy')],
  ['pulumi', (command) => command.words.includes('destroy')],
  ['kubectl', (command) => command.words.includes('delete')],
  ['helm', (command) => command.words.includes('uninstall') || command.words.includes('delete')],
]);

const DESTRUCTIVE_SQL = /\b(?:drop\s+(?:table|database|schema)|truncate\s+table|delete\s+from)\b/i;

/** The part of a call that deletes or overwrites data, for a message; nothing for a harmless call. */
export function destructivePart(command: ShellCommand): string | undefined {
  const program = programOf(command);
  if (program.startsWith('mkfs') || DESTRUCTIVE.get(program)?.(command) === true) {
    return command.words.slice(0, 3).join(' ');
  }
  return command.words.map((word) => DESTRUCTIVE_SQL.exec(word)?.[0]).find((found) => found !== undefined);
}

function isDestructiveGit(command: ShellCommand): boolean {
  const { words } = command;
  if (words.includes('push')) return hasOption(command, '-f', '--force', '--delete', '--mirror');
  if (words.includes('reset')) return words.includes('--hard');
  return words.includes('clean') && hasOption(command, '-f', '--force');
}

function isDestructiveDocker(command: ShellCommand): boolean {
  const { words } = command;
  if (words.includes('prune')) return true;
  if (words.includes('down')) return hasOption(command, '-v', '--volumes');
  return words.includes('volume') && words.includes('rm');
}
