import { type SchemaOptions, type Static, type TSchema, type TUnsafe, Type } from '@sinclair/typebox';
import { DEFINITION } from '../../core/annotations.js';

/**
 * Refers to a named definition (a schema with an `$id`) with annotations for this use.
 * The definition is published once; each use keeps its own description.
 *
 * @throws {TypeError} when the definition has no `$id`.
 */
export function shared<T extends TSchema>(definition: T, options: SchemaOptions = {}): TUnsafe<Static<T>> {
  if (definition.$id === undefined)
    throw new TypeError('A shared definition must have an `$id`, which becomes its name.');
  return Type.Unsafe<Static<T>>({ ...options, $ref: definition.$id, [DEFINITION]: definition });
}
