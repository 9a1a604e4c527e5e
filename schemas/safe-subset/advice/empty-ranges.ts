import { describeBriefly } from '../../../core/words/describe.js';
import type { SchemaNode } from '../read/schema-node.js';
import type { SubsetFinding } from '../walk/subset-finding.js';
import { advice } from './advice.js';

interface Range {
  readonly least: string;
  readonly most: string;
  /** Whether equal bounds leave no value between them. */
  readonly isOpen: boolean;
}

const RANGES: readonly Range[] = [
  { least: 'minLength', most: 'maxLength', isOpen: false },
  { least: 'minItems', most: 'maxItems', isOpen: false },
  { least: 'minProperties', most: 'maxProperties', isOpen: false },
  { least: 'minimum', most: 'maximum', isOpen: false },
  { least: 'minimum', most: 'exclusiveMaximum', isOpen: true },
  { least: 'exclusiveMinimum', most: 'maximum', isOpen: true },
  { least: 'exclusiveMinimum', most: 'exclusiveMaximum', isOpen: true },
];

/** Lower bounds above their upper bounds, so that no value is valid. */
export function emptyRanges(node: SchemaNode): SubsetFinding[] {
  return RANGES.flatMap(({ least, most, isOpen }) => {
    const low = node.members.get(least);
    const high = node.members.get(most);
    if (typeof low !== 'number' || typeof high !== 'number' || low < high || (low === high && !isOpen)) return [];
    const message = `\`${least}\` is ${describeBriefly(low)} and \`${most}\` is ${describeBriefly(high)}, so no value is valid.`;
    return [advice('emptyRange', node, [least], message, `Lower \`${least}\` or raise \`${most}\`.`)];
  });
}
