import { describeBriefly } from '../../../core/words/describe.js';
import { showCount } from '../../../core/words/list.js';
import { quoteName } from '../../../core/words/quote.js';
import type { JsonArray, JsonNode, JsonObject } from '../read/json-node.js';
import { plainList } from '../read/plain-list.js';
import { addFault, type Evaluation, type Place, type Sink } from './evaluation.js';
import type { PreparedSchema } from './prepare.js';

const QUOTIENT_TOLERANCE = 1e-9;

/** One schema applied to one place of the value. */
export interface Application {
  readonly schema: PreparedSchema;
  readonly value: JsonNode;
  readonly place: Place | undefined;
  readonly sink: Sink;
  /** `$ref`s followed for this place so far. */
  readonly chain: number;
}

type Assertion = (at: Application, run: Evaluation) => boolean;

/**
 * Asks all that needs no other schema: `type` first, then `const` and `enum`, then the keywords of the value's type.
 *
 * @returns whether the rest of the schema is looked at; as on the platform, not after a wrong type
 *   or in a list or object that is too large.
 */
export const checkAssertions: Assertion = (at, run) => {
  const { schema, value } = at;
  if (!hasType(schema, value)) {
    const wanted = [...(schema.types ?? [])].map((type) => `\`${type}\``).join(' or ');
    addFault(at.sink, at.place, 'type', () => `This is ${kindOf(value)}; the schema wants ${wanted}.`);
    return false;
  }
  checkEquality(at, run);
  switch (value.kind) {
    case 'string':
      return checkText(at, value, run);
    case 'integer':
    case 'number':
      return checkNumber(at, value.value);
    case 'array':
      return checkList(at, value, run);
    case 'object':
      return checkObject(at, value, run);
    case 'boolean':
    case 'null':
      return true;
    default:
      return value satisfies never;
  }
};

function hasType({ types }: PreparedSchema, { kind }: JsonNode): boolean {
  return types === undefined || types.has(kind) || (kind === 'integer' && types.has('number'));
}

function checkEquality({ schema, value, place, sink }: Application, run: Evaluation): void {
  if (schema.constant === undefined && schema.options === undefined) return;
  const text = run.textOf(value);
  if (schema.constant !== undefined && schema.constant !== text) {
    const wanted = schema.source.members.get('const');
    addFault(sink, place, 'const', () => `This is ${shown(value)}; the schema takes ${describeBriefly(wanted)} alone.`);
  }
  if (schema.options !== undefined && !schema.options.has(text)) {
    const wanted = plainList(schema.source.members.get('enum')) ?? [];
    addFault(sink, place, 'enum', () => `This is ${shown(value)}; the schema takes ${someOf(wanted)}.`);
  }
}

function checkText(
  { schema, place, sink }: Application,
  value: JsonNode & { readonly kind: 'string' },
  run: Evaluation,
): boolean {
  const least = schema.bounds.get('minLength');
  const most = schema.bounds.get('maxLength');
  const tooLong = (length: number): void =>
    addFault(sink, place, 'maxLength', () => tooMany('text', length, 'characters', most ?? 0));
  if (most !== undefined && value.value.length > most * 2) {
    tooLong(run.lengthOf(value));
  } else if (least !== undefined || most !== undefined) {
    const length = run.lengthOf(value);
    if (least !== undefined && length < least) {
      addFault(sink, place, 'minLength', () => tooFew('text', length, 'characters', least));
    }
    if (most !== undefined && length > most) tooLong(length);
  }
  const { format } = schema;
  if (format !== undefined && !run.matches(value, format)) {
    const constraint = run.table.formats[format]?.constraint ?? '';
    addFault(sink, place, 'format', () => `${shown(value)} is no \`${format}\`, which is ${constraint}.`);
  }
  return true;
}

