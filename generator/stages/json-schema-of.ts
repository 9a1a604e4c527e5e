import type { ModelErrorCode } from '../model.js';

const KIND = Symbol.for('TypeBox.Kind');
/** TypeBox's mark of how a schema was written, such as `Enum` for a union made by `Type.Enum`. */
const HINT = Symbol.for('TypeBox.Hint');
/** TypeBox's mark of a schema whose values are decoded into something else. */
const TRANSFORM = Symbol.for('TypeBox.Transform');

/** How to write a value in JSON for which TypeBox has a kind that JSON does not have. */
const HOW_IN_JSON: ReadonlyMap<string, string> = new Map([
  ['AsyncIterator', 'Use `Type.Array` for a series of values.'],
  ['BigInt', 'Use `Type.Integer`, or `Type.String` with a pattern for integers beyond 2^53.'],
  ['Constructor', 'Leave the property out.'],
  ['Date', "Use `Type.String({ format: 'date-time' })`."],
  ['Function', 'Leave the property out.'],
  ['Iterator', 'Use `Type.Array` for a series of values.'],
  ['Promise', 'Use the schema of the value itself.'],
  ['Symbol', 'Use `Type.Literal` with a string.'],
  ['Uint8Array', 'Use `Type.String` with a pattern, such as that of base64.'],
  ['Undefined', 'Use `Type.Optional` for a property that can be missing, or `Type.Null`.'],
  ['Void', 'Use `Type.Null`, or leave the property out.'],
]);

interface SchemaFault {
  readonly code: ModelErrorCode;
  readonly message: string;
  readonly hint: string;
}

/** The TypeBox kind of a schema, such as `TemplateLiteral`; `undefined` for plain JSON Schema. */
export function kindOf(source: object): string | undefined {
  const kind: unknown = Reflect.get(source, KIND);
  return typeof kind === 'string' ? kind : undefined;
}

/** A TypeBox schema as JSON Schema, and why it is not one if it describes a value that JSON cannot represent. */
export function jsonSchemaOf(source: object): { readonly schema: object; readonly fault?: SchemaFault } {
  const kind = kindOf(source);
  if (kind === 'RegExp') return fromRegExp(source);
  const how = kind === undefined ? undefined : HOW_IN_JSON.get(kind);
  if (how !== undefined) {
    const message = `\`Type.${kind}\` describes a value that JSON cannot represent.`;
    return { schema: source, fault: { code: 'not-json', message, hint: how } };
  }
  if (Object.hasOwn(source, TRANSFORM)) {
    const message = '`Type.Transform` describes a value that differs from the value in the document.';
    const hint = 'Use the schema of the value in the document, and convert it in `normalize` of the behavior.';
    return { schema: source, fault: { code: 'not-json', message, hint } };
  }
  const number = numberOfEnum(source);
  if (number === undefined) return { schema: source };
  return {
    schema: source,
    fault: {
      code: 'bad-value',
      message: `\`Type.Enum\` allows only the number \`${number}\` here, as it does when it gets an array.`,
      hint: `Pass an object of names and values to \`Type.Enum\`; for an array use \`Type.Union\` of literals, for a single number \`Type.Literal(${number})\`.`,
    },
  };
}

/** `Type.RegExp` describes strings; its pattern is read like every other one, with the `u` flag. */
function fromRegExp(source: object): { readonly schema: object; readonly fault?: SchemaFault } {
  const { type: _, source: pattern, flags, ...rest } = source as Readonly<Record<string, unknown>>;
  const schema = { ...rest, type: 'string', pattern };
  if (flags === '' || flags === 'u') return { schema };
  return {
    schema,
    fault: {
      code: 'not-json',
      message: `a pattern in JSON Schema has no flags, and this one has \`${String(flags)}\`.`,
      hint: 'Use `Type.String({ pattern })` with a pattern that means the same without flags.',
    },
  };
}

/**
 * `Type.Enum` reads the named properties of an object, so of an array it reads the length. A union of a single number
 * is the only trace.
 */
function numberOfEnum(source: object): number | undefined {
  const value: unknown = Reflect.get(source, 'const');
  return Reflect.get(source, HINT) === 'Enum' && typeof value === 'number' ? value : undefined;
}
