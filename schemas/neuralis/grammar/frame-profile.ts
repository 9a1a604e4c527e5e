import { reading } from '../../../core/calls/reading.js';
import { requireString } from '../../../core/calls/require-string.js';
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
 *
 * @throws {UsageError} `bad-option` for a frame that cannot be read, or without a `url`.
 */
export function frameProfile(frame: Frame): 'opaque' | 'external' {
  const { url: address, trust, hostOrigin } = reading('frame', () => readFrame(frame));
  if (trust !== 'first-party' || !hostOrigin || !/^https:\/\//i.test(address)) return 'opaque';
  const url = parseUrl(address);
  const host = parseUrl(hostOrigin);
  return url === undefined || host === undefined || url.origin === host.origin ? 'opaque' : 'external';
}

function readFrame({ url, trust, hostOrigin }: Frame): Frame {
  requireString('frame.url', url);
  if (hostOrigin !== undefined && hostOrigin !== null) requireString('frame.hostOrigin', hostOrigin);
  return { url, trust, hostOrigin };
}
