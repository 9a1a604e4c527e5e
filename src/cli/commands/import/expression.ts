import type { EntryPoint } from './entry-point.js';

/** A piece of builder source. */
export type Expression =
  | { readonly kind: 'value'; readonly value: string | number | boolean | null | undefined }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | ObjectExpression
  /** JSON as a text that is read when the source runs. */
  | { readonly kind: 'json'; readonly value: unknown }
  | {
      readonly kind: 'call';
      /** The module that exports the function. */
      readonly module: string;
      /** The export, and the member of it that is called. */
      readonly callee: readonly [name: string, ...members: string[]];
      readonly args: readonly Expression[];
    };

export interface ObjectExpression {
  readonly kind: 'object';
  readonly members: readonly Member[];
  /** Members that the types do not know; TypeScript takes them where they are spread. */
  readonly extraProperties?: readonly Member[];
}

/** Writes JSON of a language that has builders of its own, with what its entry point offers. */
export type WriteValue = (value: unknown, entry: EntryPoint) => Expression;

export type Member = readonly [key: string, value: Expression];

/** Levels that are written out; printers and compilers are not made for all those that JSON may have. */
export const WRITTEN_DEPTH = 64;

/**
 * JSON as it stands, without any builder.
 *
 * @param level how deep in the document it stands.
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
  throw new TypeError(`A value of type ${typeof value} is no JSON.`);
}
