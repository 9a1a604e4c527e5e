import type { NormalSchema } from '../../model.js';
import { memberKey } from '../../print/code/object-literal.js';
import { fromEntries, isSchemaObject } from '../../schema-walk.js';

/** What the lowered copy for the types says about an object beyond JSON Schema. */
interface LoweredObject extends NormalSchema {
  /** The types of further properties by the key type of their index signature. */
  readonly indexes?: { readonly [key: string]: NormalSchema };
  /** A property whose value must not be changed. */
  readonly readonly?: boolean;
}

/**
 * Keeps the names of properties from json-schema-to-typescript, which takes some of them (`hasOwnProperty`, `tsType`)
 * for its own, and prints no index signature but of strings: it gets neutral names, and its text the right ones.
 */
export class MemberKeys {
  private readonly texts: string[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly prefix: string;

  /** @param schema everything that will be printed, so that no text in it can look like a neutral name. */
  constructor(schema: NormalSchema) {
    const text = JSON.stringify(schema);
    let prefix = 'Key';
    while (text.includes(prefix)) prefix += '_';
    this.prefix = prefix;
  }

  /** The same schema with neutral names of properties. Schemas are at most `MAX_SCHEMA_DEPTH` deep. */
  hidden(schema: LoweredObject): NormalSchema {
    const { properties, indexes = {}, required = [], readonly: _, ...rest } = schema;
    const named = Object.entries(properties ?? {}).map(([name, member]: [string, LoweredObject]) => {
      const key = this.neutral(`${member.readonly === true ? 'readonly ' : ''}${memberKey(name)}`);
      return { key, isRequired: required.includes(name), member };
    });
    const keyed = Object.entries(indexes).map(([type, member]) => {
      return { key: this.neutral(`[k: ${type}]`), isRequired: true, member };
    });
    const members = [...named, ...keyed];
    return {
      ...fromEntries(Object.entries(rest).map(([keyword, value]) => [keyword, this.inside(keyword, value)])),
      ...(properties === undefined
        ? {}
        : {
            properties: fromEntries(members.map(({ key, member }) => [key, this.hidden(member)])),
            required: members.flatMap(({ key, isRequired }) => (isRequired ? [key] : [])),
          }),
    };
  }

  /** The printed text with the names that belong there. */
  shown(text: string): string {
    const key = new RegExp(`\\b${this.prefix}(\\d+)(?=\\??:)`, 'g');
    return text.replace(key, (found, number: string) => this.texts[Number(number)] ?? found);
  }

  private inside(keyword: string, value: unknown): unknown {
    if (keyword === 'enum') return value;
    if (Array.isArray(value)) return value.map((part: unknown) => (isSchemaObject(part) ? this.hidden(part) : part));
    return isSchemaObject(value) ? this.hidden(value) : value;
  }

  private neutral(text: string): string {
    const number = this.numbers.get(text) ?? this.texts.length;
    if (number === this.texts.length) {
      this.texts.push(text);
      this.numbers.set(text, number);
    }
    return `${this.prefix}${number}`;
  }
}
