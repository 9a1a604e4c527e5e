import type { formats } from './formats.js';
import type { annotations, keywords } from './keywords.js';
import type { refused } from './refused.js';
import type { TypeName } from './subset-table.js';

export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue | undefined };

/** The TypeScript type of each keyword value, as the generated types print it. */
interface ShapeTypes {
  types: TypeName | TypeName[];
  values: unknown[];
  value: unknown;
  reference: string;
  schema: SafeSchema;
  'schema-or-flag': boolean | SafeSchema;
  'schema-map': { [name: string]: SafeSchema };
  branches: SafeSchema[];
  names: string[];
  flag: boolean;
  format: keyof typeof formats;
  count: number;
  number: number;
  positive: number;
  text: string;
  any: unknown;
}

/** The same, as strict as TypeScript can check. */
interface StrictShapeTypes extends Omit<ShapeTypes, StrictShape> {
  values: JsonValue[];
  value: JsonValue;
  reference: '#' | `#/$defs/${string}`;
  schema: StrictSchema;
  'schema-or-flag': boolean | StrictSchema;
  'schema-map': { [name: string]: StrictSchema };
  branches: StrictSchema[];
}

type StrictShape = 'values' | 'value' | 'reference' | 'schema' | 'schema-or-flag' | 'schema-map' | 'branches';

type Keywords = typeof keywords;
type Table = Keywords & typeof annotations;

/** A schema of the safe subset, as far as a plain interface can describe it. */
export type SafeSchema = { -readonly [Name in keyof Table]?: ShapeTypes[Table[Name]['value']] };

/** A schema in which references to other documents and keywords that the subset rejects by name do not type-check. */
export type StrictSchema = { -readonly [Name in keyof Table]?: StrictShapeTypes[Table[Name]['value']] } & {
  -readonly [Name in keyof typeof refused]?: never;
};

/** The keywords for one type, from the table. */
export type KeywordsOn<Type extends TypeName> = {
  readonly [Name in keyof Keywords as Type extends Keywords[Name]['on'][number] ? Name : never]?:
    | StrictShapeTypes[Keywords[Name]['value']]
    | undefined;
};

/** A TypeBox schema, recognized by two properties of its types; its JSON is checked at run time. */
export interface TypeBoxSchema {
  readonly static: unknown;
  readonly params: unknown[];
}

/** What is accepted as a schema of the subset. */
export type SchemaInput = StrictSchema | TypeBoxSchema;
