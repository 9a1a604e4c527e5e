import { segmentsOf } from '../../../schemas/kit/pointer.js';
import type { StructuralFinding } from './finding.js';

/** How far a value is from a branch: a wrong constant or kind weighs more than a detail; a fault inside less than one here. */
export function distance(findings: readonly StructuralFinding[], path: string): number {
  const here = segmentsOf(path).length;
  let sum = 0;
  for (const { code, path: at } of findings) {
    const isKind = code === 'schema/const' || code === 'schema/enum' || code === 'schema/type';
    sum += isKind && segmentsOf(at).length <= here + 1 ? 100 : 10;
  }
  return sum;
}
