import { DEFINITION, LETTERPRESS, type LetterpressAnnotation } from '../../core/annotations.js';
import type { Format } from '../../core/format.js';
import { isPlainObject } from '../../core/json/own.js';
import { pointer } from '../../core/json/pointer.js';
import { describeBriefly } from '../../core/words/describe.js';
import { KEYWORD_BY_NAME } from '../keywords.js';
import { ModelError, type NormalSchema } from '../model.js';
import { fromEntries, isSchemaObject, MAX_SCHEMA_DEPTH } from '../schema-walk.js';
import { templateType } from '../template-type.js';

const KIND = Symbol.for('TypeBox.Kind');
/** TypeBox's mark of a property that must not be changed. */
const READONLY = Symbol.for('TypeBox.Readonly');
/** TypeBox's mark of a schema whose values are decoded into something else. */
const TRANSFORM = Symbol.for('TypeBox.Transform');
/** Keywords that allow `true` and `false` as a schema in every dialect and artifact. */
const ALLOWS_BOOLEAN = new Set(['additionalProperties', 'items', 'additionalItems']);

/** TypeBox kinds whose values JSON cannot represent. */
const NOT_JSON = new Set([
  'AsyncIterator',
  'BigInt',
  'Constructor',
  'Date',
  'Function',
  'Iterator',
  'Promise',
  'RegExp',
  'Symbol',
  'Uint8Array',
  'Undefined',
  'Void',
]);

export interface Collected {
  /** The root schema's own name, if it has one. */
  readonly name: string | undefined;
  readonly root: NormalSchema;
  /** Definitions by name, in the order of their first use. References are still bare names. */
  readonly definitions: ReadonlyMap<string, NormalSchema>;
}

/**
 * Copies a TypeBox schema into plain JSON and moves every named part (an inner `$id`, an entry of `$defs`, the target
 * of a shared reference) into `definitions`.
 *
 * @throws {ModelError} for what JSON cannot represent, two definitions with the same name, recursion without a name.
 */
export function collect(format: Format): Collected {
  const definitions = new Map<string, NormalSchema>();
  const sources = new Map<string, object>();
  const waiting: { name: string; source: object }[] = [];
  let definition = '';
  const fail = (code: ModelError['code'], at: string, message: string): never => {
    throw new ModelError({ code, format: format.id, definition, pointer: at, message });
  };

  const assertNamed = (id: string, at: string): void => {
    if (/^T\d+$/.test(id))
      fail('unnamed-recursion', at, 'a recursive schema needs a name; pass an `$id` to `Type.Recursive`.');
  };
  const assertWellFormed = (id: string, at: string): void => {
    // Neither a reference nor a file can contain half of a surrogate pair.
    if (/\p{Surrogate}/u.test(id)) fail('bad-value', at, 'a name must not have lone surrogates.');
  };
  const name = (source: object, id: string, at: string): void => {
    assertWellFormed(id, at);
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
        `two different schemas have the name \`${id}\`; give one of them another \`$id\`.`,
      );
    }
  };

  const copy = (source: object, at: string, depth: number, isTop: boolean): NormalSchema => {
    if (depth > MAX_SCHEMA_DEPTH)
      fail('too-deep', at.slice(0, 200), `the schema is nested more than ${MAX_SCHEMA_DEPTH} levels deep.`);
    const kind: unknown = Reflect.get(source, KIND);
    if (typeof kind === 'string' && NOT_JSON.has(kind))
      fail('not-json', at, `\`Type.${kind}\` describes a value that JSON cannot represent.`);
    if (Object.hasOwn(source, TRANSFORM))
      fail('not-json', at, '`Type.Transform` describes a value that differs from the value in the document.');
    const id: unknown = Reflect.get(source, '$id');
    if (!isTop && typeof id === 'string') {
      name(source, id, at);
      return { $ref: id };
    }
    const target: unknown = Reflect.get(source, DEFINITION);
    if (isObject(target)) name(target, String(Reflect.get(target, '$id')), at);

    const entries: [string, unknown][] = [];
    for (const [keyword, value] of Object.entries(source)) {
      if (keyword === '$id' || value === undefined) continue;
      const here = pointer(at, keyword);
      if (keyword === '$defs' || keyword === 'definitions') {
        for (const [key, part] of Object.entries(isObject(value) ? value : {}))
          if (isObject(part)) name(part, key, here);
        continue;
      }
      entries.push([keyword, part(keyword, value, here, depth)]);
    }
    const type = kind === 'TemplateLiteral' ? templateType(String(Reflect.get(source, 'pattern'))) : undefined;
    return annotated(fromEntries(entries), { tsType: type });
  };

  const schemaOrFlag = (value: unknown, at: string, depth: number, allowsBoolean = false): unknown => {
    if (typeof value === 'boolean') return allowsBoolean ? value : value ? {} : { not: {} };
    if (!isObject(value)) return fail('bad-value', at, `expected a schema, found ${describeBriefly(value)}.`);
    return copy(value, at, depth + 1, false);
  };

  const part = (keyword: string, value: unknown, at: string, depth: number): unknown => {
    const holds = KEYWORD_BY_NAME.get(keyword)?.holds ?? 'data';
    if (holds === 'data') return toJson(value, at, fail);
    if (holds === 'schemas' && !Array.isArray(value))
      fail('bad-value', at, `expected an array of schemas, found ${describeBriefly(value)}.`);
    if (holds === 'named schemas' && !isSchemaObject(value))
      fail('bad-value', at, `expected an object of schemas by name, found ${describeBriefly(value)}.`);
    if (Array.isArray(value)) return value.map((item: unknown, index) => schemaOrFlag(item, pointer(at, index), depth));
    if (holds === 'named schemas' && isSchemaObject(value)) {
      return fromEntries(
        Object.entries(value).map(([key, item]) => {
          assertWellFormed(key, at);
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
  const root = copy(format.schema, '', 0, true);
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    definition = next.name;
    definitions.set(next.name, copy(next.source, '', 0, true));
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
  return JSON.stringify(left) === JSON.stringify(right);
}

/** Copies a keyword's data to a bounded depth; rejects what JSON would drop or change. */
function toJson(
  value: unknown,
  at: string,
  fail: (code: 'not-json' | 'too-deep', at: string, detail: string) => never,
  depth = 0,
): unknown {
  if (depth > MAX_SCHEMA_DEPTH)
    return fail('too-deep', at.slice(0, 200), `the value is nested more than ${MAX_SCHEMA_DEPTH} levels deep.`);
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number')
    return Number.isFinite(value) ? value : fail('not-json', at, `\`${value}\` is not a JSON number.`);
  if (Array.isArray(value))
    return value.map((item: unknown, index) => toJson(item, pointer(at, index), fail, depth + 1));
  if (isPlainObject(value)) {
    return fromEntries(
      Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => [key, toJson(item, pointer(at, key), fail, depth + 1)]),
    );
  }
  return fail('not-json', at, `a value of type ${Object.prototype.toString.call(value).slice(8, -1)} is not JSON.`);
}
