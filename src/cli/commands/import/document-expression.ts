import { isDeepStrictEqual } from 'node:util';
import { LETTERPRESS } from '../../../../core/annotations.js';
import { type BuilderPlan, isBareObject, takesName } from '../../../../generator/builder-plan.js';
import type { StructureNode } from '../../../runtime/format.js';
import { meantSchemas } from '../../../runtime/structure/meant-schemas.js';
import { SchemaReader } from '../../../runtime/structure/schema-reader.js';
import { builderOf, type EntryPoint } from './entry-point.js';
import {
  type Expression,
  literal,
  type Member,
  type ObjectExpression,
  WRITTEN_DEPTH,
  type WriteValue,
} from './expression.js';
import { type Offer, offersOf } from './offers.js';

/** How to write values whose builders belong to another entry point. */
export interface Language {
  readonly write: WriteValue;
  readonly entry: EntryPoint;
}

export interface DocumentSource extends BuilderPlan {
  /** The family's entry point. Only what it exports is called. */
  readonly entry: EntryPoint;
  /** By the family that checks the values (`checkedBy`). */
  readonly languages: ReadonlyMap<string, Language>;
}

/**
 * A valid document as a call of its builder. Parts are written with their own builders where those say more than a
 * plain object: variants of unions anywhere, other parts only in the document's own arrays.
 *
 * @param document plain JSON, nested at most as deep as documents may be.
 * @param unset properties of the document that are written as `undefined`.
 * @returns `undefined` when the document's builder would make a different document.
 */
export function documentExpression(
  source: DocumentSource,
  document: object,
  unset: readonly string[],
): Expression | undefined {
  const { plan, entry } = source;
  const { name, filled } = plan.document;
  if (builderOf(entry, [name]) === undefined || !isFilledAlike(document, filled)) return undefined;
  const { members, ...written } = new Writer(source).document(document, filled);
  const left = unset.map((member): Member => [member, { kind: 'value', value: undefined }]);
  const argument = { ...written, members: [...left, ...members] };
  return { kind: 'call', module: entry.module, callee: [name], args: [argument] };
}

interface Place {
  /** Levels between the document and the value. */
  readonly level: number;
  /** Whether it is an item of one of the document's own arrays. */
  readonly isListed: boolean;
}

class Writer {
  private readonly root: StructureNode;
  private readonly schemas: SchemaReader;
  private readonly definitions: ReadonlyMap<StructureNode, string>;
  private readonly offers: ReadonlyMap<string, readonly Offer[]>;

  constructor(private readonly source: DocumentSource) {
    const { root, definitions } = source.model;
    this.root = root;
    this.schemas = new SchemaReader({ root, definitions: Object.fromEntries(definitions) });
    this.definitions = new Map([...definitions].map(([name, node]) => [node, name]));
    this.offers = offersOf(source.plan);
  }

  /** The document itself, without the properties that its builder fills in. */
  document(document: object, filled: Readonly<Record<string, unknown>>): ObjectExpression {
    const meant = meantSchemas([this.root], document, this.schemas);
    const members = Object.entries(document).filter(([key]) => !Object.hasOwn(filled, key));
    return this.object(members, meant, { level: 0, isListed: false });
  }

  private object(
    members: readonly (readonly [string, unknown])[],
    meant: readonly StructureNode[],
    { level }: Place,
  ): ObjectExpression {
    const write = ([key, value]: readonly [string, unknown]): Member => {
      const nodes = meant.flatMap((node) => this.schemas.propertySchemas(node, key));
      return [key, this.value(value, nodes, { level: level + 1, isListed: false })];
    };
    const known = members.filter(([key]) => isKnown(key, meant)).map(write);
    const extraProperties = members.filter(([key]) => !isKnown(key, meant)).map(write);
    return {
      kind: 'object',
      members: known,
      ...(extraProperties.length === 0 ? {} : { extraProperties }),
    };
  }

  private value(value: unknown, nodes: readonly StructureNode[], place: Place): Expression {
    const { level } = place;
    if (typeof value !== 'object' || value === null || level >= WRITTEN_DEPTH) return literal(value, level);
    const meant = meantSchemas(nodes, value, this.schemas);
    if (Array.isArray(value)) {
      const items = value.map((item: unknown, index) =>
        this.value(
          item,
          meant.flatMap((node) => this.schemas.itemSchemas(node, index)),
          // The array is a property of the document itself.
          { level: level + 1, isListed: level === 1 },
        ),
      );
      return { kind: 'list', items };
    }
    return (
      this.inLanguage(value, meant) ??
      this.made(value, meant, place) ??
      this.object(Object.entries(value), meant, place)
    );
  }

  private inLanguage(value: object, meant: readonly StructureNode[]): Expression | undefined {
    for (const node of meant) {
      const language = this.source.languages.get(node[LETTERPRESS]?.checkedBy ?? '');
      if (language !== undefined) return language.write(value, language.entry);
    }
    return undefined;
  }

  /** A call of the builder that makes exactly this object. */
  private made(value: object, meant: readonly StructureNode[], place: Place): Expression | undefined {
    const { entry } = this.source;
    const offers = meant.flatMap((node) => this.offers.get(this.definitions.get(node) ?? '') ?? []);
    for (const { callee, fixed, filled, isVariant } of offers) {
      const build = builderOf(entry, callee);
      if (build === undefined || !(isVariant || place.isListed) || !isFilledAlike(value, { ...fixed, ...filled }))
        continue;
      const rest = Object.entries(value).filter(([key]) => !Object.hasOwn(fixed, key) && !Object.hasOwn(filled, key));
      if (!isMade(build, rest, value)) continue;
      const args = rest.length === 0 ? [] : [this.object(rest, meant, place)];
      return { kind: 'call', module: entry.module, callee, args };
    }
    return undefined;
  }
}

/** Whether the type of an object has a property, by its name or by an index signature. */
function isKnown(key: string, meant: readonly StructureNode[]): boolean {
  const isNamed = meant.some(({ properties = {} }) => Object.hasOwn(properties, key));
  const isMap = !meant.some(({ properties }) => properties !== undefined);
  return isNamed || isMap || meant.some((node) => !isBareObject(node) && takesName(node, key));
}

function isMade(
  build: (...args: readonly unknown[]) => unknown,
  rest: readonly (readonly [string, unknown])[],
  value: object,
): boolean {
  try {
    return isDeepStrictEqual(rest.length === 0 ? build() : build(Object.fromEntries(rest)), value);
  } catch {
    return false;
  }
}

/** Whether an object has all of the given properties, with the same values. */
function isFilledAlike(value: object, members: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(members).every(
    ([key, member]) => Object.hasOwn(value, key) && isDeepStrictEqual(Reflect.get(value, key), member),
  );
}
