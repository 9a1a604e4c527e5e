import { workLimits } from '../../tables/limits.js';

/** One program call in a command line. */
export interface ShellCommand {
  /** The program and its arguments without quotes, and without `sudo`, `env` and assignments before the program. */
  readonly words: readonly string[];
  /** Whether the output of the call before it is its input. */
  readonly isPiped: boolean;
}

/** Words that run the program named after them. */
const RUNNERS = new Set([
  'sudo',
  'doas',
  'env',
  'time',
  'nohup',
  'exec',
  'command',
  'npx',
  'bunx',
  'xargs',
  'then',
  'do',
  'else',
  '!',
  '{',
  '(',
]);
const TOKEN =
  /[^\S\n]*(?:(\|\||&&|;;|[|;&\n])|((?:"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|'[^']*(?:'|$)|\\(?:[\s\S]|$)|[^\s"'\\|;&])+)|$)/y;
const QUOTED = /"((?:[^"\\]|\\[\s\S])*)"?|'([^']*)'?|\\([\s\S])/g;

/**
 * Splits a command line into the programs it calls, as a POSIX shell would, but only well enough to name them.
 *
 * @param line only the first `workLimits.commandLength` characters are read.
 */
export function shellCommands(line: string): readonly ShellCommand[] {
  const text = line.slice(0, workLimits.commandLength);
  const commands: ShellCommand[] = [];
  let words: string[] = [];
  let isPiped = false;
  const finish = (separator: string) => {
    if (words.length > 0) commands.push({ words: withoutRunners(words), isPiped });
    words = [];
    isPiped = separator === '|';
  };
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const [, separator, word] = TOKEN.exec(text) ?? [];
    if (separator !== undefined) finish(separator);
    else if (word !== undefined) words.push(unquote(word));
    else break;
  }
  finish('');
  return commands;
}

/** Between double quotes, `\` is an ordinary character unless it precedes one that is special there. */
function unquote(word: string): string {
  return word.replace(QUOTED, (_, double?: string, single?: string, escaped?: string) => {
    return double === undefined ? (single ?? escaped ?? '') : double.replace(/\\([$`"\\])/g, '$1');
  });
}

function withoutRunners(words: readonly string[]): readonly string[] {
  let first = 0;
  while (first < words.length - 1) {
    const word = words[first] ?? '';
    const isSkipped = RUNNERS.has(word) || /^\w+=/.test(word) || (first > 0 && word.startsWith('-'));
    if (!isSkipped) break;
    first += 1;
  }
  return words.slice(first);
}

/** The name of the program that a command calls, in lower case, without folder and `.exe`. */
export function programOf(command: ShellCommand): string {
  const word = command.words[0] ?? '';
  return word
    .slice(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1)
    .replace(/^\(+/, '')
    .toLowerCase()
    .replace(/\.exe$/, '');
}

/** Whether a command has one of these options; `-f` also counts when it is part of `-rf`. */
export function hasOption(command: ShellCommand, ...options: readonly string[]): boolean {
  return command.words.slice(1).some((word) =>
    options.some((option) => {
      if (option.startsWith('--')) return word === option || word.startsWith(`${option}=`);
      return /^-[A-Za-z]+$/.test(word) && word.includes(option.slice(1));
    }),
  );
}
