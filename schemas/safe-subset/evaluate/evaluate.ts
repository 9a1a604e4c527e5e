import { showCount } from '../../../core/words/list.js';
import type { JsonNode, JsonObject } from '../read/json-node.js';
import { type JsonFault, readJson } from '../read/read-json.js';
import type { SubsetTable } from '../tables/subset-table.js';
import { type Application, checkAssertions } from './assertions.js';
import { addFault, Evaluation, isFull, type Place, type Sink, type ValueIssue } from './evaluation.js';
import type { PreparedSchema } from './prepare.js';

export interface EvaluationResult {
  readonly issues: readonly ValueIssue[];
  /** Steps taken, counted as `limits.steps` says. */
  readonly steps: number;
  /** Objects, lists and plain values that were read. */
  readonly parts: number;
  /** Whether the budget ran out before all was looked at; a value that is larger than any may be is looked at no further. */
  readonly isExhausted: boolean;
}

/** What a value may cost; both bounds are inclusive. */
export interface EvaluationBudget {
  readonly steps: number;
  readonly parts: number;
}

/**
 * Applies an accepted schema to a value. Iterative, and bounded by the steps given whatever schema and value are:
 * what could not be looked at is an issue, never a pass.
 *
 * @param budget default: `limits.steps` and `limits.valueParts`.
 */
export function evaluate(
  schema: PreparedSchema,
  value: unknown,
  table: SubsetTable,
  { steps, parts }: EvaluationBudget = { steps: table.limits.steps.max, parts: table.limits.valueParts.max },
): EvaluationResult {
  const { valueDepth, valueParts, valueIssues } = table.limits;
  const read = readJson(value, { depth: valueDepth.max, parts });
  if (!read.ok) {
    const issue = { path: read.path, keyword: 'json', message: unreadable(read.fault, table) };
    const isExhausted = read.fault === 'parts' && parts < valueParts.max;
    return { issues: [issue], steps: 0, parts: read.parts, isExhausted };
  }
  const run = new Evaluation(table, steps);
  const issues: ValueIssue[] = [];
  const sink: Sink = { max: valueIssues.max, count: 0, issues };
  apply({ schema, value: read.node, place: undefined, sink, chain: 0 }, run);
  if (run.isExhausted && issues.length === 0) addFault(sink, undefined, 'budget', () => outOfSteps(table));
  return { issues, steps: steps - Math.max(run.remaining, 0), parts: read.parts, isExhausted: run.isExhausted };
}

/** Runs an application and all it leads to on a stack of its own. */
function apply(first: Application, run: Evaluation): void {
  const open: Frame[] = [];
  for (let next: Application | undefined = first; next !== undefined; ) {
    const inside = begin(next, run);
    if (inside !== undefined) open.push(inside);
    next = undefined;
    for (let top = open.at(-1); top !== undefined && next === undefined; top = open.at(-1)) {
      next = advance(top, run);
      if (next === undefined) open.pop();
    }
  }
}

/** Takes one step and asks what can be asked at once; hands back what leads to further applications. */
function begin(at: Application, run: Evaluation): Frame | undefined {
  if (isFull(at.sink)) return undefined;
  if (!run.take()) {
    addFault(at.sink, at.place, 'budget', () => outOfSteps(run.table));
    // Every other place would only say the same.
    at.sink.count = at.sink.max;
    return undefined;
  }
  const { schema } = at;
  if (schema.hasReference) return frame(at, 'reference');
  if (!checkAssertions(at, run)) return undefined;
  const goesOn = hasInside(at) || schema.anyOf !== undefined || schema.oneOf !== undefined;
  return goesOn ? frame(at, 'inside') : undefined;
}

type Phase = 'reference' | 'assertions' | 'inside' | 'anyOf' | 'oneOf';

/** An application under way. */
interface Frame {
  readonly at: Application;
  phase: Phase;
  /** What of the value is still to be gone into; opened in the phase `inside`. */
  rest: Iterator<Application> | undefined;
  /** The branch that was applied last, and where its fault went. */
  branch: number;
  sink: Sink | undefined;
  /** Branches of `oneOf` that took the value. */
  met: readonly number[];
}

function frame(at: Application, phase: Phase): Frame {
  return { at, phase, rest: undefined, branch: -1, sink: undefined, met: [] };
}

/** The next application that a frame leads to; nothing once it is done. */
function advance(frame: Frame, run: Evaluation): Application | undefined {
  for (;;) {
    switch (frame.phase) {
      case 'reference':
        frame.phase = 'assertions';
        return followReference(frame.at, run);
      case 'assertions':
        if (isFull(frame.at.sink) || !leadsSomewhere(frame.at, run) || !checkAssertions(frame.at, run))
          return undefined;
        frame.phase = 'inside';
        break;
      case 'inside': {
        frame.rest ??= inside(frame.at, run);
        const next = frame.rest?.next();
        if (next !== undefined && next.done !== true) return next.value;
        if (isFull(frame.at.sink)) return undefined;
        frame.phase = 'anyOf';
        break;
      }
      case 'anyOf': {
        const next = nextOfAny(frame, run);
        if (next !== undefined) return next;
        frame.phase = 'oneOf';
        frame.branch = -1;
        frame.sink = undefined;
        break;
      }
      case 'oneOf':
        return nextOfOne(frame, run);
      default:
        return frame.phase satisfies never;
    }
  }
}

