import { LETTERPRESS } from '../../core/annotations.js';
import type { NormalSchema } from '../model.js';
import { FORMAT_PATTERNS } from '../string-formats.js';

/** Puts a format's pattern beside it; where the schema has a pattern already, both must hold. */
export function lowerFormat(node: NormalSchema): NormalSchema {
  const known = node.format === undefined ? undefined : FORMAT_PATTERNS.get(node.format);
  if (known === undefined) return node;
  const asserted: NormalSchema = {
    format: node.format ?? '',
    pattern: known.pattern,
    [LETTERPRESS]: { demand: known.demand },
  };
  if (node.pattern === undefined)
    return { ...node, ...asserted, [LETTERPRESS]: { ...node[LETTERPRESS], demand: known.demand } };
  const { format: _, ...rest } = node;
  return { ...rest, allOf: [...(node.allOf ?? []), asserted] };
}
