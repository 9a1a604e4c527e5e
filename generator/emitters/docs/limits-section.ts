import type { TextLimits } from '../../../core/format.js';
import { showCount } from '../../../core/words/list.js';
import { markdownTable } from '../../print/markdown/markdown-table.js';

/** Prints the limits that are checked before the schema. */
export function limitsSection(limits: TextLimits): string[] {
  const rows: string[][] = [];
  const add = (what: string, limit: number | undefined, unit: string, code: string): void => {
    if (limit !== undefined) rows.push([what, `${showCount(limit)} ${unit}`, `\`${code}\``]);
  };
  add('Size of the text', limits.bytes, 'bytes of UTF-8', 'json/too-long');
  add('Nesting below the outermost value', limits.depth, 'levels', 'json/too-deep');
  add('Values in the whole document', limits.values, 'values', 'json/too-many-values');
  if (rows.length === 0) return [];
  return [
    'Limits are checked before the schema; a document exactly at a limit is valid.',
    markdownTable(['What', 'At most', 'Code'], rows),
  ];
}
