import { TextMap } from '../../../core/json/text-map.js';
import { describeBriefly } from '../../../core/words/describe.js';
import { listWords, showCount } from '../../../core/words/list.js';
import { quote, quoteName } from '../../../core/words/quote.js';
import type { JsonArray, JsonNode, JsonObject } from '../read/json-node.js';
import { plainList } from '../read/plain-list.js';
import { addFault, type Evaluation, type Place, type Sink } from './evaluation.js';
import type { PreparedSchema } from './prepare.js';

const QUOTIENT_TOLERANCE = 1e-9;

/** One schema applied to one part of the value. */
export interface Application {
  readonly schema: PreparedSchema;
  readonly value: JsonNode;
  readonly place: Place | undefined;
  readonly sink: Sink;
  /** The number of `$ref`s followed for this part so far. */
  readonly chain: number;
}

type Assertion = (at: Application, run: Evaluation) => boolean;

/**
 * Checks all keywords that contain no other schema: `type` first, then `const` and `enum`, then those for the type.
 *
 * @returns whether the rest of the schema applies; as on the platform, not after a wrong type
 *   and not in an array or object that is too large.
 */
export const checkAssertions: Assertion = (at, run) => {
  const { schema, value } = at;
  if (!hasType(schema, value)) {
    const expected = listWords(
      Array.from(schema.types ?? [], (type) => `\`${type}\``),
      'or',
    );
    addFault(at.sink, at.place, 'type', () => `Expected type ${expected}, found ${foundType(value)}.`);
    return false;
  }
  checkEquality(at, run);
  switch (value.kind) {
    case 'string':
      return checkString(at, value, run);
    case 'integer':
    case 'number':
      return checkNumber(at, value.value);
    case 'array':
      return checkArray(at, value, run);
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
    const expected = schema.source.members.get('const');
    addFault(sink, place, 'const', () => `Expected ${describeBriefly(expected)}, found ${shown(value)}.`);
  }
  if (schema.options !== undefined && !schema.options.has(text)) {
    const expected = plainList(schema.source.members.get('enum')) ?? [];
    addFault(sink, place, 'enum', () => `Expected ${someOf(expected)}, found ${shown(value)}.`);
  }
}

function checkString(
  { schema, place, sink }: Application,
  value: JsonNode & { readonly kind: 'string' },
  run: Evaluation,
): boolean {
  const least = schema.bounds.get('minLength');
  const most = schema.bounds.get('maxLength');
  const tooLong = (length: number): void =>
    addFault(sink, place, 'maxLength', () => tooMany('string', length, most ?? 0, 'character'));
  if (most !== undefined && value.value.length > most * 2) {
    tooLong(run.lengthOf(value));
  } else if (least !== undefined || most !== undefined) {
    const length = run.lengthOf(value);
    if (least !== undefined && length < least) {
      addFault(sink, place, 'minLength', () => tooFew('string', length, least, 'character'));
    }
    if (most !== undefined && length > most) tooLong(length);
  }
  const { format } = schema;
  if (format !== undefined && !run.matches(value, format)) {
    const constraint = run.table.formats[format]?.constraint ?? '';
    addFault(
      sink,
      place,
      'format',
      () => `${quote(value.value)} is not a valid \`${format}\`: expected ${constraint}.`,
    );
  }
  return true;
}

function checkNumber({ schema: { bounds }, place, sink }: Application, value: number): boolean {
  const least = bounds.get('minimum');
  const most = bounds.get('maximum');
  const above = bounds.get('exclusiveMinimum');
  const below = bounds.get('exclusiveMaximum');
  const step = bounds.get('multipleOf');
  const check = (keyword: string, isMet: boolean, relation: () => string): void => {
    if (!isMet) addFault(sink, place, keyword, () => `\`${value}\` is ${relation()}.`);
  };
  if (least !== undefined) check('minimum', value >= least, () => `less than the minimum of \`${least}\``);
  if (most !== undefined) check('maximum', value <= most, () => `greater than the maximum of \`${most}\``);
  if (above !== undefined) check('exclusiveMinimum', value > above, () => `not greater than \`${above}\``);
  if (below !== undefined) check('exclusiveMaximum', value < below, () => `not less than \`${below}\``);
  if (step !== undefined) {
    const quotient = value / step;
    const isFar = Math.abs(quotient - Math.round(quotient)) > QUOTIENT_TOLERANCE;
    check('multipleOf', !isFar, () => `not a multiple of \`${step}\``);
  }
  return true;
}

function checkArray({ schema, place, sink }: Application, { items }: JsonArray, run: Evaluation): boolean {
  const least = schema.bounds.get('minItems');
  const most = schema.bounds.get('maxItems');
  if (least !== undefined && items.length < least) {
    addFault(sink, place, 'minItems', () => tooFew('array', items.length, least, 'item'));
  }
  if (most !== undefined && items.length > most) {
    addFault(sink, place, 'maxItems', () => tooMany('array', items.length, most, 'item'));
    return false;
  }
  if (!schema.uniqueItems) return true;
  const seen = new TextMap<number>();
  for (const [index, item] of items.entries()) {
    const text = run.textOf(item);
    const first = seen.get(text);
    if (first !== undefined) {
      addFault(sink, place, 'uniqueItems', () => `Items ${first} and ${index} of this array are equal.`);
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
    addFault(sink, place, 'minProperties', () => tooFew('object', members.size, least, 'property', 'properties'));
  }
  if (most !== undefined && members.size > most) {
    addFault(sink, place, 'maxProperties', () => tooMany('object', members.size, most, 'property', 'properties'));
    return false;
  }
  let lookups = 0;
  for (const name of schema.required) {
    if (sink.count >= sink.max) break;
    lookups += 1;
    if (members.has(name)) continue;
    addFault(sink, { above: place, segment: name }, 'required', () => `The property ${quoteName(name)} is missing.`);
  }
  run.payForLookups(lookups);
  return true;
}

function tooFew(what: string, amount: number, least: number, ...noun: [unit: string, units?: string]): string {
  return `This ${what} has ${counted(amount, ...noun)}; at least ${showCount(least)} ${isOrAre(least)} required.`;
}

function tooMany(what: string, amount: number, most: number, ...noun: [unit: string, units?: string]): string {
  return `This ${what} has ${counted(amount, ...noun)}; at most ${showCount(most)} ${isOrAre(most)} allowed.`;
}

function counted(amount: number, unit: string, units = `${unit}s`): string {
  return `${showCount(amount)} ${amount === 1 ? unit : units}`;
}

function isOrAre(amount: number): string {
  return amount === 1 ? 'is' : 'are';
}

function foundType(value: JsonNode): string {
  switch (value.kind) {
    case 'array':
      return 'an array';
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
  if (value.kind === 'array') return 'an array';
  return value.kind === 'object' ? 'an object' : describeBriefly(value.value);
}

function someOf(options: readonly unknown[]): string {
  const first = options.slice(0, 8).map(describeBriefly);
  const rest = options.length - first.length;
  return listWords(rest > 0 ? [...first, `one of ${rest} other values`] : first, 'or');
}
