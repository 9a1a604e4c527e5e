import type { RuntimeFormat } from '../../src/runtime/format.js';
import { explainStructure } from '../../src/runtime/structure/explain-structure.js';
import type { StructuralFinding } from '../../src/runtime/structure/finding.js';
import type { NormalSchema } from '../model.js';
import { lowerForStructure } from '../stages/lower-for-structure.js';

/** Finds the first thing that is wrong with values under one schema, which may refer to the format's definitions. */
export function firstFinding(
  runtime: RuntimeFormat,
  schema: NormalSchema,
): (value: unknown) => StructuralFinding | undefined {
  const structure = { ...runtime.structure, root: lowerForStructure(schema, new Map()).root };
  const part = { ...runtime, structure };
  return (value) => explainStructure(part, value, 'contract').findings[0];
}
