import type { ShellCommand } from './shell-commands.js';
import { programOf } from './shell-commands.js';

const DOWNLOADERS = new Set(['curl', 'wget', 'fetch', 'http', 'iwr', 'irm', 'invoke-webrequest', 'invoke-restmethod']);
const INTERPRETERS =
  /^(?:(?:ba|z|da|k|fi|a|c|tc)?sh|pwsh|powershell|python[\d.]*|node|deno|bun|perl|ruby|php|iex|invoke-expression)$/;
const SUBSTITUTED_DOWNLOAD = /[<$]\(\s*(?:curl|wget)\b/;

/** The program that runs what another one downloads, with nobody looking; nothing when there is none. */
export function pipedDownload(commands: readonly ShellCommand[]): string | undefined {
  let isDownload = false;
  for (const command of commands) {
    const program = programOf(command);
    if (!command.isPiped) isDownload = false;
    if (isDownload && INTERPRETERS.test(program)) return program;
    if (DOWNLOADERS.has(program)) isDownload = true;
    if (/^(?:(?:ba|z|da|k|a)?sh|source|\.|eval)$/.test(program) && SUBSTITUTED_DOWNLOAD.test(command.words.join(' '))) {
      return program;
    }
  }
  return undefined;
}
