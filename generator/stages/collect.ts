import { DEFINITION, LETTERPRESS, type LetterpressAnnotation } from '../../core/annotations.js';
import type { Format } from '../../core/format.js';
import { isPlainObject } from '../../core/json/own.js';
import { pointer } from '../../core/json/pointer.js';
import { describeBriefly } from '../../core/words/describe.js';
import { isAnnotation, KEYWORD_BY_NAME } from '../keywords.js';
import type { ModelErrorCode, NormalSchema } from '../model.js';
import type { Refuse } from '../refusals.js';
import { fromEntries, isSchemaObject, MAX_SCHEMA_DEPTH } from '../schema-walk.js';
import { templateType } from '../template-type.js';
import { jsonSchemaOf, kindOf } from './json-schema-of.js';
import { keywordFault } from './keyword-fault.js';
import { keywordHint } from './keyword-hint.js';

/** TypeBox's mark of a property that must not be changed. */
const READONLY = Symbol.for('TypeBox.Readonly');
/** Keywords that allow `true` and `false` as a schema in every dialect and artifact. */
const ALLOWS_BOOLEAN = new Set(['additionalProperties', 'items', 'additionalItems']);

export interface Collected {
  /** The root schema's own name, if it has one. */
  readonly name: string | undefined;
  readonly root: NormalSchema;
  /** Definitions by name, in the order of their first use. References are still bare names. */
  readonly definitions: ReadonlyMap<string, NormalSchema>;
}

/** What a part becomes that was refused: it is left out. */
const REFUSED = Symbol('refused');

/** The most schemas in one format, inclusive. A schema that is used in several places without a name counts each time. */
const MAX_SCHEMAS = 250_000;

/**
 * Copies a TypeBox schema into plain JSON and moves every named part (an inner `$id`, an entry of `$defs`, the target
 * of a shared reference) into `definitions`. Refused, and left out of the copy: what JSON cannot represent, unknown
 * keywords (a typo must not loosen a schema), wrong values of keywords, two definitions with the same name, recursion
 * without a name.
 */
