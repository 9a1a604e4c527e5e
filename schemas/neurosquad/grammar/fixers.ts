import type { Fixer } from '../../../core/format.js';
import { trimEnd } from '../../../core/words/trim-end.js';
import { BUILTIN_PORT_TYPES } from '../tables/port-types.js';

/** UTF-16 units of a value that are read; no valid value is longer. */
const MAX_UNITS = 200;

/** Names of the built-in port types in other type systems. */
const PORT_TYPE_ALIASES: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['str', 'text'],
  ['md', 'markdown'],
  ['integer', 'number'],
  ['int', 'number'],
  ['float', 'number'],
  ['bool', 'boolean'],
  ['object', 'json'],
  ['array', 'json'],
  ['uri', 'url'],
  ['link', 'url'],
  ['file', 'file-ref'],
  ['void', 'trigger'],
]);

/** Converts a string to lower case, puts `separator` between words, and removes whatever `foreign` matches. */
function identifier(separator: '-' | '_', foreign: RegExp): Fixer {
  return (value) => {
    const text = value
      .slice(0, MAX_UNITS)
      .trim()
      .replace(/([a-z0-9])([A-Z])/g, `$1${separator}$2`)
      .toLowerCase()
      .replace(/[\s_.-]+/g, separator);
    return trimEnd(text, separator).replace(foreign, '');
  };
}

/**
 * The nearest valid value for a string that breaks a constraint of the schema, by the `fix` named there.
 * A value that still breaks the constraint is never suggested.
 */
export const cardFixers: Readonly<Record<string, Fixer>> = {
  cardName: identifier('-', /^[^a-z]+|[^a-z0-9-]/g),
  portId: identifier('-', /^[^a-z]+|[^a-z0-9-]/g),
  portType: (value) => {
    const text = value.slice(0, MAX_UNITS).trim().toLowerCase();
    const name = text.replace(/^ns[:./]/, '');
    const builtin = `ns:${PORT_TYPE_ALIASES.get(name) ?? name}`;
    if (BUILTIN_PORT_TYPES.some((type) => type === builtin)) return builtin;
    const [namespace, part, more] = text.split('/').map((part) => part.replace(/[\s_.]+/g, '-'));
    return namespace === undefined || part === undefined || more !== undefined ? undefined : `${namespace}/${part}`;
  },
  toolName: identifier('_', /^[^a-z]+|[^a-z0-9_]/g),
  settingKey: (value) =>
    value
      .slice(0, MAX_UNITS)
      .replace(/[\s.]+/g, '_')
      .replace(/^[^a-zA-Z]+|[^a-zA-Z0-9_-]/g, ''),
  version: (value) => {
    const parts = /^[vV=\s]*([0-9]{1,9})(?:\.([0-9]{1,9}))?(?:\.([0-9]{1,9}))?\s*$/.exec(value.slice(0, MAX_UNITS));
    return parts === null ? undefined : [parts[1], parts[2] ?? 0, parts[3] ?? 0].map(Number).join('.');
  },
  color: (value) => {
    const digits = /^\s*#?([0-9a-fA-F]+)\s*$/.exec(value.slice(0, MAX_UNITS))?.[1] ?? '';
    if (digits.length === 6 || digits.length === 8) return `#${digits.slice(0, 6)}`;
    if (digits.length === 3 || digits.length === 4) return `#${digits.slice(0, 3).replace(/./g, '$&$&')}`;
    return undefined;
  },
  https: (value) => {
    const address = value.slice(0, MAX_UNITS).trim();
    if (address.length === MAX_UNITS || /\s/.test(address)) return undefined;
    if (/^http:\/\//i.test(address)) return `https${address.slice(4)}`;
    if (/^https:\/\//i.test(address)) return `https${address.slice(5)}`;
    return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/:?#]|$)/i.test(address) ? `https://${address}` : undefined;
  },
};
