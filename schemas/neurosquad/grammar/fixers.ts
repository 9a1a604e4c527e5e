import type { Fixer } from '../../../core/format.js';
import { BUILTIN_PORT_TYPES } from '../tables/port-types.js';

/** UTF-16 units of a value that are looked at; no right value is longer. */
const LONGEST = 200;

/** What other type systems call the built-in port types. */
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

/** Puts text into lower case with `joint` where words meet, and takes away whatever `foreign` matches. */
function identifier(joint: '-' | '_', foreign: RegExp): Fixer {
  return (value) =>
    value
      .slice(0, LONGEST)
      .trim()
      .replace(/([a-z0-9])([A-Z])/g, `$1${joint}$2`)
      .toLowerCase()
      .replace(/[\s_.-]+/g, joint)
      .replace(foreign, '');
}

/**
 * The nearest right value for a text that breaks a demand of the schema, by the name given there.
 * What still breaks the demand is never offered.
 */
export const cardFixers: Readonly<Record<string, Fixer>> = {
  cardName: identifier('-', /^[^a-z]+|[^a-z0-9-]|-+$/g),
  portId: identifier('-', /^[^a-z]+|[^a-z0-9-]|-+$/g),
  portType: (value) => {
    const text = value.slice(0, LONGEST).trim().toLowerCase();
    const name = text.replace(/^ns[:./]/, '');
    const builtin = `ns:${PORT_TYPE_ALIASES.get(name) ?? name}`;
    if (BUILTIN_PORT_TYPES.some((type) => type === builtin)) return builtin;
    const [namespace, part, more] = text.split('/').map((part) => part.replace(/[\s_.]+/g, '-'));
    return namespace === undefined || part === undefined || more !== undefined ? undefined : `${namespace}/${part}`;
  },
  toolName: identifier('_', /^[^a-z]+|[^a-z0-9_]|_+$/g),
  settingKey: (value) =>
    value
      .slice(0, LONGEST)
      .replace(/[\s.]+/g, '_')
      .replace(/^[^a-zA-Z]+|[^a-zA-Z0-9_-]/g, ''),
  version: (value) => {
    const parts = /^[vV=\s]*([0-9]{1,9})(?:\.([0-9]{1,9}))?(?:\.([0-9]{1,9}))?\s*$/.exec(value.slice(0, LONGEST));
    return parts === null ? undefined : [parts[1], parts[2] ?? 0, parts[3] ?? 0].map(Number).join('.');
  },
  color: (value) => {
    const digits = /^\s*#?([0-9a-fA-F]+)\s*$/.exec(value.slice(0, LONGEST))?.[1] ?? '';
    if (digits.length === 6 || digits.length === 8) return `#${digits.slice(0, 6)}`;
    if (digits.length === 3 || digits.length === 4) return `#${digits.slice(0, 3).replace(/./g, '$&$&')}`;
    return undefined;
  },
  https: (value) => {
    const address = value.slice(0, LONGEST).trim();
    if (address.length === LONGEST || /\s/.test(address)) return undefined;
    if (/^http:\/\//i.test(address)) return `https${address.slice(4)}`;
    if (/^https:\/\//i.test(address)) return `https${address.slice(5)}`;
    return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/:?#]|$)/i.test(address) ? `https://${address}` : undefined;
  },
};
