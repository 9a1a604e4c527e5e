import type { LETTERPRESS, LetterpressAnnotation } from '../core/annotations.js';
import { reading } from '../core/calls/reading.js';
import { CodedError } from '../core/coded-error.js';
import type { Dialect, FormatExample, FormatOptions, ReferenceSection, TextLimits } from '../core/format.js';
import { LIMITS } from '../core/limits.js';
import type { AnyRule } from '../core/rule.js';
import type { SchemaShape } from '../core/schema/schema-shape.js';

/** What the stages add to an author's annotation. */
export interface ModelAnnotation extends LetterpressAnnotation {
  /** The name of the type of a variant that is not a definition: in the types and builders, and as a heading of the page. */
  readonly typeName?: string | undefined;
}

/** A schema in the generator's normal form: JSON Schema 2020-12, keywords in the fixed order, no inner `$id`. */
export interface NormalSchema extends SchemaShape<NormalSchema> {
  readonly $schema?: string;
  readonly $id?: string;
  readonly $comment?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly deprecated?: boolean;
  readonly $defs?: SchemaMap;
  readonly [LETTERPRESS]?: ModelAnnotation;
  readonly [keyword: string]: unknown;
}

/**
 * Replaces `uniqueItems` in the copy of a schema that is compiled: ajv's own is quadratic, and wrong about `__proto__`.
 */
export const UNIQUE_KEYWORD = 'uniqueJson';

/** Stands for `required: [""]` in the copy of a schema that is compiled: ajv never misses a property with the empty name. */
export const EMPTY_NAME_KEYWORD = 'emptyName';

/** Holds a `ValidatorCall[]` in the copy of a schema that is compiled. */
export const CALLS_KEYWORD = 'calls';

/** Stands for a long `enum`, or one with objects or arrays, in the copy of a schema that is compiled. */
export const LISTED_KEYWORD = 'listed';

/** What a function of the compiled validator asks of other functions, given by their numbers, about the same value. */
export type ValidatorCall =
  | { readonly all: readonly number[] }
  | { readonly any: readonly number[] }
  | { readonly one: readonly number[] }
  | { readonly none: number }
  /** Where the function `when` accepts the value, `yes` must accept it too, elsewhere `no`. */
  | { readonly when: number; readonly yes: number | undefined; readonly no: number | undefined }
  /** About an object with the property: the function must accept it. */
  | { readonly given: readonly (readonly [name: string, check: number])[] }
  /** About an array: how many of its items the function accepts, both inclusive. */
  | { readonly counted: number; readonly least: number; readonly most: number | undefined }
  /** About the name of each property. */
  | { readonly names: number }
  /** About each property with another name; without a function, there must be none. */
  | { readonly besides: readonly string[]; readonly patterns: readonly string[]; readonly check: number | undefined }
  /** An object passes if the one function for the value of its property `tag` accepts it. */
  | { readonly tag: string; readonly byValue: readonly (readonly [unknown, number])[] };

export type SchemaMap = { readonly [name: string]: NormalSchema };

/** The TypeScript names of a document's type and of its definitions. */
export interface TypeNames {
  readonly document: string;
  /** By definition name, in the order of the definitions. */
  readonly definitions: ReadonlyMap<string, string>;
}

/** What the runtime explains structural issues with. */
export interface ModelStructure {
  readonly root: NormalSchema;
  readonly definitions: SchemaMap;
}

/** Everything an emitter may know about a format; no format-specific code. */
export interface FormatModel {
  readonly id: string;
  readonly family: string;
  readonly document: string;
  readonly title: string;
  readonly description: string;
  readonly fileNames: readonly string[];
  /** The TypeBox source, from the project's root. */
  readonly source: string;
  readonly dialect: Dialect;
  /** The published schema's `$id`. */
  readonly schemaId: string;
  readonly acceptsSchemaKey: boolean;
  /** What the types are called; `typeName` in the annotation of a variant is the name of its type. */
  readonly names: TypeNames;
  /** The whole document; refers to `definitions`, and is not one of them unless the format is recursive at its root. */
  readonly root: NormalSchema;
  /** Named definitions in the order of their first use. */
  readonly definitions: ReadonlyMap<string, NormalSchema>;
  /** The content of the published schema file. */
  readonly published: NormalSchema;
  /** A copy without what json-schema-to-typescript misreads; `tsType` for what only TypeScript can express. */
  readonly typesSchema: NormalSchema;
  /** One schema for each function of the compiled validator, the document's first. */
  readonly validatorFunctions: readonly NormalSchema[];
  /** The normal form without what only the page and the types need. */
  readonly structure: ModelStructure;
  readonly rules: readonly AnyRule[];
  readonly limits: TextLimits;
  readonly behaviorFrom: string | undefined;
  readonly filesFrom: string | undefined;
  readonly options: FormatOptions | undefined;
  readonly reference: readonly ReferenceSection[];
  readonly examples: readonly FormatExample[];
}

