import { isNever } from '../../core/is-never.js';
import { canonical } from '../../core/json/canonical.js';
import { pointer } from '../../core/json/pointer.js';
import { conjuncts } from '../../core/schema/conjuncts.js';
import { listedValues } from '../../core/schema/value-keywords.js';
import { quoteValue } from '../../core/words/describe.js';
import { count, listWords } from '../../core/words/list.js';
import { quote } from '../../core/words/quote.js';
import { referredIn } from '../definition-ref.js';
import type { NormalSchema } from '../model.js';
import type { Definitions } from '../object-shape.js';
import type { Refuse } from '../refusals.js';
import { isSchemaObject, MAX_SCHEMA_DEPTH, SchemaDepthError, visitSchema } from '../schema-walk.js';
import { compiledPattern } from './pattern-fault.js';

/** Lower and upper bounds, with whether both may be the same number. */
const RANGES = [
  ['minLength', 'maxLength', true],
  ['minItems', 'maxItems', true],
  ['minProperties', 'maxProperties', true],
  ['minimum', 'maximum', true],
  ['minimum', 'exclusiveMaximum', false],
  ['exclusiveMinimum', 'maximum', false],
  ['exclusiveMinimum', 'exclusiveMaximum', false],
] as const;

/** Two schemas for one value that cannot both be meant; `left` and `right` are the same for two keywords of one schema. */
interface Contradiction {
  readonly left: NormalSchema;
  readonly right: NormalSchema;
  /** The keyword of `left`. */
  readonly keyword: string;
  readonly message: string;
  readonly hint: string;
}

/**
 * Refuses what says something about a value and denies it too: bounds, listed values, sizes and closed objects of one
 * schema, of those it refers to and combines, and of those around it that apply to the same value.
 */
export function checkContradictions(root: NormalSchema, definitions: Definitions, refuse: Refuse): void {
  const check = new ContradictionCheck(definitions, refuse);
  // What a definition denies by itself is said once, and there.
  for (const [definition, schema] of definitions) check.definition(definition, schema);
  check.definition('', root);
}

class ContradictionCheck {
  private readonly said = new Map<NormalSchema, Set<NormalSchema>>();
  private readonly visited = new Set<NormalSchema>();

  constructor(
    private readonly definitions: Definitions,
    private readonly refuse: Refuse,
  ) {}

  definition(definition: string, schema: NormalSchema): void {
    visitSchema(schema, (node, at) => {
      // A branch was visited with the schema around it.
      if (!this.visited.has(node)) this.group(definition, node, at, [], 0);
    });
  }

  /** Checks a schema with those around it that apply to the same value, then each of its branches. */
  private group(
    definition: string,
    node: NormalSchema,
    at: string,
    around: readonly NormalSchema[],
    depth: number,
  ): void {
    if (depth > MAX_SCHEMA_DEPTH) throw new SchemaDepthError(at);
    this.visited.add(node);
    const own = conjuncts(node, (each) => referredIn(this.definitions, each));
    const parts = [...new Set([...around, ...own])];
    for (const { left, right, keyword, message, hint } of contradictions(own, parts)) {
      if (!this.isNew(left, right)) continue;
      this.refuse({
        code: 'bad-value',
        definition,
        pointer: left === node ? pointer(at, keyword) : at,
        message,
        hint,
      });
    }
    for (const [inside, branch] of branchesOf(node, at)) this.group(definition, branch, inside, parts, depth + 1);
  }

  /** Whether nothing was said about these two yet; notes that it is now. */
  private isNew(left: NormalSchema, right: NormalSchema): boolean {
    const others = this.said.get(left) ?? new Set();
    if (others.has(right)) return false;
    this.said.set(left, others.add(right));
    return true;
  }
}

/** The schemas written inside another one that may apply to the same value, by pointer. */
function* branchesOf(node: NormalSchema, at: string): Generator<readonly [string, NormalSchema]> {
  for (const keyword of ['allOf', 'anyOf', 'oneOf'] as const)
    for (const [index, branch] of (node[keyword] ?? []).entries()) yield [pointer(at, keyword, index), branch];
  for (const keyword of ['then', 'else'] as const) {
    const branch = node[keyword];
    if (branch !== undefined) yield [pointer(at, keyword), branch];
  }
  for (const [name, branch] of Object.entries(node.dependentSchemas ?? {}))
    yield [pointer(at, 'dependentSchemas', name), branch];
}

/** @param own the parts that always apply. @param parts also those around them, if they are a branch: one that only lists other values is useless, and misleads nobody. */
function* contradictions(own: readonly NormalSchema[], parts: readonly NormalSchema[]): Generator<Contradiction> {
  yield* emptyRanges(parts);
  yield* emptyLists(own);
  yield* shutOut(parts);
  yield* wrongSizes(parts);
}

function* emptyRanges(parts: readonly NormalSchema[]): Generator<Contradiction> {
  for (const [low, high, mayMeet] of RANGES) {
    const left = strictest(parts, low, (one, other) => one > other);
    const right = strictest(parts, high, (one, other) => one < other);
    const [least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY] = [left?.[low], right?.[high]];
    if (left === undefined || right === undefined || least < most || (mayMeet && least === most)) continue;
    yield {
      left,
      right,
      keyword: low,
      message: `nothing passes both \`${low}\` ${least} and \`${high}\` ${most}.`,
      hint: `Lower \`${low}\`, or raise \`${high}\`.`,
    };
  }
}

