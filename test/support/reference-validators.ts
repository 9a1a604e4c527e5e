import { FormatRegistry, Kind, OptionalKind, type TSchema, Type, TypeRegistry } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { Ajv, type Options } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { DEFINITION, LETTERPRESS, type LetterpressAnnotation } from '../../core/annotations.js';
import { isMultipleOf } from '../../core/json/decimal.js';
import { segmentsOf } from '../../core/json/pointer.js';
import { FORMAT_CHECKS } from '../../core/string-formats/format-checks.js';
import { STRING_FORMATS } from '../../core/string-formats/index.js';
import { KEYWORDS } from '../../generator/keywords.js';
import type { FormatModel, NormalSchema } from '../../generator/model.js';
import { isSchemaObject, visitSchema } from '../../generator/schema-walk.js';

/** Annotations for editors that no dialect has; the only keywords that are registered beyond it. */
const FOR_EDITORS = [
  'markdownDescription',
  'enumDescriptions',
  'markdownEnumDescriptions',
  'patternErrorMessage',
  'deprecationMessage',
  'errorMessage',
  'defaultSnippets',
  'doNotSuggest',
].filter((keyword) => KEYWORDS.some(({ name, annotation }) => name === keyword && annotation === true));

/**
 * ajv in strict mode, for a model's dialect, with the formats that Letterpress knows, and with `multipleOf` in
 * decimal: the one keyword that Letterpress decides otherwise. It looks for all errors, since at the first one it skips
 * what is said next to the places of an empty array (ajv 8.20).
 */
export function ajvOf(model: FormatModel, options: Options = {}): Ajv {
  const Dialect = model.dialect === 'draft-07' ? Ajv : Ajv2020;
  const ajv = new Dialect({ strict: true, allowUnionTypes: true, ownProperties: true, allErrors: true, ...options });
  for (const keyword of FOR_EDITORS) ajv.addKeyword(keyword);
  ajv.removeKeyword('multipleOf');
  ajv.addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    schemaType: 'number',
    validate: (step: number, value: number) => isMultipleOf(value, step),
  });
  for (const name of STRING_FORMATS.keys()) ajv.addFormat(name, textCheck(name));
  return ajv;
}

function textCheck(format: string): (text: string) => boolean {
  const regex = new RegExp(STRING_FORMATS.get(format)?.pattern ?? '', 'u');
  return (text) => regex.test(text) && (FORMAT_CHECKS.get(format)?.(text) ?? true);
}

/** The published schema, but without constraints on values that only another checker validates. */
export function publishedStructure(model: FormatModel): NormalSchema {
  const copy = structuredClone(model.published);
  const loosen = (schema: NormalSchema, base: readonly string[]): void => {
    visitSchema(schema, (node, at) => {
      if (node[LETTERPRESS]?.checkedBy === undefined) return;
      const target = [...base, ...segmentsOf(at)].reduce<unknown>(
        (value, key) => (isSchemaObject(value) || Array.isArray(value) ? Reflect.get(value, key) : undefined),
        copy,
      );
      if (!isSchemaObject(target)) throw new Error(`${model.id}: ${at} is not published where it is defined`);
      for (const keyword of Object.keys(target)) if (keyword !== '$defs') Reflect.deleteProperty(target, keyword);
    });
  };
  loosen(model.root, []);
  for (const [name, schema] of model.definitions) {
    const defs = copy.$defs ?? copy.definitions;
    if (isSchemaObject(defs) && Object.hasOwn(defs, name)) loosen(schema, [copy.$defs ? '$defs' : 'definitions', name]);
  }
  return copy;
}

const KIND_OF_TYPE: Readonly<Record<string, string>> = {
  string: 'String',
  number: 'Number',
  integer: 'Integer',
  boolean: 'Boolean',
  null: 'Null',
  array: 'Array',
  object: 'Object',
};

/**
 * TypeBox's own verdict on a schema of ours. A reference to a shared definition is replaced by the definition, and
 * a schema that another checker alone judges by anything at all, since `Value.Check` knows neither.
 */
export function typeBoxCheck(schema: object): (value: unknown) => boolean {
  for (const name of STRING_FORMATS.keys()) FormatRegistry.Set(name, textCheck(name));
  const copies = new Map<object, object>();
  const plain = (source: unknown): unknown => {
    if (typeof source !== 'object' || source === null) return source;
    if (Array.isArray(source)) return source.map(plain);
    const known = copies.get(source);
    if (known !== undefined) return known;
    const { checkedBy: judgedBy } = (Reflect.get(source, LETTERPRESS) ?? {}) as LetterpressAnnotation;
    if (judgedBy !== undefined) return marked(Type.Unknown(), source);
    const definition: unknown = Reflect.get(source, DEFINITION);
    if (definition !== undefined) return marked(plain(definition) as object, source);
    const copy: Record<PropertyKey, unknown> = {};
    copies.set(source, copy);
    for (const key of Reflect.ownKeys(source)) if (key !== LETTERPRESS) copy[key] = plain(Reflect.get(source, key));
    if (copy[Kind] === 'Unsafe' || copy[Kind] === undefined) copy[Kind] = KIND_OF_TYPE[String(copy.type)] ?? copy[Kind];
    if (copy[Kind] === 'Object') copy.properties ??= {};
    if (copy[Kind] === undefined) Reflect.deleteProperty(copy, Kind);
    return copy;
  };
  const checked = plain(schema) as TSchema;
  if (!TypeRegistry.Has('Unsafe')) TypeRegistry.Set('Unsafe', () => true);
  return (value) => Value.Check(checked, value);
}

function marked(copy: object, source: object): object {
  return OptionalKind in source ? { ...copy, [OptionalKind]: 'Optional' } : copy;
}