/** An artifact: `path` is relative to the output folder, with `/`. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

export interface EmitContext {
  /** The command that generates the artifacts, for banners. */
  readonly command: string;
  /** The specifier by which the artifact at `path` imports the runtime. */
  runtime(path: string): string;
  /** The specifier by which the artifact at `path` imports a module of the project. */
  project(path: string, module: string): string;
}

/** Prints one kind of artifact. */
export interface Emitter {
  readonly name: string;
  emit(
    models: readonly FormatModel[],
    context: EmitContext,
  ): readonly GeneratedFile[] | Promise<readonly GeneratedFile[]>;
}

export type ModelErrorCode =
  | 'not-json'
  | 'unsupported-keyword'
  | 'unsupported-type'
  | 'unsupported-format'
  | 'bad-value'
  | 'bad-pattern'
  | 'missing-definition'
  | 'clashing-definitions'
  | 'unnamed-recursion'
  | 'endless-reference'
  | 'ghost-required'
  | 'impossible-enum'
  | 'too-deep'
  | 'too-large'
  | 'clashing-formats'
  | 'bad-example'
  | 'rejected-schema-key'
  | 'cannot-print';

export interface ModelErrorDetails {
  readonly code: ModelErrorCode;
  /** The format's id. */
  readonly format: string;
  /** The definition's name; left out, or empty, for the document itself. */
  readonly definition?: string | undefined;
  /** RFC 6901 pointer within the definition; left out for its root. */
  readonly pointer?: string | undefined;
  /** What is wrong there, as one sentence. */
  readonly message: string;
  /** How to write it instead, as one sentence. */
  readonly hint?: string | undefined;
  /** What a library threw. */
  readonly cause?: unknown;
  /** Where it is in the sources: the file from the project's root, and its line, counted from 1, if that is certain. */
  readonly place?: { readonly file: string; readonly line?: number | undefined } | undefined;
}

/** One or more schemas or formats that cannot be printed faithfully. Its own details are those of the first refusal. */
export class ModelError extends CodedError {
  override readonly name = 'ModelError';
  readonly code: ModelErrorCode;
  /** The format's id. */
  readonly format: string;
  /** The definition's name; empty for the document itself. */
  readonly definition: string;
  /** RFC 6901 pointer within the definition. */
  readonly pointer: string;
  readonly hint: string | undefined;
  /** Everything that is refused, in a stable order; never empty. */
  readonly refusals: readonly ModelErrorDetails[];

  constructor(first: ModelErrorDetails, others: readonly ModelErrorDetails[] = []) {
    const refusals = reading('details', () => [first, ...others].map((details) => ({ ...details })));
    const more = refusals.length - LIMITS.refusals;
    const lines = refusals.slice(0, LIMITS.refusals).map((each) => reading('details', () => inWords(each)));
    super([...lines, ...(more > 0 ? [`… and ${more} more.`] : [])].join('\n'), { cause: refusals[0]?.cause });
    const { code, format, definition = '', pointer = '', hint } = refusals[0] ?? first;
    this.code = code;
    this.format = format;
    this.definition = definition;
    this.pointer = pointer;
    this.hint = hint;
    this.refusals = refusals;
  }
}

function inWords({ format, definition = '', pointer = '', message }: ModelErrorDetails): string {
  const place = definition === '' ? '' : `, definition ${definition}`;
  return `${format}${place}, at ${pointer === '' ? 'the root' : pointer}: ${message}`;
}
