import type { ShellCommand } from './shell-commands.js';

/** Places that every POSIX system has. */
const EVERYWHERE = /^\/(?:dev\/(?:null|stdin|stdout|stderr|fd\/\d+|tty)|tmp(?:\/|$)|(?:usr\/)?bin\/(?:env|sh|bash)$)/;
const WINDOWS = /^[A-Za-z]:[\\/]/;
/** Two segments at least, or one that is no option of a Windows program such as `/c`. */
const POSIX = /^\/(?:[^/\s]+\/[^\s]|[^/\s]{4,}$)/;
const HOME = /^~(?:[\\/]|$)/;

/** The first argument that names a place on one person's machine; nothing when there is none. */
export function localPath(commands: readonly ShellCommand[]): string | undefined {
  for (const { words } of commands) {
    for (const word of words) {
      // The path may stand behind an option (`--out=/srv/x`) or a redirection (`2>/srv/x`).
      const place = word.replace(/^(?:-{1,2}[\w-]+=|\d*[<>]+)/, '');
      if (HOME.test(place) || WINDOWS.test(place)) return place;
      if (POSIX.test(place) && !EVERYWHERE.test(place)) return place;
    }
  }
  return undefined;
}
