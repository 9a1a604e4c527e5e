import { reading } from './calls/reading.js';
import type { CodeEntry } from './code.js';
import { CodedError } from './coded-error.js';
import type { Issue, Profile } from './issue.js';
import type { AnyRule } from './rule.js';

export type Dialect = '2020-12' | 'draft-07';

/** How the JSON Schema is published. Types, builders and docs always use the whole schema. */
export interface PublishOptions {
  /** Default: `2020-12`. */
  readonly dialect?: Dialect | undefined;
  /** Default: `urn:letterpress:<family>:<document>`. */
  readonly $id?: string | undefined;
  /** Annotations to keep. Default: all. */
  readonly annotations?: readonly string[] | undefined;
  /** Definitions that keep their names; the others are inlined. Default: all. */
  readonly definitions?: readonly string[] | undefined;
  /** Whether `$comment` says where the file comes from. Default: true. */
  readonly banner?: boolean | undefined;
}

/** Limits on a document of the format, checked before its schema. */
export interface TextLimits {
  /** UTF-8 bytes, inclusive. */
  readonly bytes?: number | undefined;
  /** Levels of nesting below the root value, inclusive. */
  readonly depth?: number | undefined;
  /** Values in the whole document, inclusive. */
  readonly values?: number | undefined;
}

/** What a fixer can say beyond the nearest valid value. */
export interface ConstraintFault {
  /** What is wrong, to follow the value: `must be lower case`. */
  readonly message: string;
  /** The nearest valid value. */
  readonly fix?: string | undefined;
}

/**
 * Looks for the nearest valid value of a value that breaks a constraint.
 *
 * @returns that value, with what is wrong if the fixer knows; nothing when no valid value is near.
 */
export type Fixer = (value: string) => string | ConstraintFault | undefined;

/**
 * What validating a document needs beyond its schema. Loaded whenever a document is validated, so its module imports
 * neither TypeBox nor anything that uses the file system.
 */
export interface Behavior<Document = never> {
  readonly rules: readonly AnyRule[];
  /**
   * Explains the family's own codes, except rule ids. Called only by `explain`, so that validating does not load the
   * texts.
   */
  readonly codes?: (() => Promise<ReadonlyMap<string, CodeEntry>>) | undefined;
  readonly limits?: TextLimits | undefined;
  /** Fixers by the name given as `fix` in the schema's annotations. */
  readonly fixers?: Readonly<Record<string, Fixer>> | undefined;
  /** The part of the file that the format describes. Default: all of it. */
  readonly select?: ((value: unknown) => { readonly value: unknown; readonly base: string }) | undefined;
  /** The document as the platform reads it; called only for valid documents. */
  normalize?(document: Document, context: { readonly profile: Profile }): unknown;
  /**
   * File names that other tools use too, each with a test for documents of this format. A file with such a name that
   * is found in a folder and fails the test is skipped.
   */
  readonly sharedNames?: ReadonlyMap<string, (value: unknown) => boolean> | undefined;
  /** Overrides the order of issues: those with a smaller number come first. Default: all 0. */
  readonly precedence?: ((issue: Issue) => number) | undefined;
}

/**
 * Checks the files that a document in a folder refers to.
 *
 * @param path of the document, absolute.
 * @param sound the document without the parts that have structural issues, as rules see it.
 * @param run the same object for all documents of one run, so that a check can bound what it costs over all of them.
 * @returns issues about the document's values, without line and column.
 */
export type FolderCheck = (path: string, sound: unknown, run: object) => Promise<readonly Issue[]>;

/** An option that a caller can pass when validating a document: `--<name> <value>`. */
export interface FormatOption {
  /** The placeholder of the value in the help. */
  readonly value: string;
  /** The allowed values. */
  readonly choices: readonly string[];
  /** What the option does, in a few words for the help. */
  readonly summary: string;
}

/** Options by name; those of `ValidateOptions` are passed on to the rules. */
export type FormatOptions = Readonly<Record<string, FormatOption>>;

/** A table on the reference page, printed from the format's own data. */
export interface ReferenceTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A section of the reference page in addition to properties, rules and examples. Text is Markdown. */
export interface ReferenceSection {
  readonly title: string;
  readonly text: string;
  readonly table?: ReferenceTable | undefined;
  /** Rules that belong to this section, by id. */
  readonly rules?: readonly string[] | undefined;
  /** A valid document, shown below the text; with `pick`, the part that it points to, of any JSON. */
  readonly example?: { readonly document: unknown; readonly pick?: string | undefined } | undefined;
}

