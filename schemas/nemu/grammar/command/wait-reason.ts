import type { ShellCommand } from './shell-commands.js';
import { hasOption, programOf } from './shell-commands.js';

/** Programs that wait for a person: editors, pagers, full-screen displays, prompts. */
const INTERACTIVE = new Set([
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
  ['docker', isInteractiveContainer],
  ['podman', isInteractiveContainer],
  ['kubectl', isInteractiveContainer],
  ['tail', (command) => hasOption(command, '-f', '-F', '--follow')],
  ['npm', isInteractivePackageManager],
  ['pnpm', isInteractivePackageManager],
  ['yarn', isInteractivePackageManager],
  ['gh', (command) => command.words[1] === 'auth' && command.words[2] === 'login'],
  ['git', (command) => command.words[1] === 'rebase' && hasOption(command, '-i', '--interactive')],
]);

/** Why a call does not end by itself, as the predicate of a sentence about the call; nothing when it does. */
export function waitReason(command: ShellCommand): string | undefined {
  const program = programOf(command);
  if (INTERACTIVE.has(program) || WAITING.get(program)?.(command) === true) return 'waits for a user';
  if (hasOption(command, '--watch', '--watchAll') && !command.words.includes('--watch=false')) return 'never ends';
  return hasOption(command, '--interactive') ? 'waits for a user' : undefined;
}

function isInteractiveContainer(command: ShellCommand): boolean {
  const isRun = command.words[1] === 'run' || command.words[1] === 'exec';
  return isRun && hasOption(command, '-t', '--tty');
}

function isInteractivePackageManager(command: ShellCommand): boolean {
  const verb = command.words[1];
  return (verb === 'init' && !hasOption(command, '-y', '--yes')) || verb === 'login' || verb === 'adduser';
}
