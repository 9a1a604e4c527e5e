import { exactType, hasType } from '../../../core/json/json-type.js';
import { codePoints } from '../../../core/json/lengths.js';
import { isObject } from '../../../core/json/own.js';
import { pointer } from '../../../core/json/pointer.js';
import { typeWords } from '../../../core/words/describe.js';
import { type Budget, canonicalWithin, spend } from '../grammar/budget.js';
import { matchesPattern } from '../grammar/pattern/matches-pattern.js';
import { patternFault } from '../grammar/pattern/pattern-fault.js';
import type { InputSchema } from '../input.schema.js';
import type { InputNode } from './input-nodes.js';

/** The first place where a value does not match its schema. */
export interface ValueFault {
  /** Pointer into the value; for a missing property, the pointer that it would have. */
  readonly path: string;
  /** The rest of a sentence about the value: `is a string, not an integer`. */
  readonly predicate: string;
}

interface Pair {
  readonly value: unknown;
  readonly schema: InputNode;
  readonly path: string;
}

/**
 * Compares a value with its schema, as JSON Schema does, except that `format` is ignored.
 * A pattern that cannot be matched in linear time counts as matched.
 *
 * @returns nothing when the value is valid, or when the budget runs out first.
 */
export function valueFault(value: unknown, schema: InputNode, budget: Budget): ValueFault | undefined {
  const waiting: Pair[] = [{ value, schema, path: '' }];
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
    if (!spend(budget, pair.value)) return undefined;
    const fault = ownFault(pair, budget);
    if (fault !== undefined) return fault;
    for (const inner of [...innerPairs(pair)].reverse()) waiting.push(inner);
  }
  return undefined;
}

function* innerPairs({ value, schema, path }: Pair): Iterable<Pair> {
  if (Array.isArray(value) && schema.items !== undefined) {
    for (const [index, item] of value.entries()) {
      yield { value: item, schema: schema.items, path: pointer(path, index) };
    }
  } else if (isObject(value)) {
    for (const [name, property] of Object.entries(value)) {
      const inner = propertySchema(schema, name);
      if (inner !== undefined) yield { value: property, schema: inner, path: pointer(path, name) };
    }
  }
}

function ownFault({ value, schema, path }: Pair, budget: Budget): ValueFault | undefined {
  const predicate =
    typeFault(value, schema.type) ??
    literalFault(value, schema, budget) ??
    (typeof value === 'string' ? stringFault(value, schema, budget) : undefined) ??
    (typeof value === 'number' ? numberFault(value, schema) : undefined) ??
    (Array.isArray(value) ? arrayFault(value, schema, budget) : undefined);
  if (predicate !== undefined) return { path, predicate };
  return isObject(value) ? objectFault(value, schema, path) : undefined;
}

function typeFault(value: unknown, type: InputSchema['type'] | undefined): string | undefined {
  if (type === undefined || hasType(value, [type])) return undefined;
  return `is ${typeWords(exactType(value))}, not ${typeWords(type)}`;
}

function literalFault(value: unknown, schema: InputNode, budget: Budget): string | undefined {
  const fixed = Object.hasOwn(schema, 'const');
  if (!fixed && schema.enum === undefined) return undefined;
  const text = canonicalWithin(value, budget);
  if (text === undefined) return undefined;
  if (fixed && canonicalWithin(schema.const, budget) !== text && budget.left > 0) return 'is not the value of `const`';
  const isListed = schema.enum?.some((entry) => canonicalWithin(entry, budget) === text) ?? true;
  return isListed || budget.left <= 0 ? undefined : 'is not one of the values of `enum`';
}

function stringFault(value: string, schema: InputNode, budget: Budget): string | undefined {
  const { minLength, maxLength, pattern } = schema;
  const length = minLength === undefined && maxLength === undefined ? 0 : codePoints(value);
  if (minLength !== undefined && length < minLength) {
    return `has ${length} characters, fewer than \`minLength\` (${minLength})`;
  }
  if (maxLength !== undefined && length > maxLength) {
    return `has ${length} characters, more than \`maxLength\` (${maxLength})`;
  }
  if (pattern === undefined || !spend(budget, pattern) || patternFault(pattern) !== undefined) return undefined;
  return matchesPattern(pattern, value, budget) === false ? 'does not match `pattern`' : undefined;
}

function numberFault(value: number, schema: InputNode): string | undefined {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  if (minimum !== undefined && value < minimum) return `is ${value}, below \`minimum\` (${minimum})`;
  if (maximum !== undefined && value > maximum) return `is ${value}, above \`maximum\` (${maximum})`;
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) {
    return `is ${value}, not above \`exclusiveMinimum\` (${exclusiveMinimum})`;
  }
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum) {
    return `is ${value}, not below \`exclusiveMaximum\` (${exclusiveMaximum})`;
  }
  return undefined;
}

function arrayFault(value: readonly unknown[], schema: InputNode, budget: Budget): string | undefined {
  const { minItems, maxItems } = schema;
  if (minItems !== undefined && value.length < minItems) {
    return `has ${value.length} items, fewer than \`minItems\` (${minItems})`;
  }
  if (maxItems !== undefined && value.length > maxItems) {
    return `has ${value.length} items, more than \`maxItems\` (${maxItems})`;
  }
  if (schema.uniqueItems !== true) return undefined;
  const texts = value.map((item) => canonicalWithin(item, budget));
  return budget.left > 0 && new Set(texts).size < texts.length ? 'has duplicate items' : undefined;
}

function objectFault(value: object, schema: InputNode, path: string): ValueFault | undefined {
  const names = Object.keys(value);
  const { minProperties, maxProperties } = schema;
  if (minProperties !== undefined && names.length < minProperties) {
    return { path, predicate: `has ${names.length} properties, fewer than \`minProperties\` (${minProperties})` };
  }
  if (maxProperties !== undefined && names.length > maxProperties) {
    return { path, predicate: `has ${names.length} properties, more than \`maxProperties\` (${maxProperties})` };
  }
  const missing = (schema.required ?? []).find((name) => name !== undefined && !Object.hasOwn(value, name));
  if (missing !== undefined) return { path: pointer(path, missing), predicate: 'is required but missing' };
  if (schema.additionalProperties !== false) return undefined;
  const unknown = names.find((name) => propertySchema(schema, name) === undefined);
  return unknown === undefined
    ? undefined
    : { path: pointer(path, unknown), predicate: 'is not listed in `properties`' };
}

function propertySchema(schema: InputNode, name: string): InputNode | undefined {
  const properties = schema.properties ?? {};
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
}
