import type { ShellCommand } from './shell-commands.js';

/** Paths that exist on every POSIX system. */
const EVERYWHERE = /^\/(?:dev\/(?:null|stdin|stdout|stderr|fd\/\d+|tty)|tmp(?:\/|$)|(?:usr\/)?bin\/(?:env|sh|bash)$)/;
const WINDOWS = /^[A-Za-z]:[\\/]/;
/** At least two segments, or one that is not an option of a Windows program such as `/c`. */
const POSIX = /^\/(?:[^/\s]+\/[^\s]|[^/\s]{4,}$)/;
const HOME = /^~(?:[\\/]|$)/;

/** The first argument that is a path on one machine only; nothing when there is none. */
export function localPath(commands: readonly ShellCommand[]): string | undefined {
  for (const { words } of commands) {
    for (const word of words) {
      // The path may follow an option (`--out=/srv/x`) or a redirection (`2>/srv/x`).
      const path = word.replace(/^(?:-{1,2}[\w-]+=|\d*[<>]+)/, '');
      if (HOME.test(path) || WINDOWS.test(path)) return path;
      if (POSIX.test(path) && !EVERYWHERE.test(path)) return path;
    }
  }
  return undefined;
}
