import { showCount } from '../../../core/words/list.js';
import { quoteName } from '../../../core/words/quote.js';
import type { JsonNode, JsonObject } from '../read/json-node.js';
import { type JsonFault, readJson } from '../read/read-json.js';
import type { SubsetTable } from '../tables/subset-table.js';
import { type Application, checkAssertions } from './assertions.js';
import { addFault, Evaluation, isFull, type Place, type Sink, type ValueFinding } from './evaluation.js';
import type { PreparedSchema } from './prepare.js';

export interface EvaluationResult {
  readonly findings: readonly ValueFinding[];
  /** Steps taken, counted as `limits.steps` says. */
  readonly steps: number;
  /** Arrays, objects and plain values that were read. */
  readonly parts: number;
  /** Whether the budget ran out before everything was checked; a value beyond the limits is not checked further. */
  readonly isExhausted: boolean;
}

/** The budget for one value; both limits are inclusive. */
export interface EvaluationBudget {
  readonly steps: number;
  readonly parts: number;
}

/**
 * Applies an accepted schema to a value. Iterative, and limited to the given steps for any schema and value:
 * what could not be checked is a finding, never a pass.
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
    const finding = { path: read.path, keyword: 'json', message: unreadable(read.fault, table) };
    const isExhausted = read.fault === 'parts' && parts < valueParts.max;
    return { findings: [finding], steps: 0, parts: read.parts, isExhausted };
  }
  const run = new Evaluation(table, steps);
  const findings: ValueFinding[] = [];
  const sink: Sink = { max: valueIssues.max, count: 0, findings };
  apply({ schema, value: read.node, place: undefined, sink, chain: 0 }, run);
  if (run.isExhausted && findings.length === 0) addFault(sink, undefined, 'budget', () => outOfSteps(table));
  return { findings, steps: steps - Math.max(run.remaining, 0), parts: read.parts, isExhausted: run.isExhausted };
}

/** Runs an application, and all that it leads to, with an explicit stack. */
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

/** Takes one step and checks what it can at once; returns a frame when further applications follow. */
function begin(at: Application, run: Evaluation): Frame | undefined {
  if (isFull(at.sink)) return undefined;
  if (!run.take()) {
    addFault(at.sink, at.place, 'budget', () => outOfSteps(run.table));
    // Every other part would only repeat this.
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

/** An application in progress. */
interface Frame {
  readonly at: Application;
  phase: Phase;
  /** The parts of the value that remain; set in the phase `inside`. */
  rest: Iterator<Application> | undefined;
  /** The branch applied last, and where its fault went. */
  branch: number;
  sink: Sink | undefined;
  /** Branches of `oneOf` that match the value. */
  matched: readonly number[];
}

function frame(at: Application, phase: Phase): Frame {
  return { at, phase, rest: undefined, branch: -1, sink: undefined, matched: [] };
}

/** The next application of a frame; nothing once the frame is done. */
function advance(frame: Frame, run: Evaluation): Application | undefined {
  for (;;) {
    switch (frame.phase) {
      case 'reference':
        frame.phase = 'assertions';
        return followReference(frame.at, run);
      case 'assertions':
        if (isFull(frame.at.sink) || !canFollow(frame.at, run) || !checkAssertions(frame.at, run)) return undefined;
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

/** Whether a `$ref` can be followed once more for this part. */
function canFollow({ schema, chain }: Application, run: Evaluation): boolean {
  return !schema.hasReference || (schema.target !== undefined && chain < run.table.limits.refChain.max);
}

function followReference(at: Application, run: Evaluation): Application | undefined {
  const { schema, value, place, sink, chain } = at;
  if (schema.target !== undefined && canFollow(at, run)) {
    return { schema: schema.target, value, place, sink, chain: chain + 1 };
  }
  const longest = run.table.limits.refChain.max;
  addFault(sink, place, '$ref', () => `More than ${longest} references follow one another here without an end.`);
  return undefined;
}

function hasInside({ schema, value }: Application): boolean {
  if (value.kind === 'array') return schema.items !== undefined;
  return value.kind === 'object' && (schema.properties.size > 0 || schema.additional !== true);
}

/** The schemas that apply to the properties or items of the value. */
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
  for (const [segment, member] of run.membersFor(value, schema)) {
    if (isFull(sink)) return;
    const property = schema.properties.get(segment) ?? schema.additional;
    if (property === true) continue;
    const inside: Place = { above: place, segment };
    if (property === false)
      addFault(sink, inside, 'additionalProperties', () => `The property ${quoteName(segment)} is not allowed.`);
    else yield { schema: property, value: member, place: inside, sink, chain: 0 };
  }
}

function nextOfAny(frame: Frame, run: Evaluation): Application | undefined {
  const { at } = frame;
  const branches = at.schema.anyOf;
  if (branches === undefined || frame.sink?.count === 0) return undefined;
  const next = nextBranch(frame, branches);
  if (next !== undefined) return next;
  const wording = (): string => `The value does not match any of the ${branches.length} branches.`;
  addFault(at.sink, at.place, 'anyOf', () => undecided(run) ?? wording());
  return undefined;
}

function nextOfOne(frame: Frame, run: Evaluation): Application | undefined {
  const { at } = frame;
  const branches = at.schema.oneOf;
  if (branches === undefined) return undefined;
  if (frame.sink?.count === 0) frame.matched = [...frame.matched, frame.branch];
  const next = frame.matched.length > 1 ? undefined : nextBranch(frame, branches);
  if (next !== undefined || frame.matched.length === 1) return next;
  const wording = (): string =>
    frame.matched.length === 0
      ? `The value does not match any of the ${branches.length} branches.`
      : `The value matches branches ${frame.matched.join(' and ')}; it must match exactly one.`;
  addFault(at.sink, at.place, 'oneOf', () => undecided(run) ?? wording());
  return undefined;
}

/** The next branch for the same value, with a sink for one fault. */
function nextBranch(frame: Frame, branches: readonly PreparedSchema[]): Application | undefined {
  frame.branch += 1;
  const schema = branches[frame.branch];
  if (schema === undefined) return undefined;
  const { value, place, chain } = frame.at;
  frame.sink = { max: 1, count: 0, findings: undefined };
  return { schema, value, place, sink: frame.sink, chain };
}

function undecided(run: Evaluation): string | undefined {
  return run.isExhausted ? outOfSteps(run.table) : undefined;
}

function outOfSteps({ limits }: SubsetTable): string {
  return `Validation stopped here after ${showCount(limits.steps.max)} steps, the most that are allowed.`;
}

function unreadable(fault: JsonFault, { limits }: SubsetTable): string {
  switch (fault) {
    case 'kind':
      return 'This is not a JSON value.';
    case 'depth':
      return `This is more than ${showCount(limits.valueDepth.max)} levels deep.`;
    case 'parts':
      return `The value has more than ${showCount(limits.valueParts.max)} parts.`;
    default:
      return fault satisfies never;
  }
}
