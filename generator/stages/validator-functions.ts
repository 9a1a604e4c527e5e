import { LETTERPRESS } from '../../core/annotations.js';
import { aliasOf, definitionName } from '../definition-ref.js';
import { CALLS_KEYWORD, type NormalSchema, type ValidatorCall } from '../model.js';
import type { Definitions } from '../object-shape.js';
import { fromEntries, mapParts } from '../schema-walk.js';
import type { ExactTags } from './exact-tags.js';

/**
 * The schemas that one function checks in its own code, inclusive. A function calls others for what is beyond that, so
 * that neither its length, its nesting nor its stack frame grows with the schema.
 */
const MAX_INLINE = 40;

/** A part with more schemas than this, inclusive, is the first to become a function where some must. */
const SMALL = 4;

/** Numbers the functions of a compiled validator while the parts of a schema are lowered. */
export class ValidatorFunctions {
  /** The lowered schemas by number; `undefined` while a definition waits for its turn. */
  private readonly schemas: (NormalSchema | undefined)[] = [undefined];
  private readonly numbers = new Map<string, number>();
  private readonly waiting: string[] = [];
  private readonly sizes = new WeakMap<NormalSchema, number>();

  constructor(private readonly definitions: Definitions) {}

  /** Lowers the document, then each definition that something calls. */
  compile(root: NormalSchema, lower: (schema: NormalSchema) => NormalSchema): readonly NormalSchema[] {
    this.schemas[0] = lower(root);
    // Grows while it is walked.
    for (const name of this.waiting) this.schemas[this.numberOf(name)] = lower(this.definitions.get(name) ?? {});
    return this.schemas.map((schema) => schema ?? {});
  }

  /** The function of the definition at the end of a chain of references that say nothing else. */
  ofReference(ref: string): number {
    let name = definitionName(ref) ?? '';
    for (let next = this.bareReference(name); next !== undefined; next = this.bareReference(name)) name = next;
    return this.numberOf(name);
  }

  /** The function of a lowered schema: the one that it calls, if it does nothing else. */
  of(schema: NormalSchema): number {
    const [call, ...others] = this.callsOf(schema) ?? [];
    const [only, ...further] = call !== undefined && 'all' in call && others.length === 0 ? call.all : [];
    return only !== undefined && further.length === 0 ? only : this.schemas.push(schema) - 1;
  }

  /** What a lowered schema calls, if it does nothing else. */
  callsOf(schema: NormalSchema): readonly ValidatorCall[] | undefined {
    const calls = schema[CALLS_KEYWORD] as readonly ValidatorCall[] | undefined;
    return Object.keys(schema).length === 1 ? calls : undefined;
  }

  /** A choice between lowered branches; by their tags, where they have some. */
  union(kind: 'any' | 'one', branches: readonly NormalSchema[], tags: ExactTags | undefined): ValidatorCall {
    const functions = branches.map((branch) => this.of(branch));
    if (tags === undefined) return kind === 'any' ? { any: functions } : { one: functions };
    const { tag, values } = tags;
    return {
      tag,
      byValue: functions.flatMap((index, at) => (values[at] ?? []).map((value) => [value, index] as const)),
    };
  }

  /** What is required of objects with certain properties, in lowered schemas by name. */
  given(schemas: Readonly<Record<string, NormalSchema>>): readonly ValidatorCall[] {
    const given = Object.entries(schemas).map(([name, schema]) => [name, this.of(schema)] as const);
    return given.length === 0 ? [] : [{ given }];
  }

  /** What is required of the properties that a lowered schema does not describe. */
  further({ properties = {}, patternProperties = {} }: NormalSchema, schema: NormalSchema | boolean): ValidatorCall {
    const check = schema === false ? undefined : this.of(schema === true ? {} : schema);
    return { besides: Object.keys(properties), patterns: Object.keys(patternProperties), check };
  }

  /** A lowered schema with its calls, of at most `MAX_INLINE` schemas: whatever is more becomes functions of its own. */
  cut(schema: NormalSchema, calls: readonly ValidatorCall[]): NormalSchema {
    const isLarge = this.size(schema) > MAX_INLINE;
    const { schema: small, calls: more } = isLarge
      ? this.inPieces(this.withLargeAsCalls(schema))
      : { schema, calls: [] };
    const all = [...calls, ...more];
    const result = all.length === 0 ? small : { ...small, [CALLS_KEYWORD]: all };
    this.sizes.set(result, this.sum(result));
    return result;
  }

  private withLargeAsCalls(schema: NormalSchema): NormalSchema {
    return mapParts(schema, (part) =>
      this.size(part) > SMALL ? { [CALLS_KEYWORD]: [{ all: [this.of(part)] }] } : part,
    );
  }

  /** Moves groups of properties, patterns and conjuncts into functions. Their names stay, because others depend on them. */
  private inPieces(schema: NormalSchema): { schema: NormalSchema; calls: readonly ValidatorCall[] } {
    if (this.sum(schema) <= MAX_INLINE) return { schema, calls: [] };
    const all: number[] = [];
    const { allOf, ...rest } = schema;
    const named = (['properties', 'patternProperties'] as const).flatMap((keyword) => {
      const parts = Object.entries(rest[keyword] ?? {});
      if (parts.length === 0) return [];
      for (const piece of this.groups(parts, ([, part]) => part)) all.push(this.of({ [keyword]: fromEntries(piece) }));
      return [[keyword, fromEntries(parts.map(([name]) => [name, {}]))] as const];
    });
    for (const piece of this.groups(allOf ?? [], (part) => part)) all.push(this.of({ allOf: piece }));
    return { schema: { ...rest, ...fromEntries(named) }, calls: all.length === 0 ? [] : [{ all }] };
  }

  /** Neighbours in groups of at most `MAX_INLINE` schemas. */
  private *groups<Part>(parts: readonly Part[], schemaOf: (part: Part) => NormalSchema): Generator<readonly Part[]> {
    let group: Part[] = [];
    let sum = 0;
    for (const part of parts) {
      const size = this.size(schemaOf(part));
      if (sum + size > MAX_INLINE) {
        yield group;
        group = [];
        sum = 0;
      }
      group.push(part);
      sum += size;
    }
    if (group.length > 0) yield group;
  }

  private size(schema: NormalSchema): number {
    return this.sizes.get(schema) ?? this.sum(schema);
  }

  private sum(schema: NormalSchema): number {
    let sum = 1;
    mapParts(schema, (part) => {
      sum += this.size(part);
      return part;
    });
    return sum;
  }

  private bareReference(name: string): string | undefined {
    const schema = this.definitions.get(name);
    if (schema === undefined || schema[LETTERPRESS]?.checkedBy !== undefined) return undefined;
    return definitionName(aliasOf(schema) ?? '');
  }

  private numberOf(name: string): number {
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    const number = this.schemas.push(undefined) - 1;
    this.numbers.set(name, number);
    this.waiting.push(name);
    return number;
  }
}
