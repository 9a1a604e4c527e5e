import {
  type ObjectOptions,
  type StringOptions,
  type TObject,
  type TProperties,
  type TString,
  type TUnsafe,
  Type,
} from '@sinclair/typebox';
import { annotate } from './annotate.js';

/** An object without additional properties. */
export function closed<T extends TProperties>(properties: T, options: ObjectOptions = {}): TObject<T> {
  return Type.Object(properties, { ...options, additionalProperties: false });
}

/** A string of at least 1 and at most `maxLength` code points. */
export function text(maxLength: number, options: StringOptions = {}): TString {
  return Type.String({ minLength: 1, maxLength, ...options });
}

/**
 * An address that begins with `https://` and has no white space, of at most `maxLength` code points.
 *
 * @param options `fix` is the name of a fixer in the format's behavior.
 */
export function httpsUrl(
  maxLength: number,
  { fix, ...options }: StringOptions & { readonly fix?: string } = {},
): TUnsafe<`https://${string}`> {
  return Type.Unsafe({
    type: 'string',
    maxLength,
    pattern: '^https://\\S*$',
    ...annotate({
      constraint: 'an address that begins with `https://` and has no white space',
      ...(fix === undefined ? {} : { fix }),
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a TypeScript type
      tsType: '`https://${string}`',
    }),
    ...options,
  });
}
