import { platformCodePoints } from '../../../core/json/lengths.js';
import { pointer } from '../../../core/json/pointer.js';
import { canonicalText } from '../read/canonical-text.js';
import type { JsonNode, JsonObject } from '../read/json-node.js';
import type { SubsetTable } from '../tables/subset-table.js';
import type { PreparedSchema } from './prepare.js';

/** One thing that is wrong in a value. */
export interface ValueFinding {
  /** RFC 6901 pointer into the value. */
  readonly path: string;
  /** The keyword that is not satisfied; `json` when the value is not JSON, `budget` when the steps ran out. */
  readonly keyword: string;
  readonly message: string;
}

/** A place in the value: linked, so that pointers are built for findings only. */
export interface Place {
  readonly above: Place | undefined;
  readonly segment: string | number;
}

/** Where faults go: for a branch of `anyOf` or `oneOf` it is enough to know that there is one. */
export interface Sink {
  readonly max: number;
  count: number;
  readonly findings: ValueFinding[] | undefined;
}

const CHARS_PER_STEP = 64;
const LOOKUPS_PER_STEP = 64;

/** The state of one run of the evaluator: the remaining steps, and what is computed once for each part of the value. */
export class Evaluation {
  private readonly texts = new Map<JsonNode, string>();
  private readonly orders = new Map<JsonObject, ReadonlyMap<string, number>>();
  private readonly lengths = new Map<JsonNode, number>();
  private readonly results = new Map<string, Map<JsonNode, boolean>>();
  private left: number;

  constructor(
    readonly table: SubsetTable,
    steps: number,
  ) {
    this.left = steps;
  }

  /** The remaining steps; below 0 once a schema was not applied because none was left. */
  get remaining(): number {
    return this.left;
  }

  get isExhausted(): boolean {
    return this.left < 0;
  }

  /** Takes the step that applying a schema costs; false when none is left. */
  take(): boolean {
    this.left -= 1;
    return this.left >= 0;
  }

  /**
   * The properties of an object that a schema may apply to, in their order. When it applies to few of many
   * properties, the others are skipped. Lookups of names cost 1 step for every 64.
   */
  membersFor(object: JsonObject, schema: PreparedSchema): Iterable<readonly [string, JsonNode]> {
    const { properties, additional } = schema;
    if (additional !== true) return object.members;
    if (properties.size >= object.members.size) {
      this.payForLookups(object.members.size);
      return object.members;
    }
    this.payForLookups(properties.size);
    const order = this.orderOf(object);
    const named: (readonly [string, JsonNode])[] = [];
    for (const name of properties.keys()) {
      const member = object.members.get(name);
      if (member !== undefined) named.push([name, member]);
    }
    return named.sort(([a], [b]) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
  }

  /** Takes a step for every 64 names that were looked up without a schema being applied. */
  payForLookups(names: number): void {
    this.left -= Math.floor(names / LOOKUPS_PER_STEP);
  }

  private orderOf(object: JsonObject): ReadonlyMap<string, number> {
    const known = this.orders.get(object);
    if (known !== undefined) return known;
    const order = new Map(Array.from(object.members.keys(), (name, index) => [name, index]));
    this.orders.set(object, order);
    return order;
  }

  /** The canonical text of a part. It costs steps each time, as on the platform, but is computed only once. */
  textOf(part: JsonNode): string {
    const text = this.texts.get(part) ?? canonicalText(part);
    this.texts.set(part, text);
    this.left -= Math.ceil(text.length / CHARS_PER_STEP);
    return text;
  }

  /** The length in code points, as the platform counts them; computed only once. */
  lengthOf(part: JsonNode & { readonly kind: 'string' }): number {
    const known = this.lengths.get(part);
    if (known !== undefined) return known;
    const length = platformCodePoints(part.value);
    this.lengths.set(part, length);
    return length;
  }

  matches(part: JsonNode & { readonly kind: 'string' }, format: string): boolean {
    const results = this.results.get(format) ?? new Map<JsonNode, boolean>();
    this.results.set(format, results);
    const known = results.get(part);
    if (known !== undefined) return known;
    const stringFormat = Object.hasOwn(this.table.formats, format) ? this.table.formats[format] : undefined;
    const isMet = stringFormat === undefined || stringFormat.matches(part.value);
    results.set(part, isMet);
    return isMet;
  }
}

/** Adds a fault; its message is built only if it is kept. */
export function addFault(sink: Sink, place: Place | undefined, keyword: string, message: () => string): void {
  if (sink.count >= sink.max) return;
  sink.count += 1;
  sink.findings?.push({ path: pathOf(place), keyword, message: message() });
}

/** Whether the sink has its maximum number of faults, so that looking for more has no effect. */
export function isFull(sink: Sink): boolean {
  return sink.count >= sink.max;
}

function pathOf(place: Place | undefined): string {
  const segments: (string | number)[] = [];
  for (let at = place; at !== undefined; at = at.above) segments.push(at.segment);
  return pointer('', ...segments.reverse());
}
