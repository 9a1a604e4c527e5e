import { type TUnknown, Type } from '@sinclair/typebox';
import { annotate } from '../kit/annotate.js';

/** A wrong value is accepted by the platform, and the author should know. */
export const warnedAlways = { contract: 'warning', platform: 'warning' } as const;

/** The platform does not read the value on a `direct` card; a rule says so, once. */
export const ignoredOnDirect = {
  contract: 'ignored',
  platform: 'ignored',
  where: { '/render/renderer': 'direct' },
} as const;

/** For a member whose shape is plain from its use, and of which no source says that a wrong one is refused. */
export const unchecked = annotate({ leniency: { '*': { contract: 'warning', platform: 'ignored' } } });

/** Keys beyond the named ones, which the types show too. */
export function openEnds(description: string): TUnknown {
  return Type.Unknown({ description });
}
