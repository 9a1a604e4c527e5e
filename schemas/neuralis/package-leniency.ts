import { annotate } from '../kit/annotate.js';

/** A wrong value is accepted by the platform, and the author should know. */
export const warnedAlways = { contract: 'warning', platform: 'warning' } as const;

/** For a member whose shape is plain from its use, and of which no source says that a wrong one is refused. */
export const unchecked = annotate({ leniency: { '*': { contract: 'warning', platform: 'ignored' } } });
