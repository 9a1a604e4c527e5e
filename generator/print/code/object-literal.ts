import { isIdentifier } from '../names/identifiers.js';

/**
 * JSON as a JavaScript expression. In a literal `"__proto__": x` would set the prototype, so that key is computed;
 * a line separator inside text is escaped.
 */
export function objectLiteral(value: unknown): string {
  return JSON.stringify(value)
    .replace(/(^|[{,])"__proto__":/g, '$1["__proto__"]:')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** A property's name as written in an object or an interface. */
export function memberKey(name: string): string {
  return isIdentifier(name) ? name : JSON.stringify(name);
}
