import { workLimits } from '../tables/limits.js';

/** A part of a text that was meant to be replaced. */
export interface Placeholder {
  readonly text: string;
  /** The name inside, if this kind has one. */
  readonly name: string | undefined;
}

const BRACES = /\{\{\s{0,10}([\w.-]{1,100})\s{0,10}\}\}/g;
const MARKER = /<(?:TODO|FIXME|TBD|CHANGE[_ -]?ME|REPLACE[_ -]?ME|(?:INSERT|YOUR)[^<>\n]{1,60})>/gi;
const VARIABLE = /\$(?:\{([A-Za-z_]\w{0,100})\}|([A-Za-z_]\w{0,100}))/g;

/** The placeholders of a text: `{{name}}`, and markers such as `<TODO>` or `<your token>`. */
export function* placeholders(text: string): Iterable<Placeholder> {
  for (const [whole, name] of text.matchAll(BRACES)) yield { text: whole, name };
  for (const [whole] of text.matchAll(MARKER)) yield { text: whole, name: undefined };
}

/** Variables that a shell sets, or that its environment usually has. */
const COMMON_VARIABLES = new Set([
  'CI',
  'HOME',
  'HOSTNAME',
  'IFS',
  'LANG',
  'OLDPWD',
  'PATH',
  'PWD',
  'RANDOM',
  'SHELL',
  'TEMP',
  'TERM',
  'TMP',
  'TMPDIR',
  'UID',
  'USER',
]);

const ASSIGNED = /(?:^|[\s;&|(])([A-Za-z_]\w*)=|\b(?:for|read)\s{1,10}(?:-\w{1,10}\s{1,10})?([A-Za-z_]\w*)/g;

/** The variables of a command line (`$NAME`, `${NAME}`) that neither the command nor a shell sets. */
export function* unsetVariables(command: string): Iterable<Placeholder> {
  // A shell does not expand variables in single quotes.
  const expanded = command.slice(0, workLimits.commandLength).replace(/'[^']*'/g, "''");
  const own = new Set([...expanded.matchAll(ASSIGNED)].map(([, assigned, read]) => assigned ?? read));
  for (const [text, braced, plain] of expanded.matchAll(VARIABLE)) {
    const name = braced ?? plain;
    if (name !== undefined && !own.has(name) && !COMMON_VARIABLES.has(name)) yield { text, name };
  }
}
