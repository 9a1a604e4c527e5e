import { platformCodePoints } from '../../../core/json/lengths.js';
import { pointer } from '../../../core/json/pointer.js';
import { canonicalText } from '../read/canonical-text.js';
import type { JsonNode, JsonObject } from '../read/json-node.js';
import type { SubsetTable } from '../tables/subset-table.js';
import type { PreparedSchema } from './prepare.js';

/** One thing wrong with one place of a value. */
export interface ValueIssue {
  /** RFC 6901 pointer into the value. */
  readonly path: string;
  /** The keyword that is not met; `json` for what is no JSON value, `budget` where the steps ran out. */
  readonly keyword: string;
  readonly message: string;
}

/** A place in the value: linked, so that a pointer is written only where an issue is. */
export interface Place {
  readonly above: Place | undefined;
  readonly segment: string | number;
}

/** Where faults go: a branch of `anyOf` or `oneOf` only needs to know that there is one. */
export interface Sink {
  readonly max: number;
  count: number;
  readonly issues: ValueIssue[] | undefined;
}

const CHARS_PER_STEP = 64;
const LOOKUPS_PER_STEP = 64;

/** What one run of the evaluator shares: steps left, and what was computed once for a part of the value. */
export class Evaluation {
  private readonly texts = new Map<JsonNode, string>();
  private readonly orders = new Map<JsonObject, ReadonlyMap<string, number>>();
  private readonly lengths = new Map<JsonNode, number>();
  private readonly readings = new Map<string, Map<JsonNode, boolean>>();
  private left: number;

  constructor(
    readonly table: SubsetTable,
    steps: number,
  ) {
    this.left = steps;
  }

  /** Steps left; below 0 once a schema was not applied for want of one. */
  get remaining(): number {
    return this.left;
  }

  get isExhausted(): boolean {
    return this.left < 0;
  }

  /** Takes the step that applying a schema costs; false when there is none left. */
  take(): boolean {
    this.left -= 1;
    return this.left >= 0;
  }

  /**
   * The members of an object that a schema may say something of, in their order. Where it speaks of few members
   * of many, the others are passed over; what is looked up in vain is paid for, 64 names a step.
   */
  membersToAsk(object: JsonObject, schema: PreparedSchema): Iterable<readonly [string, JsonNode]> {
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

  /** The canonical text of a part; paid for each time, as the platform does, and computed once. */
  textOf(part: JsonNode): string {
    const text = this.texts.get(part) ?? canonicalText(part);
    this.texts.set(part, text);
    this.left -= Math.ceil(text.length / CHARS_PER_STEP);
    return text;
  }

  /** Code points as the platform counts them, counted once. */
  lengthOf(part: JsonNode & { readonly kind: 'string' }): number {
    const known = this.lengths.get(part);
    if (known !== undefined) return known;
    const length = platformCodePoints(part.value);
    this.lengths.set(part, length);
    return length;
  }

  matches(part: JsonNode & { readonly kind: 'string' }, format: string): boolean {
    const readings = this.readings.get(format) ?? new Map<JsonNode, boolean>();
    this.readings.set(format, readings);
    const known = readings.get(part);
    if (known !== undefined) return known;
    const reading = Object.hasOwn(this.table.formats, format) ? this.table.formats[format] : undefined;
    const isMet = reading === undefined || reading.matches(part.value);
    readings.set(part, isMet);
    return isMet;
  }
}

/** Adds a fault; the message is worded only where somebody will read it. */
export function addFault(sink: Sink, place: Place | undefined, keyword: string, message: () => string): void {
  if (sink.count >= sink.max) return;
  sink.count += 1;
  sink.issues?.push({ path: pathOf(place), keyword, message: message() });
}

export function isFull(sink: Sink): boolean {
  return sink.count >= sink.max;
}

function pathOf(place: Place | undefined): string {
  const segments: (string | number)[] = [];
  for (let at = place; at !== undefined; at = at.above) segments.push(at.segment);
  return pointer('', ...segments.reverse());
}
