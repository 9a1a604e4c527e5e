import type { CardManifest } from '../../schemas/neurosquad/card.schema.js';
import { CARD_DEFAULTS } from '../../schemas/neurosquad/tables/limits.js';

type Mutable<T> = T extends object ? { -readonly [Key in keyof T]: Mutable<T[Key]> } : T;
type Card = Mutable<CardManifest>;
type Text = Card['displayName'];

/** Changes a manifest with a valid structure so that it follows every rule, and as little else as possible. */
export function repair(document: unknown): CardManifest {
  const card = structuredClone(document) as Card;
  // Neither reserved names nor reserved full tool names begin with `x`.
  card.name = `x${card.name.replace(/-+/g, '-')}`.slice(0, 40).replace(/-$/, '');
  card.displayName = mapText(card.displayName, singleLine);
  if (card.description !== undefined) card.description = mapText(card.description, multiLine);
  if (card.author !== undefined) card.author.name = singleLine(card.author.name);
  if (card.license !== undefined) card.license = singleLine(card.license);
  if (card.keywords !== undefined) card.keywords = [...new Set(card.keywords.map(singleLine))];
  if (card.entry !== undefined) card.entry = `${pathOf(card.entry)}.html`;
  if (card.icon !== undefined) card.icon = `${pathOf(card.icon)}.PNG`;
  repairSizes(card);
  repairPermissions(card);
  repairSettings(card);
  repairPorts(card);
  repairTools(card);
  return card;
}

function singleLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '') || 'x';
}

function multiLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '\n');
}

function visible(text: string): string {
  return text.trim() === '' ? 'x' : text;
}

function mapText(text: Text, map: (text: string) => string): Text {
  if (typeof text === 'string') return map(text);
  return Object.fromEntries(Object.entries(text).map(([language, part]) => [language, map(part)])) as Text;
}

function pathOf(text: string): string {
  return `f${text
    .toLowerCase()
    .replace(/[^a-z0-9/]/g, '')
    .replace(/\/+/g, '/f')
    .slice(0, 30)}`;
}

function repairSizes(card: Card): void {
  if (card.card === undefined) return;
  const sizes = { ...structuredClone(CARD_DEFAULTS.card), ...card.card };
  for (const axis of ['w', 'h'] as const) {
    const [least = 0, middle = 0, most = 0] = [sizes.minSize, sizes.defaultSize, sizes.maxSize]
      .map((size) => size[axis])
      .sort((left, right) => left - right);
    sizes.minSize = { ...sizes.minSize, [axis]: least };
    sizes.defaultSize = { ...sizes.defaultSize, [axis]: middle };
    sizes.maxSize = { ...sizes.maxSize, [axis]: most };
  }
  card.card = sizes;
}

function repairPermissions(card: Card): void {
  for (const [index, entry] of (card.permissions ?? []).entries()) {
    if (typeof entry === 'string') continue;
    if (entry.reason !== undefined) entry.reason = mapText(entry.reason, multiLine);
    if (entry.id === 'network')
      entry.hosts = entry.hosts.map((_, host): `${string}.${string}` => `h${host}.n${index}.example.com`);
  }
}

function repairSettings(card: Card): void {
  for (const [index, field] of (card.settings ?? []).entries()) {
    field.key = `k${index}${field.key}`.slice(0, 64);
    field.label = mapText(field.label, singleLine);
    if (field.description !== undefined) field.description = mapText(field.description, multiLine);
    if (field.placeholder !== undefined) field.placeholder = mapText(field.placeholder, singleLine);
    if (field.min !== undefined && field.max !== undefined && field.min > field.max) {
      [field.min, field.max] = [field.max, field.min];
    }
    if (field.type === 'number' && field.default !== undefined) {
      const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = field;
      field.default = Math.min(Math.max(field.default, min), max);
    }
    if (field.type !== 'select') continue;
    for (const option of field.options) option.label = mapText(option.label, singleLine);
    if (field.default !== undefined) field.default = field.options[0]?.value ?? '';
  }
}

function repairPorts(card: Card): void {
  for (const direction of ['inputs', 'outputs'] as const) {
    for (const [index, port] of (card.ports?.[direction] ?? []).entries()) {
      port.id = `p${index}${port.id}`.slice(0, 32);
      port.label = mapText(port.label, (text) => visible(singleLine(text)));
      if (port.description !== undefined) {
        port.description = mapText(port.description, (text) => visible(multiLine(text)));
      }
      if (port.schema !== undefined) port.schema = { type: 'string' };
      if ('default' in port && index > 0) port.default = false;
      if ('mode' in port && port.mode === 'request' && port.response.schema !== undefined) port.response.schema = {};
    }
  }
}

function repairTools(card: Card): void {
  for (const [index, tool] of (card.tools ?? []).entries()) {
    tool.name = `t${index}${tool.name.replace(/_+/g, '_')}`.slice(0, 40);
    if (tool.title !== undefined) tool.title = singleLine(tool.title);
    tool.description = multiLine(tool.description);
    tool.inputSchema = { type: 'object', properties: { filter: { type: 'string' } } };
  }
}
