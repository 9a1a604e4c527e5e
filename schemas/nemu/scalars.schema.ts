import { type StringOptions, type TString, Type } from '@sinclair/typebox';
import { annotate } from '../kit/annotate.js';
import { HOST, PATH, PROPERTY_NAME, SLUG, TEXT } from './tables/patterns.js';

/** A string with at least one character that is not whitespace. */
export function visibleText(description: string): TString {
  return Type.String({
    minLength: 1,
    pattern: TEXT.pattern,
    description,
    ...annotate({ constraint: TEXT.constraint }),
  });
}

/** A short identifier in lower case. */
export function slug(description: string): TString {
  return patterned(SLUG.pattern, { description, ...annotate({ constraint: SLUG.constraint, fix: 'slug' }) });
}

/** A relative path inside the blueprint, with `/`. */
export function relativePath(description: string): TString {
  return patterned(PATH.pattern, { description, ...annotate({ constraint: PATH.constraint, fix: 'path' }) });
}

/** A host name without scheme, port or path. */
export function host(description: string): TString {
  return patterned(HOST.pattern, { description, ...annotate({ constraint: HOST.constraint, fix: 'host' }) });
}

/** The name of an input, as listed in `required`. */
export function propertyName(description: string): TString {
  return patterned(PROPERTY_NAME.pattern, {
    description,
    ...annotate({ constraint: PROPERTY_NAME.constraint, fix: 'propertyName' }),
  });
}

function patterned(pattern: string, options: StringOptions): TString {
  return Type.String({ pattern, ...options });
}
