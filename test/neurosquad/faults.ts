import type { CardManifest } from '../../schemas/neurosquad/card.schema.js';

type Properties = Readonly<Record<string, unknown>>;

/** A way to break a valid manifest, and the code that says so. */
export interface Fault {
  readonly name: string;
  readonly code: string;
  break(card: CardManifest): unknown;
}

const FIELD = { key: 'extra', type: 'string', label: 'Extra' };
const PORT = { id: 'extra', label: 'Extra', type: 'ns:text' };
const TOOL = { name: 'extra', description: 'Does its work.', inputSchema: { type: 'object' } };

function put(name: string, code: string, properties: Properties): Fault {
  return { name, code, break: (card) => ({ ...card, ...properties }) };
}

function drop(key: keyof CardManifest): Fault {
  return {
    name: `no ${key}`,
    code: 'schema/required',
    break: (card) => Object.fromEntries(Object.entries(card).filter(([name]) => name !== key)),
  };
}

/** The manifest's own items stay; the last ones of a full array are replaced. */
function add(most: number, items: readonly unknown[] | undefined, more: readonly unknown[]): unknown[] {
  return [...(items ?? []).slice(0, most - more.length), ...more];
}

function permissions(name: string, code: string, ...entries: readonly unknown[]): Fault {
  return { name, code, break: (card) => ({ ...card, permissions: add(32, card.permissions, entries) }) };
}

function settings(name: string, code: string, ...fields: readonly Properties[]): Fault {
  const more = fields.map((field) => ({ ...FIELD, ...field }));
  return { name, code, break: (card) => ({ ...card, settings: add(40, card.settings, more) }) };
}

function ports(direction: 'inputs' | 'outputs', name: string, code: string, ...given: readonly Properties[]): Fault {
  const more = given.map((port) => ({ ...PORT, ...port }));
  return {
    name,
    code,
    break: (card) => ({ ...card, ports: { ...card.ports, [direction]: add(16, card.ports?.[direction], more) } }),
  };
}

function tools(name: string, code: string, ...given: readonly Properties[]): Fault {
  const more = given.map((tool) => ({ ...TOOL, ...tool }));
  return { name, code, break: (card) => ({ ...card, tools: add(32, card.tools, more) }) };
}

function hosts(count: number, from = 0): string[] {
  return Array.from({ length: count }, (_, index) => `m${from + index}.example.com`);
}

