import { exactType } from '../../../core/json/json-type.js';
import { isObject } from '../../../core/json/own.js';
import { pointer } from '../../../core/json/pointer.js';
import { type BrokenConstraint, brokenConstraints } from '../../../core/schema/broken-constraints.js';
import { itemSchemas, propertySchemas } from '../../../core/schema/inner-schemas.js';
import { typeWords } from '../../../core/words/describe.js';
import { listWords } from '../../../core/words/list.js';
import { type Budget, spend } from '../grammar/budget.js';
import { matchesPattern } from '../grammar/pattern/matches-pattern.js';
import { patternFault } from '../grammar/pattern/pattern-fault.js';
import { workLimits } from '../tables/limits.js';
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
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      for (const inner of itemSchemas(schema, index)) yield { value: item, schema: inner, path: pointer(path, index) };
    }
  } else if (isObject(value)) {
    for (const [name, property] of Object.entries(value)) {
      for (const inner of namedSchemas(schema, name)) {
        yield { value: property, schema: inner, path: pointer(path, name) };
      }
    }
  }
}

function ownFault({ value, schema, path }: Pair, budget: Budget): ValueFault | undefined {
  const [broken] = brokenConstraints(schema, value, {
    pay: (part) => spend(budget, part),
    matches: (pattern, text) => matchesWithin(pattern, text, budget),
  });
  if (broken !== undefined) {
    return 'property' in broken
      ? { path: pointer(path, broken.property), predicate: 'is required but missing' }
      : { path, predicate: predicateOf(broken, value) };
  }
  if (!isObject(value) || schema.additionalProperties !== false) return undefined;
  const unknown = Object.keys(value).find((name) => namedSchemas(schema, name).length === 0);
  return unknown === undefined
    ? undefined
    : { path: pointer(path, unknown), predicate: 'is not listed in `properties`' };
}

function namedSchemas(schema: InputNode, name: string): readonly InputNode[] {
  // The schema of an input has no `patternProperties`.
  return propertySchemas(schema, name, () => false);
}

function matchesWithin(pattern: string, text: string, budget: Budget): boolean {
  if (!spend(budget, pattern) || pattern.length > workLimits.patternLength) return true;
  budget.left -= workLimits.propertySteps * (pattern.split(/\\[pP]\{/).length - 1);
  if (budget.left <= 0 || patternFault(pattern) !== undefined) return true;
  return matchesPattern(pattern, text, budget) !== false;
}

function predicateOf(broken: Exclude<BrokenConstraint, { readonly property: string }>, value: unknown): string {
  switch (broken.keyword) {
    case 'type':
      return `is ${typeWords(exactType(value))}, not ${listWords(broken.types.map(typeWords), 'or')}`;
    case 'const':
      return 'is not the value of `const`';
    case 'enum':
      return 'is not one of the values of `enum`';
    case 'pattern':
    case 'format':
      return `does not match \`${broken.keyword}\``;
    case 'uniqueItems':
      return 'has duplicate items';
    default: {
      const { keyword, limit } = broken;
      const measure = 'size' in broken ? `has ${broken.size} ${UNITS[broken.keyword]}` : `is ${broken.number}`;
      return `${measure}, ${RELATIONS[keyword]} \`${keyword}\` (${limit})`;
    }
  }
}

const UNITS = {
  minLength: 'characters',
  maxLength: 'characters',
  minItems: 'items',
  maxItems: 'items',
  minProperties: 'properties',
  maxProperties: 'properties',
} as const;

const RELATIONS = {
  minLength: 'fewer than',
  maxLength: 'more than',
  minItems: 'fewer than',
  maxItems: 'more than',
  minProperties: 'fewer than',
  maxProperties: 'more than',
  minimum: 'below',
  maximum: 'above',
  exclusiveMinimum: 'not above',
  exclusiveMaximum: 'not below',
  multipleOf: 'not a multiple of',
} as const;
