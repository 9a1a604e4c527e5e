import { type SchemaOptions, type Static, type TSchema, Type } from '@sinclair/typebox';
import { showCount } from '../../core/words/list.js';
import { annotate } from '../kit/annotate.js';
import { literals } from '../kit/literals.js';
import { closed } from '../kit/scalars.js';
import { shared } from '../kit/shared.js';
import { table as safeSubset } from './tables/index.js';
import type { SafeSchema as SafeSchemaType } from './tables/safe-schema.js';
import type { Keyword, SubsetTable } from './tables/subset-table.js';

const NAME = 'SafeSchema';

/** The meta-schema of a subset, for editors. Only the checker counts, and only the checker gives a verdict. */
export function metaSchema(table: SubsetTable): TSchema {
  const { nodes, depth } = table.limits;
  const parts = { type: typeName(table), format: formatName(table) };
  const keywords = Object.entries(table.keywords).map(([name, keyword]) => [
    name,
    Type.Optional(schemaOf(keyword, table, parts, { description: keyword.description, ...sample(name, keyword) })),
  ]);
  const annotations = Object.entries(table.annotations).map(([name, { value, description }]) => [
    name,
    Type.Optional(value === 'text' ? Type.String({ description }) : Type.Unknown({ description })),
  ]);
  return closed(Object.fromEntries([...keywords, ...annotations]), {
    $id: NAME,
    title: 'Safe schema',
    description: `A JSON Schema in the safe subset: no \`pattern\`, no references to other documents, at most ${showCount(nodes.max)} ${nodes.unit} and ${depth.max} ${depth.unit}.`,
    ...annotate({ checkedBy: 'safe-subset' }),
  });
}

/** The meta-schema of the safe subset. */
export const SafeSchema = Type.Unsafe<SafeSchemaType>(metaSchema(safeSubset));

export type SafeSchema = Static<typeof SafeSchema>;

interface Parts {
  readonly type: TSchema;
  readonly format: TSchema;
}

function typeName({ types }: SubsetTable): TSchema {
  return literals(types, { $id: 'SafeTypeName', title: 'Type name', description: 'A JSON type.' });
}

function formatName({ formats }: SubsetTable): TSchema {
  const lines = Object.entries(formats).map(([name, format]) => `- \`${name}\`: ${format.description}`);
  return literals(Object.keys(formats), {
    $id: 'SafeFormat',
    title: 'Format',
    description: `The format of a string.\n\n${lines.join('\n')}`,
  });
}

function schemaOf(
  { value }: Keyword,
  { limits }: SubsetTable,
  { type, format }: Parts,
  options: SchemaOptions,
): TSchema {
  const inner = Type.Ref(NAME);
  switch (value) {
    case 'types':
      return Type.Union([shared(type), Type.Array(shared(type), { minItems: 1 })], options);
    case 'values':
      return Type.Array(Type.Unknown(), { minItems: 1, maxItems: limits.enumOptions.max, ...options });
    case 'value':
      return Type.Unknown(options);
    case 'reference':
      return Type.String({
        pattern: '^#(?:/\\$defs/[^/]+)?$',
        ...annotate({ constraint: '`#` or `#/$defs/` and the name of a definition' }),
        ...options,
      });
    case 'schema':
      return Type.Ref(NAME, options);
    case 'schema-or-flag':
      return Type.Union([Type.Boolean(), inner], options);
    case 'schema-map':
      return Type.Record(Type.String(), inner, options);
    case 'branches':
      return Type.Array(inner, { minItems: 1, maxItems: limits.branches.max, ...options });
    case 'names':
      return Type.Array(Type.String(), options);
    case 'flag':
      return Type.Boolean(options);
    case 'format':
      return shared(format, options);
    case 'count':
      return Type.Integer({ minimum: 0, ...options });
    case 'number':
      return Type.Number(options);
    case 'positive':
      return Type.Number({ exclusiveMinimum: 0, ...options });
    default:
      return value satisfies never;
  }
}

function sample(name: string, { example }: Keyword): { readonly examples?: unknown[] } {
  return Object.hasOwn(example, name) ? { examples: [example[name]] } : {};
}
