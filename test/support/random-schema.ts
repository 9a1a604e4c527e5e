import { KEYWORD_BY_NAME } from '../../generator/keywords.js';
import type { Dice } from './random-document.js';

type Schema = Record<string, unknown>;

const NAMES = ['a', 'b', 'c', 'kind', 'a-b', 'constructor', '日本', '1'];
const SCALARS: readonly unknown[] = ['a', 'b', '', 'kind', '🚀', 0, 1, -1, 0.5, 2, 1e21, true, false, null];
const PATTERNS = ['^a', 'b$', '^[a-z]+$', '^.$', '^(?!b)', '\\d'];
const STEPS = [1, 2, 0.5, 0.1, 0.01, 3];
const TYPES = ['string', 'number', 'integer', 'boolean', 'null', 'array', 'object'];
const DEFINITIONS = ['A', 'B', 'C'];

/** Levels of schemas within each other, and roughly the number of schemas, at most. */
const DEPTH = 4;
const SIZE = 40;

/**
 * A JSON Schema of the keywords that the generator knows, mostly such as people write, with definitions that may refer
 * to each other. Some are refused (a ring of bare references), which is what an author would see.
 */
export function randomSchema(roll: Dice): Schema {
  const maker = new SchemaMaker(roll);
  const names = DEFINITIONS.slice(0, roll(DEFINITIONS.length + 1));
  const root = maker.schema(0, names);
  const $defs = Object.fromEntries(names.map((name) => [name, maker.schema(1, names)]));
  return names.length === 0 ? root : { ...root, $defs };
}

class SchemaMaker {
  private left = SIZE;

  constructor(private readonly roll: Dice) {}

  schema(depth: number, definitions: readonly string[]): Schema {
    this.left -= 1;
    const isLeaf = depth >= DEPTH || this.left <= 0;
    const kind = this.roll(isLeaf ? 6 : 12);
    if (kind === 0 && definitions.length > 0) return this.reference(definitions);
    if (kind === 1) return { const: this.pick(SCALARS) };
    if (kind === 2) return { enum: this.some(SCALARS, 1) };
    if (kind <= 5 || isLeaf) return this.scalar();
    if (kind <= 8) return this.object(depth, definitions);
    if (kind === 9) return this.array(depth, definitions);
    return this.combined(depth, definitions);
  }

  private reference(definitions: readonly string[]): Schema {
    const $ref = `#/$defs/${this.pick(definitions)}`;
    return this.roll(4) === 0 ? { $ref, ...this.scalar() } : { $ref };
  }

  private scalar(): Schema {
    const type = this.roll(8) === 0 ? this.some(TYPES, 1) : this.pick(TYPES.slice(0, 5));
    const schema: Schema = this.roll(12) === 0 ? {} : { type };
    const may = (keyword: string, value: () => unknown): void => {
      if (this.roll(4) === 0) Object.assign(schema, { [keyword]: value() });
    };
    if (type === 'string') {
      may('minLength', () => this.roll(2));
      may('maxLength', () => 1 + this.roll(3));
      may('pattern', () => this.pick(PATTERNS));
    }
    if (type === 'number' || type === 'integer') {
      may('minimum', () => this.roll(3) - 1);
      may('maximum', () => 1 + this.roll(3));
      may('exclusiveMinimum', () => -1);
      may('multipleOf', () => this.pick(STEPS));
    }
    may('description', () => 'Some */ text with `code` and "quotes".');
    return schema;
  }

