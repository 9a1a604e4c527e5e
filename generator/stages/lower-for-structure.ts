import { LETTERPRESS } from '../../core/annotations.js';
import { isAnnotation } from '../keywords.js';
import type { ModelStructure, NormalSchema } from '../model.js';
import { fromEntries, mapSchema } from '../schema-walk.js';
import { lowerStringFormat } from './lower-string-format.js';

/** What the runtime explains structural issues with: the normal form without what only the page and the types need. */
export function lowerForStructure(root: NormalSchema, definitions: ReadonlyMap<string, NormalSchema>): ModelStructure {
  const lower = (schema: NormalSchema): NormalSchema =>
    mapSchema(mapSchema(schema, lowerStringFormat), (node) => {
      const annotation = node[LETTERPRESS];
      if (annotation?.checkedBy !== undefined) return {};
      const {
        tsType: _tsType,
        typeName: _typeName,
        readonly: _readonly,
        builder: _builder,
        ...forRuntime
      } = annotation ?? {};
      return fromEntries([
        ...Object.entries(node).filter(([keyword]) => keyword === 'title' || !isAnnotation(keyword)),
        ...(Object.keys(forRuntime).length > 0 ? [[LETTERPRESS, forRuntime] as const] : []),
      ]);
    });
  return {
    root: lower(root),
    definitions: fromEntries([...definitions].map(([name, schema]) => [name, lower(schema)])),
  };
}
