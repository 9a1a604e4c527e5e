import { isPlainObject } from '../../../core/json/own.js';
/**
 * The own members of a plain object, in its key order; nothing for anything else.
 * Never throws, whatever a proxy or a getter does.
 */
export function plainMembers(value: unknown): Map<string, unknown> | undefined {
  try {
    return isPlainObject(value) ? new Map(Object.entries(value)) : undefined;
  } catch {
    return undefined;
  }
}
