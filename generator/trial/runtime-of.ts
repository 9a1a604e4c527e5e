import type { Behavior } from '../../core/format.js';
import type { RuntimeFormat } from '../../src/runtime/format.js';
import type { FormatModel } from '../model.js';

/** What the generated registry has for a format, made from its model. */
export function runtimeOf(model: FormatModel, behavior: Behavior, isValid: (value: unknown) => boolean): RuntimeFormat {
  const { id, title, fileNames, schemaId: $id, dialect, acceptsSchemaKey, structure } = model;
  return { id, title, fileNames, $id, dialect, acceptsSchemaKey, isValid, structure, behavior };
}
