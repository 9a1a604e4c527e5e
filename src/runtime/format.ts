import type { Behavior, Dialect, FormatOptions } from '../../core/format.js';
import type { SchemaShape } from '../../core/schema/schema-shape.js';

/** Describes a format without loading what validates it. */
export interface FormatInfo {
  /** `family/document`. */
  readonly id: string;
  /** The name of the kind of document, for people. */
  readonly title: string;
  /** File names, or ends of paths with `/`, by which a file is recognized; the usual one first. */
  readonly fileNames: readonly string[];
  /** The published schema's `$id`. */
  readonly $id: string;
  /** The dialect of the published schema. */
  readonly dialect: Dialect;
  /** Whether a document may have a `$schema` property. */
  readonly acceptsSchemaKey: boolean;
  /** The options that a caller can pass when validating a document. */
  readonly options?: FormatOptions | undefined;
}

/** A schema as needed to explain what is wrong: the normal form without descriptions and examples. */
export interface StructureNode extends SchemaShape<StructureNode> {}

/** The schema of a document with the definitions that its `$ref`s (`#/$defs/<name>`) point to. */
export interface Structure {
  readonly root: StructureNode;
  readonly definitions: Readonly<Record<string, StructureNode>>;
}

/** Everything needed to validate a document; the generator prints one for each format. */
export interface RuntimeFormat extends FormatInfo {
  /** The compiled validator: whether the structure is valid, without saying why not. */
  readonly isValid: (value: unknown) => boolean;
  /** What the explanation reads when the validator has refused a document. */
  readonly structure: Structure;
  /** Rules, limits, codes and whatever else validating needs beyond the schema. */
  readonly behavior: Behavior;
}
