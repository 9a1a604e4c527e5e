import type { ShellCommand } from './shell-commands.js';

/** Whether a command has one of these options, also among joined letters: `-rf` has `-f`. */
export function hasOption(command: ShellCommand, ...options: readonly string[]): boolean {
  return command.words.slice(1).some((word) =>
    options.some((option) => {
      if (option.startsWith('--')) return word === option || word.startsWith(`${option}=`);
      return /^-[A-Za-z]+$/.test(word) && word.includes(option.slice(1));
    }),
  );
}
