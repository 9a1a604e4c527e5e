import type { ShellCommand } from './shell-commands.js';
import { hasOption, programOf } from './shell-commands.js';

/** Programs that wait for a person: editors, pagers, full-screen displays, prompts. */
const ATTENDED = new Set([
  'vi',
  'vim',
  'nvim',
  'nano',
  'emacs',
  'pico',
  'less',
  'more',
  'man',
  'top',
  'htop',
  'watch',
  'read',
  'select',
  'passwd',
  'pause',
  'tmux',
  'screen',
]);

/** Calls that wait for a person or never end, by program. */
const WAITING: ReadonlyMap<string, (command: ShellCommand) => boolean> = new Map([
  ['docker', isAttendedContainer],
  ['podman', isAttendedContainer],
  ['kubectl', isAttendedContainer],
  ['tail', (command) => hasOption(command, '-f', '-F', '--follow')],
  ['npm', isAttendedPackageManager],
  ['pnpm', isAttendedPackageManager],
  ['yarn', isAttendedPackageManager],
  ['gh', (command) => command.words[1] === 'auth' && command.words[2] === 'login'],
  ['git', (command) => command.words[1] === 'rebase' && hasOption(command, '-i', '--interactive')],
]);

/** Why a call needs somebody who watches it, to stand after the call; nothing when it ends by itself. */
export function attendance(command: ShellCommand): string | undefined {
  const program = programOf(command);
  if (ATTENDED.has(program) || WAITING.get(program)?.(command) === true) return 'waits for somebody';
  if (hasOption(command, '--watch', '--watchAll') && !command.words.includes('--watch=false')) return 'never ends';
  return hasOption(command, '--interactive') ? 'waits for somebody' : undefined;
}

function isAttendedContainer(command: ShellCommand): boolean {
  const isRun = command.words[1] === 'run' || command.words[1] === 'exec';
  return isRun && hasOption(command, '-t', '--tty');
}

function isAttendedPackageManager(command: ShellCommand): boolean {
  const verb = command.words[1];
  return (verb === 'init' && !hasOption(command, '-y', '--yes')) || verb === 'login' || verb === 'adduser';
}