function checkNumber({ schema: { bounds }, place, sink }: Application, value: number): boolean {
  const least = bounds.get('minimum');
  const most = bounds.get('maximum');
  const above = bounds.get('exclusiveMinimum');
  const below = bounds.get('exclusiveMaximum');
  const step = bounds.get('multipleOf');
  const check = (keyword: string, isMet: boolean, wanted: () => string): void => {
    if (!isMet) addFault(sink, place, keyword, () => `This is \`${value}\`, ${wanted()}.`);
  };
  if (least !== undefined) check('minimum', value >= least, () => `less than \`${least}\``);
  if (most !== undefined) check('maximum', value <= most, () => `more than \`${most}\``);
  if (above !== undefined) check('exclusiveMinimum', value > above, () => `not above \`${above}\``);
  if (below !== undefined) check('exclusiveMaximum', value < below, () => `not below \`${below}\``);
  if (step !== undefined) {
    const quotient = value / step;
    const isFar = Math.abs(quotient - Math.round(quotient)) > QUOTIENT_TOLERANCE;
    check('multipleOf', !isFar, () => `not a whole multiple of \`${step}\``);
  }
  return true;
}

function checkList({ schema, place, sink }: Application, { items }: JsonArray, run: Evaluation): boolean {
  const least = schema.bounds.get('minItems');
  const most = schema.bounds.get('maxItems');
  if (least !== undefined && items.length < least) {
    addFault(sink, place, 'minItems', () => tooFew('list', items.length, 'items', least));
  }
  if (most !== undefined && items.length > most) {
    addFault(sink, place, 'maxItems', () => tooMany('list', items.length, 'items', most));
    return false;
  }
  if (!schema.uniqueItems) return true;
  const seen = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    const text = run.textOf(item);
    const first = seen.get(text);
    if (first !== undefined) {
      addFault(sink, place, 'uniqueItems', () => `Items ${first} and ${index} of this list are equal.`);
      break;
    }
    seen.set(text, index);
  }
  return true;
}

function checkObject({ schema, place, sink }: Application, { members }: JsonObject, run: Evaluation): boolean {
  const least = schema.bounds.get('minProperties');
  const most = schema.bounds.get('maxProperties');
  if (least !== undefined && members.size < least) {
    addFault(sink, place, 'minProperties', () => tooFew('object', members.size, 'members', least));
  }
  if (most !== undefined && members.size > most) {
    addFault(sink, place, 'maxProperties', () => tooMany('object', members.size, 'members', most));
    return false;
  }
  let asked = 0;
  for (const name of schema.required) {
    if (sink.count >= sink.max) break;
    asked += 1;
    if (members.has(name)) continue;
    addFault(sink, { above: place, segment: name }, 'required', () => `The member ${quoteName(name)} is missing.`);
  }
  run.payForLookups(asked);
  return true;
}

function tooFew(what: string, count: number, unit: string, least: number): string {
  return `This ${what} has ${showCount(count)} ${unit}, fewer than ${showCount(least)}.`;
}

function tooMany(what: string, count: number, unit: string, most: number): string {
  return `This ${what} has ${showCount(count)} ${unit}, more than ${showCount(most)}.`;
}

function kindOf(value: JsonNode): string {
  switch (value.kind) {
    case 'array':
      return 'a list';
    case 'object':
      return 'an object';
    case 'integer':
    case 'number':
      return `the number ${describeBriefly(value.value)}`;
    case 'boolean':
    case 'null':
    case 'string':
      return describeBriefly(value.value);
    default:
      return value satisfies never;
  }
}

function shown(value: JsonNode): string {
  if (value.kind === 'array') return 'a list';
  return value.kind === 'object' ? 'an object' : describeBriefly(value.value);
}

function someOf(options: readonly unknown[]): string {
  const first = options.slice(0, 8).map(describeBriefly);
  return options.length > first.length
    ? `${first.join(', ')} or one of ${options.length - first.length} more`
    : first.join(', ');
}
