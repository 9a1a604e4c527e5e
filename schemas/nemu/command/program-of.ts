import type { ShellCommand } from './shell-commands.js';

/** The name of the program a command calls, without folder and `.exe`, in lower case. */
export function programOf(command: ShellCommand): string {
  const word = command.words[0] ?? '';
  return word
    .slice(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1)
    .replace(/^\(+/, '')
    .toLowerCase()
    .replace(/\.exe$/, '');
}
