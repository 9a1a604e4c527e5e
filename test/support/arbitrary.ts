import fc from 'fast-check';
import { LETTERPRESS } from '../../core/annotations.js';
import type { FormatModel, NormalSchema } from '../../generator/model.js';

/** The most items of an array and properties of an open object, where the schema allows more. */
const FEW = 4;
/** The most code points of a string, where the schema allows more. */
const SHORT = 60;

/**
 * Random documents that meet a model's schema; its rules are not asked. What another checker judges is any object.
 * Definitions may not refer to themselves.
 */
export function arbitraryDocument(model: FormatModel): fc.Arbitrary<unknown> {
  const known = new Map<string, fc.Arbitrary<unknown>>();
  const definition = (name: string): fc.Arbitrary<unknown> => {
    const made = known.get(name) ?? of(model.definitions.get(name) ?? {});
    known.set(name, made);
    return made;
  };
  const of = (node: NormalSchema): fc.Arbitrary<unknown> => {
    if (node[LETTERPRESS]?.checkedBy !== undefined)
      return fc.dictionary(fc.string({ maxLength: SHORT }), fc.jsonValue({ maxDepth: 1 }));
    if (node.$ref !== undefined) return definition(node.$ref.replace('#/$defs/', ''));
    if (Object.hasOwn(node, 'const')) return fc.constant(node.const);
    if (node.enum !== undefined) return fc.constantFrom(...node.enum);
    if (node.anyOf !== undefined) return fc.oneof(...node.anyOf.map(of));
    switch (node.type) {
      case 'string':
        return text(node);
      case 'integer':
        return fc.integer({ min: node.minimum ?? -1000, max: node.maximum ?? 1000 });
      case 'number':
        return fc
          .double({
            min: node.exclusiveMinimum ?? -1e6,
            max: 1e6,
            noNaN: true,
            minExcluded: node.exclusiveMinimum !== undefined,
          })
          .map((value) => (Object.is(value, -0) ? 0 : value));
      case 'boolean':
        return fc.boolean();
      case 'array':
        return list(node, of);
      case 'object':
        return object(node, of);
      case undefined:
        return fc.jsonValue({ maxDepth: 1 });
      default:
        throw new Error(`No arbitrary for the type ${String(node.type)}.`);
    }
  };
  return of(model.root);
}

function text({ pattern, minLength = 0, maxLength = SHORT }: NormalSchema): fc.Arbitrary<string> {
  const longest = Math.min(maxLength, Math.max(minLength, SHORT));
  return pattern === undefined
    ? fc.string({ unit: 'binary', minLength, maxLength: longest })
    : fc.stringMatching(new RegExp(pattern, 'u')).filter((value) => Array.from(value).length <= maxLength);
}

function list(node: NormalSchema, of: (node: NormalSchema) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown[]> {
  const { minItems = 0, maxItems = FEW } = node;
  const range = { minLength: minItems, maxLength: Math.min(maxItems, Math.max(minItems, FEW)) };
  const item = of(typeof node.items === 'object' ? node.items : {});
  return node.uniqueItems ? fc.uniqueArray(item, range) : fc.array(item, range);
}

function object(node: NormalSchema, of: (node: NormalSchema) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const members = Object.fromEntries(Object.entries(node.properties ?? {}).map(([name, member]) => [name, of(member)]));
  if (node.properties === undefined && typeof node.additionalProperties === 'object') {
    return fc.dictionary(fc.string({ maxLength: SHORT }), of(node.additionalProperties), { maxKeys: FEW });
  }
  return fc.record(members, { requiredKeys: [...(node.required ?? [])], noNullPrototype: true });
}
