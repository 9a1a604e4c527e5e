import { segmentsOf } from '../../../core/json/pointer.js';
import { type EvaluationBudget, evaluate } from '../evaluate/evaluate.js';
import { type PreparedSchema, prepare } from '../evaluate/prepare.js';
import { plainList } from '../read/plain-list.js';
import type { SchemaNode } from '../read/schema-node.js';
import type { SubsetTable } from '../tables/subset-table.js';
import type { SubsetFinding } from '../walk/subset-finding.js';
import type { Walk } from '../walk/walk-schema.js';
import { advice } from './advice.js';

/** Defaults and examples that their own schema rejects. All of them share the budget of one value. */
export function brokenSamples(walk: Walk, table: SubsetTable): SubsetFinding[] {
  const holders = walk.nodes.filter((node) => node.members.has('default') || node.members.has('examples'));
  if (holders.length === 0) return [];
  const prepared = prepare(walk, table);
  const found: SubsetFinding[] = [];
  const left = { steps: table.limits.steps.max, parts: table.limits.valueParts.max };
  for (const node of holders) {
    const schema = prepared.get(node);
    if (schema === undefined) continue;
    for (const sample of samplesOf(node)) {
      if (left.steps <= 0 || left.parts <= 0 || found.length >= table.limits.listed.max) return found;
      const result = checkSample(sample, node, schema, table, left);
      // A sample costs at least one step, so that a long array of them ends too.
      left.steps -= Math.max(1, result.steps);
      left.parts -= result.parts;
      if (result.finding !== undefined) found.push(result.finding);
    }
  }
  return found;
}

interface Sample {
  readonly keyword: 'default' | 'examples';
  readonly inside: readonly number[];
  readonly value: unknown;
}

function samplesOf({ members }: SchemaNode): readonly Sample[] {
  const examples = plainList(members.get('examples')) ?? [];
  const listed = examples.map((value, index): Sample => ({ keyword: 'examples', inside: [index], value }));
  return members.has('default')
    ? [{ keyword: 'default', inside: [], value: members.get('default') }, ...listed]
    : listed;
}

function checkSample(
  { keyword, inside, value }: Sample,
  node: SchemaNode,
  schema: PreparedSchema,
  table: SubsetTable,
  left: EvaluationBudget,
): { readonly steps: number; readonly parts: number; readonly finding: SubsetFinding | undefined } {
  const { findings, steps, parts, isExhausted } = evaluate(schema, value, table, left);
  const [first] = findings;
  if (first === undefined || isExhausted) return { steps, parts, finding: undefined };
  const what = keyword === 'default' ? 'The default' : 'The example';
  const fault =
    first.keyword === 'json' ? 'is not a valid value' : `does not match its own schema (\`${first.keyword}\`)`;
  const finding = advice(
    keyword,
    node,
    [keyword, ...inside, ...segmentsOf(first.path)],
    `${what} ${fault}: ${first.message}`,
    'Change the value, or the schema that contains it.',
  );
  return { steps, parts, finding };
}