export function collect(format: Format, refuse: Refuse): Collected {
  const definitions = new Map<string, NormalSchema>();
  const sources = new Map<string, object>();
  const waiting: { name: string; source: object }[] = [];
  let definition = '';
  let schemas = 0;
  /** Whether a part of the current definition was left out because of a limit. */
  let isCut = false;
  const fail = (code: ModelErrorCode, at: string, message: string, hint?: string): typeof REFUSED => {
    refuse({ code, definition, pointer: at, message, hint });
    return REFUSED;
  };

  const assertNamed = (id: string, at: string): void => {
    if (/^T\d+$/.test(id))
      fail('unnamed-recursion', at, 'a recursive schema needs a name.', 'Pass an `$id` to `Type.Recursive`.');
  };
  const isWellFormed = (id: string, at: string): boolean => {
    // Neither a reference nor a file can contain half of a surrogate pair.
    if (!/\p{Surrogate}/u.test(id)) return true;
    fail('bad-value', at, 'a name must not have lone surrogates.');
    return false;
  };
  /** @returns whether a reference to the name is possible. */
  const name = (source: object, id: string, at: string): boolean => {
    if (!isWellFormed(id, at)) return false;
    assertNamed(id, at);
    const known = sources.get(id);
    if (known === undefined) {
      sources.set(id, source);
      definitions.set(id, {});
      waiting.push({ name: id, source });
    } else if (known !== source && !sameSchema(known, source)) {
      fail(
        'clashing-definitions',
        at,
        `two different schemas have the name \`${id}\`.`,
        'Give one of them another `$id`.',
      );
    }
    return true;
  };

  const copy = (source: object, at: string, depth: number, isTop: boolean): NormalSchema => {
    schemas += 1;
    if (schemas === MAX_SCHEMAS + 1)
      fail(
        'too-large',
        at.slice(0, 200),
        `the format has more than ${MAX_SCHEMAS.toLocaleString('en')} schemas.`,
        'Give an `$id` to parts that are used in several places, so that each is one definition.',
      );
    isCut ||= schemas > MAX_SCHEMAS || depth > MAX_SCHEMA_DEPTH;
    if (schemas > MAX_SCHEMAS) return {};
    if (depth > MAX_SCHEMA_DEPTH) {
      fail(
        'too-deep',
        at.slice(0, 200),
        `the schema is nested more than ${MAX_SCHEMA_DEPTH} levels deep.`,
        'Give an `$id` to a part on the way, so that it becomes a definition.',
      );
      return {};
    }
    const { schema, fault } = jsonSchemaOf(source);
    if (fault !== undefined) {
      fail(fault.code, at, fault.message, fault.hint);
      return {};
    }
    const id: unknown = Reflect.get(source, '$id');
    if (id !== undefined && typeof id !== 'string')
      fail('bad-value', pointer(at, '$id'), `expected a string, found ${describeBriefly(id)}.`);
    if (!isTop && typeof id === 'string') return name(source, id, at) ? { $ref: id } : {};
    const target: unknown = Reflect.get(source, DEFINITION);
    if (isObject(target)) name(target, String(Reflect.get(target, '$id')), at);

    const entries: [string, unknown][] = [];
    for (const [keyword, value] of Object.entries(schema)) {
      if (keyword === '$id' || value === undefined) continue;
      const here = pointer(at, keyword);
      if (keyword === '$defs' || keyword === 'definitions') {
        for (const [key, part] of Object.entries(isObject(value) ? value : {}))
          if (isObject(part)) name(part, key, here);
        continue;
      }
      const copied =
        KEYWORD_BY_NAME.has(keyword) || isAnnotation(keyword)
          ? part(keyword, value, here, depth)
          : fail('unsupported-keyword', here, `\`${keyword}\` is not a supported keyword.`, keywordHint(keyword));
      if (copied === REFUSED) continue;
      // A tuple of draft-07 has an array here.
      const isTuple = keyword === 'items' && Array.isArray(copied);
      const wrong = isTuple ? undefined : keywordFault(keyword, copied);
      if (wrong === undefined) entries.push([keyword, copied]);
      else fail('bad-value', here, wrong);
    }
    const type =
      kindOf(source) === 'TemplateLiteral' ? templateType(String(Reflect.get(source, 'pattern'))) : undefined;
    return annotated(fromEntries(entries), { tsType: type });
  };

  const schemaOrFlag = (value: unknown, at: string, depth: number, allowsBoolean = false): unknown => {
    if (typeof value === 'boolean') return allowsBoolean ? value : value ? {} : { not: {} };
    if (isObject(value)) return copy(value, at, depth + 1, false);
    fail('bad-value', at, `expected a schema, found ${describeBriefly(value)}.`);
    return {};
  };

  const part = (keyword: string, value: unknown, at: string, depth: number): unknown => {
    const holds = KEYWORD_BY_NAME.get(keyword)?.holds ?? 'data';
    if (holds === 'data') return toJson(value, at, fail);
    if (holds === 'schemas' && !Array.isArray(value))
      return fail('bad-value', at, `expected an array of schemas, found ${describeBriefly(value)}.`);
    if (holds === 'named schemas' && !isSchemaObject(value))
      return fail('bad-value', at, `expected an object of schemas by name, found ${describeBriefly(value)}.`);
    if (Array.isArray(value)) return value.map((item: unknown, index) => schemaOrFlag(item, pointer(at, index), depth));
    if (holds === 'named schemas' && isSchemaObject(value)) {
      return fromEntries(
        Object.entries(value)
          .filter(([key]) => isWellFormed(key, at))
          .map(([key, item]) => {
            if (keyword === 'dependencies' && Array.isArray(item)) return [key, toJson(item, pointer(at, key), fail)];
            const schema = schemaOrFlag(item, pointer(at, key), depth);
            const isReadonly = keyword === 'properties' && isObject(item) && Object.hasOwn(item, READONLY);
            return [key, isReadonly && isSchemaObject(schema) ? annotated(schema, { readonly: true }) : schema];
          }),
      );
    }
    return schemaOrFlag(value, at, depth, ALLOWS_BOOLEAN.has(keyword));
  };

  const rootId: unknown = Reflect.get(format.schema, '$id');
  const rootName = typeof rootId === 'string' ? rootId : undefined;
  if (rootName !== undefined) {
    assertNamed(rootName, '');
    sources.set(rootName, format.schema);
  }
  const whole = (source: object): NormalSchema => {
    isCut = false;
    const schema = copy(source, '', 0, true);
    return isCut ? {} : schema;
  };
  const root = whole(format.schema);
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    definition = next.name;
    definitions.set(next.name, whole(next.source));
  }
  return { name: rootName, root, definitions };
}

/** A schema with further annotations; its own take precedence. */
function annotated(schema: NormalSchema, annotation: LetterpressAnnotation): NormalSchema {
  const added = Object.entries(annotation).filter(([, value]) => value !== undefined);
  return added.length === 0
    ? schema
    : { ...schema, [LETTERPRESS]: { ...Object.fromEntries(added), ...schema[LETTERPRESS] } };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Two sources with the same name are one definition when they print alike; TypeBox copies a schema to make it optional. */
function sameSchema(left: object, right: object): boolean {
  try {
    return JSON.stringify(left) === JSON.stringify(right);
  } catch {
    // A schema with a cycle or a big integer in it, which is refused for that.
    return true;
  }
}

/** Copies a keyword's data to a bounded depth; refuses what JSON would drop or change. */
function toJson(
  value: unknown,
  at: string,
  fail: (code: 'not-json' | 'too-deep', at: string, message: string, hint?: string) => typeof REFUSED,
  depth = 0,
): unknown {
  if (depth > MAX_SCHEMA_DEPTH)
    return fail('too-deep', at.slice(0, 200), `the value is nested more than ${MAX_SCHEMA_DEPTH} levels deep.`);
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number')
    return Number.isFinite(value) ? value : fail('not-json', at, `\`${value}\` is not a JSON number.`);
  if (Array.isArray(value)) {
    const items = value.map((item: unknown, index) => toJson(item, pointer(at, index), fail, depth + 1));
    return items.includes(REFUSED) ? REFUSED : items;
  }
  if (isPlainObject(value)) {
    const entries = Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .map(([key, item]): [string, unknown] => [key, toJson(item, pointer(at, key), fail, depth + 1)]);
    return entries.some(([, item]) => item === REFUSED) ? REFUSED : fromEntries(entries);
  }
  const type = Object.prototype.toString.call(value).slice(8, -1);
  return fail(
    'not-json',
    at,
    `a value of type ${type} is not JSON.`,
    'Write a string, number, boolean, array, object or null.',
  );
}
