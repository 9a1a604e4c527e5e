import type { Trust } from '../../../core/issue.js';
import { parseUrl } from '../../../core/words/parse-url.js';

/** What decides how much a frame may do. */
export interface Frame {
  readonly url: string;
  readonly trust?: Trust | null | undefined;
  /** The origin of the host's page; unknown when missing. */
  readonly hostOrigin?: string | null | undefined;
}

/**
 * How the host sandboxes a widget's frame: `external` (an origin of its own, popups, downloads) only for
 * a first-party package's `https:` url on an origin that is not the host's; all else is `opaque`.
 */
export function frameProfile(frame: Frame): 'opaque' | 'external' {
  if (frame.trust !== 'first-party' || !frame.hostOrigin || !/^https:\/\//i.test(frame.url)) return 'opaque';
  const url = parseUrl(frame.url);
  const host = parseUrl(frame.hostOrigin);
  return url === undefined || host === undefined || url.origin === host.origin ? 'opaque' : 'external';
}
