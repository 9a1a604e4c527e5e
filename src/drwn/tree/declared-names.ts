import { own } from '../../../core/json/own.js';
import { pointer } from '../../../core/json/pointer.js';

/** A name in an `include` array, with its JSON Pointer. */
export interface DeclaredName {
  readonly name: string;
  readonly path: string;
}

/** The names in the `include` array of a manifest property; none when there is no such array. */
export function declaredNames(manifest: unknown, property: readonly string[]): readonly DeclaredName[] {
  const include = own(manifest, ...property, 'include');
  if (!Array.isArray(include)) return [];
  return include.flatMap((name: unknown, index) =>
    typeof name === 'string' ? [{ name, path: pointer('', ...property, 'include', index) }] : [],
  );
}
