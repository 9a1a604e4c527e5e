import type { LETTERPRESS, LetterpressAnnotation } from '../annotations.js';

/**
 * The keywords of JSON Schema 2020-12 that a schema in normal form may assert, with `Node` for the schemas inside.
 * `$ref` is always `#/$defs/<name>`.
 */
export interface SchemaShape<Node> {
  readonly $ref?: string;
  readonly title?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly propertyNames?: Node;
  readonly additionalProperties?: Node | boolean;
  readonly required?: readonly string[];
  /** By property, the properties that must be given where it is. */
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  /** By property, what must hold for the object where it is given. */
  readonly dependentSchemas?: Readonly<Record<string, Node>>;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly patternProperties?: Readonly<Record<string, Node>>;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly prefixItems?: readonly Node[];
  readonly items?: Node | boolean;
  /** Of the items, `minContains` (default: 1) to `maxContains` (default: any number) match. */
  readonly contains?: Node;
  readonly minContains?: number;
  readonly maxContains?: number;
  readonly allOf?: readonly Node[];
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
  readonly not?: Node;
  readonly if?: Node;
  readonly then?: Node;
  readonly else?: Node;
  readonly [LETTERPRESS]?: LetterpressAnnotation;
}
