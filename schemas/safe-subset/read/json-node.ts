/** A JSON value that was read once and can no longer change. */
export type JsonNode =
  | { readonly kind: 'null'; readonly value: null }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'integer' | 'number'; readonly value: number }
  | { readonly kind: 'string'; readonly value: string }
  | JsonArray
  | JsonObject;

export interface JsonArray {
  readonly kind: 'array';
  readonly items: readonly JsonNode[];
}

export interface JsonObject {
  readonly kind: 'object';
  readonly members: ReadonlyMap<string, JsonNode>;
}
