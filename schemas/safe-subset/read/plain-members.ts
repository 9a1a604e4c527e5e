import { isPlainObject } from '../../../core/json/own.js';
/**
 * The own properties of a plain object, in their order; nothing for any other value.
 * Never throws, whatever a proxy or a getter does.
 */
export function plainMembers(value: unknown): Map<string, unknown> | undefined {
  try {
    return isPlainObject(value) ? new Map(Object.entries(value)) : undefined;
  } catch {
    return undefined;
  }
}
