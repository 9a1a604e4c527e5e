import { own } from '../../../core/json/own.js';
import { pointer } from '../../../core/json/pointer.js';

/** A name in an `include`, with the pointer to it. */
export interface DeclaredName {
  readonly name: string;
  readonly path: string;
}

/** The names that a manifest includes under a member; none where it holds no list. */
export function declaredNames(manifest: unknown, member: readonly string[]): readonly DeclaredName[] {
  const include = own(manifest, ...member, 'include');
  if (!Array.isArray(include)) return [];
  return include.flatMap((name: unknown, index) =>
    typeof name === 'string' ? [{ name, path: pointer('', ...member, 'include', index) }] : [],
  );
}