  private object(depth: number, definitions: readonly string[]): Schema {
    const names = this.some(NAMES, 1);
    const schema: Schema = {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, this.schema(depth + 1, definitions)])),
    };
    if (this.roll(2) === 0) schema.required = names.filter(() => this.roll(2) === 0);
    const rest = this.roll(4);
    if (rest < 2) schema.additionalProperties = false;
    if (rest === 2) schema.additionalProperties = this.schema(depth + 1, definitions);
    if (this.roll(6) === 0) schema.patternProperties = { [this.pick(PATTERNS)]: this.schema(depth + 1, definitions) };
    if (this.roll(8) === 0) schema.propertyNames = { maxLength: 4 };
    if (this.roll(8) === 0) schema.maxProperties = 3;
    this.idioms(schema, names, depth, definitions);
    return schema;
  }

  /** Keywords over the properties that an object has. */
  private idioms(schema: Schema, names: readonly string[], depth: number, definitions: readonly string[]): void {
    const may = (keyword: string, value: () => unknown): void => {
      if (KEYWORD_BY_NAME.has(keyword) && this.roll(10) === 0) Object.assign(schema, { [keyword]: value() });
    };
    const wanted = (): Schema => ({ required: [this.pick(names)] });
    may('dependentRequired', () => ({ [this.pick(names)]: [this.pick(names)] }));
    const needed = (): unknown => [wanted(), false, this.schema(depth + 1, definitions)][this.roll(3)];
    may('dependentSchemas', () => ({ [this.pick(names)]: needed(), [this.pick(names)]: needed() }));
    may('dependencies', () => ({ [this.pick(names)]: [this.pick(names)], [this.pick(names)]: needed() }));
    if (KEYWORD_BY_NAME.has('if') && this.roll(10) === 0) {
      const property = this.pick(names);
      schema.if = { properties: { [property]: { const: this.pick(SCALARS) } }, required: [property] };
      Object.assign(schema, Object.fromEntries([['then', wanted()]]));
      if (this.roll(2) === 0) schema.else = this.schema(depth + 1, definitions);
    }
    if (KEYWORD_BY_NAME.has('if') && this.roll(10) === 0) schema.oneOf = [wanted(), wanted()];
  }

  private array(depth: number, definitions: readonly string[]): Schema {
    const schema: Schema = { type: 'array' };
    const form = this.roll(4);
    if (form > 0) schema.items = this.schema(depth + 1, definitions);
    if (form === 0) {
      schema.prefixItems = [this.schema(depth + 1, definitions), this.schema(depth + 1, definitions)];
      if (this.roll(2) === 0) schema.items = this.roll(2) === 0 ? false : this.schema(depth + 1, definitions);
    }
    if (this.roll(5) === 0) schema.minItems = 1;
    if (this.roll(5) === 0) schema.maxItems = 2;
    if (this.roll(5) === 0) schema.uniqueItems = true;
    if (KEYWORD_BY_NAME.has('contains') && this.roll(6) === 0) {
      schema.contains = this.roll(3) === 0 ? this.schema(depth + 1, definitions) : this.scalar();
      if (this.roll(2) === 0) schema.minContains = this.roll(3);
      if (this.roll(2) === 0) schema.maxContains = 1 + this.roll(2);
    }
    return schema;
  }

  private combined(depth: number, definitions: readonly string[]): Schema {
    const several = (): Schema[] => Array.from({ length: 1 + this.roll(3) }, () => this.schema(depth + 1, definitions));
    switch (this.roll(6)) {
      case 0:
        return { allOf: several() };
      case 1:
        return { oneOf: several() };
      case 2:
        return { ...this.scalar(), not: this.schema(depth + 1, definitions) };
      case 3:
        return { anyOf: this.tagged(depth, definitions) };
      case 4:
        return { oneOf: this.tagged(depth, definitions) };
      default:
        return { anyOf: several() };
    }
  }

  private tagged(depth: number, definitions: readonly string[]): Schema[] {
    return Array.from({ length: 2 + this.roll(3) }, (_, index) => ({
      type: 'object',
      properties: { kind: { const: `k${index}` }, a: this.schema(depth + 1, definitions) },
      required: ['kind', ...(this.roll(2) === 0 ? ['a'] : [])],
      additionalProperties: false,
    }));
  }

  private pick<Item>(items: readonly Item[]): Item {
    return items[this.roll(items.length)] as Item;
  }

  /** At least `least` of the items, each at most once. */
  private some<Item>(items: readonly Item[], least: number): Item[] {
    const count = least + this.roll(3);
    const start = this.roll(items.length);
    return Array.from(
      { length: Math.min(count, items.length) },
      (_, index) => items[(start + index) % items.length] as Item,
    );
  }
}

/** A JSON value of the names and scalars that `randomSchema` uses. */
export function randomValue(roll: Dice, depth = 0): unknown {
  const kind = roll(depth > 3 ? 4 : 9);
  if (kind < 4) return SCALARS[roll(SCALARS.length)];
  if (kind < 6) return Array.from({ length: roll(4) }, () => randomValue(roll, depth + 1));
  return Object.fromEntries(
    Array.from({ length: roll(4) }, () => [
      NAMES[roll(NAMES.length)] ?? '',
      roll(4) === 0 ? `k${roll(3)}` : randomValue(roll, depth + 1),
    ]),
  );
}