type Bound = (typeof RANGES)[number][0 | 1];

/** The part with the bound that lets the least pass. */
function strictest(
  parts: readonly NormalSchema[],
  keyword: Bound,
  isStricter: (one: number, other: number) => boolean,
): NormalSchema | undefined {
  return parts.reduce<NormalSchema | undefined>((found, part) => {
    const [bound, known] = [part[keyword], found?.[keyword]];
    return bound !== undefined && (known === undefined || isStricter(bound, known)) ? part : found;
  }, undefined);
}

/** Lists of values that have none in common. */
function* emptyLists(parts: readonly NormalSchema[]): Generator<Contradiction> {
  let first: NormalSchema | undefined;
  let common: ReadonlySet<string> | undefined;
  for (const part of parts) {
    for (const values of [Object.hasOwn(part, 'const') ? [part.const] : undefined, part.enum]) {
      if (values === undefined) continue;
      const before = common;
      const own = new Set(values.map((value) => canonical(value)));
      common = before === undefined ? own : new Set([...own].filter((value) => before.has(value)));
      first ??= part;
      if (common.size > 0) continue;
      const keyword = Object.hasOwn(part, 'const') ? 'const' : 'enum';
      const shown = listWords((listedValues(part) ?? []).slice(0, 3).map(quoteValue), 'or');
      yield {
        left: part,
        right: first,
        keyword,
        message: `nothing passes: ${shown} is not among the values that are listed for it elsewhere.`,
        hint: 'Remove one of the two lists, or add the value to both.',
      };
      return;
    }
  }
}

/** Properties that one part describes and a closed one rejects. */
function* shutOut(parts: readonly NormalSchema[]): Generator<Contradiction> {
  for (const closed of parts.filter(isClosed)) {
    const patterns = Object.keys(closed.patternProperties ?? {}).map(compiledPattern);
    const rejects = (name: string): boolean =>
      !Object.hasOwn(closed.properties ?? {}, name) && !patterns.some((pattern) => pattern?.test(name) ?? true);
    for (const part of parts) {
      if (part === closed) continue;
      const described = Object.entries(part.properties ?? {}).filter(([, schema]) => !isNever(schema));
      const names = [...described.map(([name]) => name), ...(part.required ?? [])].filter(rejects);
      if (names.length === 0) continue;
      const shown = listWords([...new Set(names)].slice(0, 3).map(quote), 'and');
      yield {
        left: part,
        right: closed,
        keyword: 'properties',
        message: `${shown} can never be present: a closed object that applies to the same value does not have it.`,
        hint: 'Describe all properties in one object (`Type.Composite`), or leave out `additionalProperties: false` in the parts.',
      };
    }
  }
}

/** Sizes that a closed object or a tuple of fixed length never has. */
function* wrongSizes(parts: readonly NormalSchema[]): Generator<Contradiction> {
  for (const part of parts) {
    const { prefixItems, items, minItems, minProperties, maxProperties, required = [], properties = {} } = part;
    if (prefixItems !== undefined && isNothing(items) && minItems !== undefined && minItems > prefixItems.length)
      yield inOne(part, 'minItems', `no tuple of ${prefixItems.length} items has ${minItems}.`, 'Lower `minItems`.');
    if (maxProperties !== undefined && new Set(required).size > maxProperties)
      yield inOne(
        part,
        'maxProperties',
        `no object with all ${new Set(required).size} required properties has at most ${maxProperties}.`,
        'Raise `maxProperties`.',
      );
    const { contains, minContains = 1, maxContains, maxItems } = part;
    if (contains !== undefined && maxContains !== undefined && minContains > maxContains)
      yield inOne(
        part,
        'maxContains',
        `nothing passes both \`minContains\` ${minContains} and \`maxContains\` ${maxContains}.`,
        part.minContains === undefined ? 'Add `minContains: 0`.' : 'Lower `minContains`, or raise `maxContains`.',
      );
    if (contains !== undefined && maxItems !== undefined && minContains > maxItems)
      yield inOne(
        part,
        'maxItems',
        `no array with ${count(minContains, 'item')} that must match has at most ${maxItems}.`,
        'Raise `maxItems`.',
      );
    const isListed = isClosed(part) && Object.keys(part.patternProperties ?? {}).length === 0;
    const known = Object.keys(properties).length;
    if (minProperties !== undefined && isListed && minProperties > known)
      yield inOne(
        part,
        'minProperties',
        `no closed object of ${known} properties has ${minProperties}.`,
        'Lower `minProperties`.',
      );
  }
}

/** Two keywords of one schema. */
function inOne(part: NormalSchema, keyword: string, message: string, hint: string): Contradiction {
  return { left: part, right: part, keyword, message, hint };
}

function isClosed({ additionalProperties }: NormalSchema): boolean {
  return isNothing(additionalProperties);
}

function isNothing(schema: NormalSchema | boolean | undefined): boolean {
  return schema === false || (isSchemaObject(schema) && isNever(schema));
}