/** Faults of every kind in the contract; each breaks exactly one constraint. */
export const FAULTS: readonly Fault[] = [
  drop('manifestVersion'),
  drop('name'),
  drop('displayName'),
  drop('version'),
  drop('protocol'),
  put('another manifest version', 'schema/const', { manifestVersion: 2 }),
  put('a newer protocol', 'schema/const', { protocol: 2 }),
  put('an unknown property', 'schema/unknown-key', { permission: [] }),
  put('a capital in the name', 'schema/pattern', { name: 'Radar' }),
  put('a reserved name', 'neurosquad/unreserved-name', { name: 'web-watch' }),
  put('an empty name', 'schema/min-length', { displayName: '' }),
  put('a name that is too long', 'schema/max-length', { displayName: 'x'.repeat(81) }),
  put('a name without English', 'schema/required', { displayName: { ru: 'Радар' } }),
  put('an unknown language', 'schema/unknown-key', { displayName: { en: 'Radar', de: 'Radar' } }),
  put('a zero-width space in the name', 'neurosquad/single-line-text', { displayName: 'Ra\u200bdar' }),
  put('a tab in the license', 'neurosquad/single-line-text', { license: 'MIT\tor so' }),
  put('a carriage return in the description', 'neurosquad/multi-line-text', { description: 'one\r\ntwo' }),
  put('a version of two numbers', 'schema/pattern', { version: '1.0' }),
  put('a URL without encryption', 'schema/pattern', { homepage: 'http://example.com' }),
  put('a duplicate keyword', 'schema/unique-items', { keywords: ['ci', 'ci'] }),
  put('too many keywords', 'schema/max-items', { keywords: Array.from({ length: 21 }, (_, index) => `k${index}`) }),
  put('an entry outside the folder', 'neurosquad/card-path', { entry: '../index.html' }),
  put('an entry with a device name', 'neurosquad/card-path', { entry: 'dist/aux.html' }),
  put('an entry that is not a page', 'neurosquad/entry-path', { entry: 'dist/index.js' }),
  put('an icon that is not a PNG or WebP image', 'neurosquad/icon-path', { icon: 'icon.gif' }),
  put('a size below the minimum', 'schema/minimum', { card: { defaultSize: { w: 199, h: 320 } } }),
  put('a size of half a unit', 'schema/type', { card: { defaultSize: { w: 300.5, h: 320 } } }),
  put('sizes in the wrong order', 'neurosquad/size-order', { card: { maxSize: { w: 400, h: 320 } } }),
  permissions('an unknown permission', 'schema/enum', 'agents.write'),
  permissions('network without hosts', 'schema/enum', 'network'),
  permissions('network with no host', 'schema/min-items', { id: 'network', hosts: [] }),
  permissions('hosts for files', 'schema/unknown-key', { id: 'fs.read', hosts: ['a.example.com'] }),
  permissions('a scheme in a host', 'neurosquad/host-pattern', { id: 'network', hosts: ['https://a.example.com'] }),
  permissions('an IP address as a host', 'neurosquad/host-pattern', { id: 'network', hosts: ['192.0.2.7'] }),
  permissions(
    'too many hosts together',
    'neurosquad/merged-hosts',
    { id: 'network', hosts: hosts(32) },
    { id: 'network', hosts: hosts(1, 32) },
  ),
  settings('an unknown type of field', 'schema/enum', { type: 'date' }),
  settings('the same key for two fields', 'neurosquad/unique-setting-keys', {}, {}),
  settings('options on a string field', 'schema/unknown-key', { options: [{ value: 'a', label: 'A' }] }),
  settings('a select without options', 'schema/required', { type: 'select' }),
  settings('a default that is not an option', 'neurosquad/default-is-option', {
    type: 'select',
    options: [{ value: 'a', label: 'A' }],
    default: 'b',
  }),
  settings('a default of the wrong kind', 'schema/type', { type: 'boolean', default: 'true' }),
  settings('a default above the maximum', 'neurosquad/default-in-range', { type: 'number', max: 5, default: 6 }),
  settings('bounds in the wrong order', 'neurosquad/setting-range', { min: 2, max: 1 }),
  settings('a secret with a default', 'schema/unknown-key', { type: 'secret', default: 'abc' }),
  settings('a color with transparency', 'schema/pattern', { type: 'color', default: '#22c55eff' }),
  settings('a step of zero', 'schema/exclusive-minimum', { type: 'number', step: 0 }),
  ports('inputs', 'an unknown port type', 'schema/enum', { type: 'ns:string' }),
  ports('inputs', 'a custom type without schema', 'schema/required', { type: 'radar/level' }),
  ports('inputs', 'the same id for two inputs', 'neurosquad/unique-port-ids', {}, {}),
  ports('inputs', 'an input that retains', 'schema/unknown-key', { retain: false }),
  ports('inputs', 'a request without response', 'schema/required', { mode: 'request' }),
  ports('inputs', 'a response without request', 'schema/unknown-key', { response: { type: 'ns:json' } }),
  ports(
    'inputs',
    'two default inputs',
    'neurosquad/one-default-input',
    { default: true },
    { id: 'more', default: true },
  ),
  ports('inputs', 'a blank label', 'neurosquad/visible-port-text', { label: ' ' }),
  ports('outputs', 'a default output', 'schema/unknown-key', { default: true }),
  ports('outputs', 'an output with a mode', 'schema/unknown-key', { mode: 'stream' }),
  ports('outputs', "a regular expression in a port's schema", 'safe-subset/pattern', { schema: { pattern: 'a' } }),
  tools('the same name for two tools', 'neurosquad/unique-tool-names', {}, {}),
  tools("two underscores in a tool's name", 'neurosquad/single-underscores', { name: 'run__all' }),
  tools('arguments that are not an object', 'neurosquad/object-arguments', { inputSchema: { type: 'string' } }),
  tools('an argument called `card`', 'neurosquad/unreserved-argument', {
    inputSchema: { type: 'object', properties: { card: {} } },
  }),
  tools('a keyword that the subset lacks', 'safe-subset/not', { inputSchema: { type: 'object', not: {} } }),
  tools('a timeout under a second', 'schema/minimum', { timeoutMs: 999 }),
  {
    name: 'the full name of a tool of the app',
    code: 'neurosquad/unreserved-tool-name',
    break: (card) => ({ ...card, name: 'agent-switch', tools: add(32, card.tools, [{ ...TOOL, name: 'harness' }]) }),
  },
];
