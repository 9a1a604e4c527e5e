import type { Behavior, Dialect, FormatOptions } from '../../core/format.js';
import type { SchemaShape } from '../../core/schema-shape.js';

/** What anyone may know of a format without loading what judges it. */
export interface FormatInfo {
  /** `family/document`. */
  readonly id: string;
  readonly title: string;
  /** Names or `/`-separated path endings by which a file of this format is known, the usual one first. */
  readonly fileNames: readonly string[];
  /** The published schema's `$id`. */
  readonly $id: string;
  readonly dialect: Dialect;
  /** Whether a document may hold `$schema`. */
  readonly acceptsSchemaKey: boolean;
  /** What a caller may say about a document beside its text. */
  readonly options?: FormatOptions | undefined;
}

/** The part of a schema that explains a refusal: the normal form without descriptions and examples. */
export interface StructureNode extends SchemaShape<StructureNode> {}

/** A document's structure with the definitions that its `$ref`s (`#/$defs/<name>`) point to. */
export interface Structure {
  readonly root: StructureNode;
  readonly definitions: Readonly<Record<string, StructureNode>>;
}

/** All that judging a document takes; printed by the generator, one for each format. */
export interface RuntimeFormat extends FormatInfo {
  /** The compiled validator: the verdict on structure, and nothing else. */
  readonly isValid: (value: unknown) => boolean;
  readonly structure: Structure;
  readonly behavior: Behavior;
}
