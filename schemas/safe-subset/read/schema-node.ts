/** A schema object that was read once, with the schemas below it. Members are looked up in maps only. */
export interface SchemaNode {
  /** RFC 6901 pointer, the caller's base included. */
  readonly path: string;
  readonly depth: number;
  /** The place of the schema in the order of the document. */
  readonly start: number;
  /** The keywords as they are written, those with the value `undefined` left out. */
  readonly members: ReadonlyMap<string, unknown>;
  /** The place of each keyword in the order of the document. */
  readonly order: ReadonlyMap<string, number>;
  /** Schemas in a map (`properties`, `$defs`), by keyword and name. */
  readonly named: ReadonlyMap<string, ReadonlyMap<string, SchemaNode>>;
  /** Schemas in a list (`anyOf`, `oneOf`), by keyword. */
  readonly listed: ReadonlyMap<string, readonly SchemaNode[]>;
  /** Schemas that stand alone (`items`, `additionalProperties`), by keyword. */
  readonly single: ReadonlyMap<string, SchemaNode>;
}
