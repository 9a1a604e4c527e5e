import type { Trust } from '../../../core/issue.js';
import { parseUrl } from '../../../core/words/parse-url.js';

/** What decides how far a frame is sandboxed. */
export interface Frame {
  readonly url: string;
  readonly trust?: Trust | null | undefined;
  /** The origin of the host's page; unknown if missing. */
  readonly hostOrigin?: string | null | undefined;
}

/**
 * How the host sandboxes a widget's frame: `external` (with its own origin, popups and downloads) only for
 * an `https:` URL of a first-party package on an origin other than the host's, `opaque` for everything else.
 */
export function frameProfile(frame: Frame): 'opaque' | 'external' {
  if (frame.trust !== 'first-party' || !frame.hostOrigin || !/^https:\/\//i.test(frame.url)) return 'opaque';
  const url = parseUrl(frame.url);
  const host = parseUrl(frame.hostOrigin);
  return url === undefined || host === undefined || url.origin === host.origin ? 'opaque' : 'external';
}