/** Whether a `$ref` can be followed once more for this place. */
function leadsSomewhere({ schema, chain }: Application, run: Evaluation): boolean {
  return !schema.hasReference || (schema.target !== undefined && chain < run.table.limits.refChain.max);
}

function followReference(at: Application, run: Evaluation): Application | undefined {
  const { schema, value, place, sink, chain } = at;
  if (schema.target !== undefined && leadsSomewhere(at, run)) {
    return { schema: schema.target, value, place, sink, chain: chain + 1 };
  }
  const longest = run.table.limits.refChain.max;
  addFault(sink, place, '$ref', () => `More than ${longest} references in a row lead to no end here.`);
  return undefined;
}

function hasInside({ schema, value }: Application): boolean {
  if (value.kind === 'array') return schema.items !== undefined;
  return value.kind === 'object' && (schema.properties.size > 0 || schema.additional !== true);
}

/** What the members or items of the value are asked. */
function inside(at: Application, run: Evaluation): Iterator<Application> | undefined {
  const { schema, value } = at;
  if (value.kind === 'array') return schema.items === undefined ? undefined : items(at, schema.items, value.items);
  return value.kind === 'object' && hasInside(at) ? members(at, value, run) : undefined;
}

function* items(
  { place, sink }: Application,
  schema: PreparedSchema,
  list: readonly JsonNode[],
): Generator<Application, void, void> {
  for (const [segment, value] of list.entries()) {
    if (isFull(sink)) return;
    yield { schema, value, place: { above: place, segment }, sink, chain: 0 };
  }
}

function* members(
  { schema, place, sink }: Application,
  value: JsonObject,
  run: Evaluation,
): Generator<Application, void, void> {
  for (const [segment, member] of run.membersToAsk(value, schema)) {
    if (isFull(sink)) return;
    const property = schema.properties.get(segment) ?? schema.additional;
    if (property === true) continue;
    const inside: Place = { above: place, segment };
    if (property === false) addFault(sink, inside, 'additionalProperties', () => 'The schema has no such member.');
    else yield { schema: property, value: member, place: inside, sink, chain: 0 };
  }
}

function nextOfAny(frame: Frame, run: Evaluation): Application | undefined {
  const { at } = frame;
  const branches = at.schema.anyOf;
  if (branches === undefined || frame.sink?.count === 0) return undefined;
  const next = nextBranch(frame, branches);
  if (next !== undefined) return next;
  const wording = (): string => `None of the ${branches.length} branches takes this value.`;
  addFault(at.sink, at.place, 'anyOf', () => undecided(run) ?? wording());
  return undefined;
}

function nextOfOne(frame: Frame, run: Evaluation): Application | undefined {
  const { at } = frame;
  const branches = at.schema.oneOf;
  if (branches === undefined) return undefined;
  if (frame.sink?.count === 0) frame.met = [...frame.met, frame.branch];
  const next = frame.met.length > 1 ? undefined : nextBranch(frame, branches);
  if (next !== undefined || frame.met.length === 1) return next;
  const wording = (): string =>
    frame.met.length === 0
      ? `None of the ${branches.length} branches takes this value.`
      : `Branches ${frame.met.join(' and ')} both take this value; exactly one must.`;
  addFault(at.sink, at.place, 'oneOf', () => undecided(run) ?? wording());
  return undefined;
}

/** The next branch for the same value, with a sink that holds one fault. */
function nextBranch(frame: Frame, branches: readonly PreparedSchema[]): Application | undefined {
  frame.branch += 1;
  const schema = branches[frame.branch];
  if (schema === undefined) return undefined;
  const { value, place, chain } = frame.at;
  frame.sink = { max: 1, count: 0, issues: undefined };
  return { schema, value, place, sink: frame.sink, chain };
}

function undecided(run: Evaluation): string | undefined {
  return run.isExhausted ? outOfSteps(run.table) : undefined;
}

function outOfSteps({ limits }: SubsetTable): string {
  return `The ${showCount(limits.steps.max)} steps that checking may take ran out here.`;
}

function unreadable(fault: JsonFault, { limits }: SubsetTable): string {
  switch (fault) {
    case 'kind':
      return 'This is no JSON value.';
    case 'depth':
      return `This lies more than ${showCount(limits.valueDepth.max)} levels deep.`;
    case 'parts':
      return `The value has more than ${showCount(limits.valueParts.max)} parts.`;
    default:
      return fault satisfies never;
  }
}
