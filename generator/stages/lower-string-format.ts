import { LETTERPRESS } from '../../core/annotations.js';
import type { NormalSchema } from '../model.js';
import { STRING_FORMATS } from '../string-formats.js';

/** Puts the pattern and the words of `format` beside it; where the schema has a pattern already, both must hold. */
export function lowerStringFormat(node: NormalSchema): NormalSchema {
  const known = node.format === undefined ? undefined : STRING_FORMATS.get(node.format);
  if (known === undefined) return node;
  const { pattern, words } = known;
  const asserted: NormalSchema = { format: node.format ?? '', pattern, [LETTERPRESS]: { constraint: words } };
  if (node.pattern === undefined)
    return { ...node, ...asserted, [LETTERPRESS]: { ...node[LETTERPRESS], constraint: words } };
  const { format: _, ...rest } = node;
  return { ...rest, allOf: [...(node.allOf ?? []), asserted] };
}
