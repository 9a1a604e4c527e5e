import { type TUnknown, Type } from '@sinclair/typebox';
import { annotate } from '../kit/annotate.js';

/** The platform accepts a wrong value, but the author should know. */
export const warnedAlways = { contract: 'warning', platform: 'warning' } as const;

/** The platform does not read the value on a `direct` card. A rule reports that, once. */
export const ignoredOnDirect = {
  contract: 'ignored',
  platform: 'ignored',
  where: { '/render/renderer': 'direct' },
} as const;

/** For a property whose shape is known only from its use: no source says that a wrong value is rejected. */
export const unchecked = annotate({ leniency: { '*': { contract: 'warning', platform: 'ignored' } } });

/** Allows properties that the schema does not name. The types show them too. */
export function otherProperties(description: string): TUnknown {
  return Type.Unknown({ description });
}
