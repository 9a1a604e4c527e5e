import { type TUnknown, Type } from '@sinclair/typebox';

/** Keys beyond the named ones, which the types show too. */
export function openEnds(description: string): TUnknown {
  return Type.Unknown({ description });
}
