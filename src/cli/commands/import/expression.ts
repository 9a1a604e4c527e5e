import type { EntryPoint } from './entry-point.js';

/** A piece of builder source. */
export type Expression =
  | { readonly kind: 'value'; readonly value: string | number | boolean | null | undefined }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | ObjectExpression
  /** JSON text that is parsed when the source runs. */
  | { readonly kind: 'json'; readonly value: unknown }
  | {
      readonly kind: 'call';
      /** The module that exports the function. */
      readonly module: string;
      /** The export, and the property of it that is called. */
      readonly callee: readonly [name: string, ...members: string[]];
      readonly args: readonly Expression[];
    };

export interface ObjectExpression {
  readonly kind: 'object';
  readonly members: readonly Member[];
  /** Properties that the types do not have; TypeScript accepts them in a spread. */
  readonly extraProperties?: readonly Member[];
}

/** Writes a value with the builders of another entry point. */
export type WriteValue = (value: unknown, entry: EntryPoint) => Expression;

export type Member = readonly [key: string, value: Expression];

/** Levels that are written out; printers and compilers cannot handle all the levels that JSON may have. */
export const WRITTEN_DEPTH = 64;

/**
 * Plain JSON, without any builder.
 *
 * @param level how deep it is in the document.
 */
export function literal(value: unknown, level = 0): Expression {
  if (typeof value === 'object' && value !== null) {
    if (level >= WRITTEN_DEPTH) return { kind: 'json', value };
    if (Array.isArray(value)) return { kind: 'list', items: value.map((item) => literal(item, level + 1)) };
    return { kind: 'object', members: Object.entries(value).map(([key, member]) => [key, literal(member, level + 1)]) };
  }
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null) {
    return { kind: 'value', value };
  }
  throw new TypeError(`A value of type ${typeof value} is not JSON.`);
}
