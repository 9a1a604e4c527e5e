import { canonical } from '../../core/json/canonical.js';
import { pointer } from '../../core/json/pointer.js';
import { namedTypes } from '../../core/schema/value-keywords.js';
import { STRING_FORMATS } from '../../core/string-formats/index.js';
import { describe } from '../../core/words/describe.js';
import { listWords } from '../../core/words/list.js';
import { nearest } from '../../core/words/nearest.js';
import type { ModelErrorCode, NormalSchema } from '../model.js';
import type { Refuse } from '../refusals.js';
import { visitSchema } from '../schema-walk.js';
import { DescribedNames } from './described-names.js';
import { patternFault } from './pattern-fault.js';

const TYPES = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']);

/** Keywords that only say something next to another one. */
const NEEDED = [
  ['if', ['then', 'else']],
  ['contains', ['minContains', 'maxContains']],
] as const;

/**
 * Refuses what an emitter would drop or misprint: unknown types and formats, required properties without a schema,
 * patterns that do not compile. Keywords and the kinds of their values are known to be right.
 */
export function checkModel(definition: string, schema: NormalSchema, refuse: Refuse): void {
  const described = new DescribedNames();
  visitSchema(schema, (node, at) => {
    described.enter(node, at);
    const fail = (code: ModelErrorCode, keyword: string, message: string, hint?: string): void => {
      refuse({ code, definition, pointer: pointer(at, keyword), message, hint });
    };
    for (const [keyword, reason, hint] of idleKeywords(node))
      fail('unsupported-keyword', keyword, `\`${keyword}\` has no effect ${reason}.`, hint);
    for (const type of namedTypes(node) ?? []) {
      if (!TYPES.has(type)) fail('unsupported-type', 'type', `\`${type}\` is not a JSON type.`, hint(type, TYPES));
    }
    if (node.format !== undefined && !STRING_FORMATS.has(node.format)) {
      fail(
        'unsupported-format',
        'format',
        `\`${node.format}\` is not a supported string format.`,
        `${hint(node.format, STRING_FORMATS.keys())} Or use a pattern.`,
      );
    }
    for (const [keyword, pattern] of patternsOf(node)) {
      const fault = patternFault(pattern);
      if (fault !== undefined) fail('bad-pattern', keyword, fault.message, fault.hint);
    }
    if (node.enum?.length === 0) fail('bad-value', 'enum', 'an enum needs at least one value.');
    const repeated = repeatedValue(node.enum ?? []);
    if (repeated !== undefined)
      fail(
        'bad-value',
        'enum',
        `an enum has each value once, and ${describe(repeated)} is there again.`,
        'Remove one of them.',
      );
    for (const name of node.required ?? []) {
      if (!described.has(at, name))
        fail(
          'ghost-required',
          'required',
          `\`${name}\` is required, but has no schema, so the types would not have it.`,
          `Add it to \`properties\`${orSimilar(name, Object.keys(node.properties ?? {}))}.`,
        );
    }
  });
}

/** The keywords that say nothing where they are, with the reason and what to do. */
function* idleKeywords(node: NormalSchema): Generator<readonly [keyword: string, reason: string, hint: string]> {
  // One that is left over was not in a tuple.
  if (node.additionalItems !== undefined) yield ['additionalItems', 'next to a single `items`', 'Remove it.'];
  for (const [needed, keywords] of NEEDED) {
    if (node[needed] !== undefined) continue;
    for (const keyword of keywords)
      if (node[keyword] !== undefined) yield [keyword, `without \`${needed}\``, `Add \`${needed}\`, or remove it.`];
  }
}

/** The name that was probably meant, otherwise all of them. */
function hint(wrong: string, known: Iterable<string>): string {
  const names = [...known];
  const meant = nearest(wrong, names);
  return meant === undefined
    ? `Use ${listWords(
        names.map((name) => `\`${name}\``),
        'or',
      )}.`
    : `Did you mean \`${meant}\`?`;
}

function orSimilar(name: string, known: readonly string[]): string {
  const candidate = nearest(name, known);
  return candidate === undefined ? '' : `, or write \`${candidate}\``;
}

/** The first value that an array has a second time. */
function repeatedValue(values: readonly unknown[]): unknown {
  const seen = new Set<string>();
  for (const value of values) {
    const text = canonical(value);
    if (seen.has(text)) return value;
    seen.add(text);
  }
  return undefined;
}

function patternsOf(node: NormalSchema): [string, string][] {
  const patterns = Object.keys(node.patternProperties ?? {}).map((pattern): [string, string] => [
    'patternProperties',
    pattern,
  ]);
  return node.pattern === undefined ? patterns : [['pattern', node.pattern], ...patterns];
}