export interface FormatExample {
  /** File name without folder; an invalid one begins with the code it must raise: `<code with / as .>.<slug>.json`. */
  readonly name: string;
  readonly title: string;
  readonly document: unknown;
}

/** One kind of document: schema, rules, examples and file names. */
export interface Format {
  /** `family/document`, lower-case, dashes inside. */
  readonly id: string;
  readonly title: string;
  /** What the document is for, in Markdown; the first paragraph of the reference page. */
  readonly description: string;
  /** File names, or ends of paths with `/`, by which a file is recognized; the usual one first. */
  readonly fileNames: readonly string[];
  /** A TypeBox schema. */
  readonly schema: object;
  /** The path of the TypeBox source from the project's root. */
  readonly source: string;
  readonly behavior: Behavior;
  /** Where `behavior` is exported: path from the project's root, `#`, and the export's name. Without it the registry has only the schema. */
  readonly behaviorFrom?: string | undefined;
  /** Where a `FolderCheck` is exported, in the form of `behaviorFrom`; only for documents that refer to other files. */
  readonly filesFrom?: string | undefined;
  readonly options?: FormatOptions | undefined;
  /** Whether a document of this format may have a `$schema` property. */
  readonly acceptsSchemaKey?: boolean | undefined;
  readonly publish?: PublishOptions | undefined;
  readonly reference?: readonly ReferenceSection[] | undefined;
  readonly examples?: readonly FormatExample[] | undefined;
  /**
   * The files that a document refers to, as a new project starts with them: contents by path from the document's
   * folder. Called only for examples.
   */
  companions?(document: never): Readonly<Record<string, string>>;
}

/** A format was declared with an invalid id, file name, source or export. */
export class FormatError extends CodedError {
  override readonly name = 'FormatError';

  constructor(
    readonly code:
      | 'bad-format-id'
      | 'bad-source'
      | 'bad-behavior-from'
      | 'bad-files-from'
      | 'no-file-name'
      | 'rules-without-module',
    message: string,
  ) {
    super(message);
  }
}

const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*\/[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const SOURCE = /^(?:(?!\.\.?\/)[\w.-]+\/)*[\w.-]+\.schema\.ts$/;
const EXPORT = /^(?:(?!\.\.?\/)[\w.-]+\/)*[\w.-]+\.ts#[A-Za-z_$][\w$]*$/;

/**
 * Declares a format.
 *
 * @throws {FormatError} when the id is not `family/document`, the source is not a `*.schema.ts`,
 *   no file name is given, `behaviorFrom` or `filesFrom` does not name an export, or there are rules and no
 *   `behaviorFrom` to import them from.
 * @throws {UsageError} `bad-option` for anything that is not a format, and for what cannot be read.
 */
export function defineFormat<const F extends Format>(format: F): F {
  reading('format', () => assertFormat(format));
  return format;
}

function assertFormat(format: Format): void {
  if (!ID.test(format.id)) {
    throw new FormatError(
      'bad-format-id',
      `\`${format.id}\` is not a valid format id: write \`family/document\` in lower case.`,
    );
  }
  if (!SOURCE.test(format.source)) {
    throw new FormatError(
      'bad-source',
      `\`${format.source}\` is not a valid schema source: write the path of the \`*.schema.ts\` file from the project's root.`,
    );
  }
  if (format.fileNames.length === 0) {
    throw new FormatError('no-file-name', `The format \`${format.id}\` has no file names: give at least one.`);
  }
  assertExport(format.behaviorFrom, 'bad-behavior-from');
  assertExport(format.filesFrom, 'bad-files-from');
  if (format.behaviorFrom === undefined && format.behavior.rules.length > 0) {
    throw new FormatError(
      'rules-without-module',
      `The format \`${format.id}\` has rules but no \`behaviorFrom\`: name the module that exports its behavior.`,
    );
  }
}

function assertExport(from: string | undefined, code: FormatError['code']): void {
  if (from !== undefined && !EXPORT.test(from)) {
    throw new FormatError(code, `\`${from}\` is not a valid export: write \`path/to/module.ts#name\`.`);
  }
}
