/** A schema object that was read once, with the schemas below it. Keywords are looked up in maps only. */
export interface SchemaNode {
  /** RFC 6901 pointer, including the base of the caller. */
  readonly path: string;
  readonly depth: number;
  /** The position of the schema in document order. */
  readonly start: number;
  /** The keywords as written, without those whose value is `undefined`. */
  readonly members: ReadonlyMap<string, unknown>;
  /** The position of each keyword in document order. */
  readonly order: ReadonlyMap<string, number>;
  /** Schemas in a map (`properties`, `$defs`), by keyword and name. */
  readonly named: ReadonlyMap<string, ReadonlyMap<string, SchemaNode>>;
  /** Schemas in an array (`anyOf`, `oneOf`), by keyword. */
  readonly listed: ReadonlyMap<string, readonly SchemaNode[]>;
  /** Single schemas (`items`, `additionalProperties`), by keyword. */
  readonly single: ReadonlyMap<string, SchemaNode>;
}
