import type { CodeEntry } from './code.js';
import type { Issue, Profile } from './issue.js';
import type { AnyRule } from './rule.js';

export type Dialect = '2020-12' | 'draft-07';

/** How the published JSON Schema looks. Types, builders and docs always see everything. */
export interface PublishOptions {
  /** Default: `2020-12`. */
  readonly dialect?: Dialect | undefined;
  /** Default: `urn:letterpress:<family>:<document>`. */
  readonly $id?: string | undefined;
  /** Annotations that are kept. Default: all of them. */
  readonly annotations?: readonly string[] | undefined;
  /** Definitions that stay named; the others are written out where they are used. Default: all. */
  readonly definitions?: readonly string[] | undefined;
  /** Whether `$comment` says where the file comes from. Default: true. */
  readonly banner?: boolean | undefined;
}

/** What a reader of the format's text refuses before the schema is asked. */
export interface TextLimits {
  /** UTF-8 bytes, inclusive. */
  readonly bytes?: number | undefined;
  /** Levels of nesting below the root value, inclusive. */
  readonly depth?: number | undefined;
  /** Values in the whole document, inclusive. */
  readonly values?: number | undefined;
}

/** What a mend may say beyond the nearest right value. */
export interface ConstraintFault {
  /** The first fault, to stand after the value: `must be lower case`. */
  readonly problem: string;
  readonly fix?: string | undefined;
}

/** A mend for a value that breaks a named demand (see `demand`): the nearest right value, or nothing, or what is wrong too. */
export type Fixer = (value: string) => string | ConstraintFault | undefined;

/**
 * What judging a document needs beyond its schema. Loaded whenever a document is judged,
 * so its module imports neither TypeBox nor anything that touches a disk.
 */
export interface Behavior<Document = never> {
  readonly rules: readonly AnyRule[];
  /**
   * What the family's codes mean that are no rule's id and that no other family raises. Called for explanations alone,
   * so that validating loads none of the texts.
   */
  readonly codes?: (() => Promise<ReadonlyMap<string, CodeEntry>>) | undefined;
  readonly limits?: TextLimits | undefined;
  /** Mends by the name given in the schema's `demand`. */
  readonly fixers?: Readonly<Record<string, Fixer>> | undefined;
  /** The part of the file that the format describes, where that is not all of it. */
  readonly select?: ((value: unknown) => { readonly value: unknown; readonly base: string }) | undefined;
  /** The document as the platform reads it; called on valid documents only. */
  normalize?(document: Document, context: { readonly profile: Profile }): unknown;
  /**
   * File names of the format that other tools use too, each with what tells a document of this format from theirs.
   * A file of such a name that is found while walking a folder, and is not one, is passed over.
   */
  readonly sharedNames?: ReadonlyMap<string, (value: unknown) => boolean> | undefined;
  /** A last word on order: issues with a smaller number come first. Default: all 0. */
  readonly precedence?: ((issue: Issue) => number) | undefined;
}

/**
 * Looks at the files beside a document that was found in a folder.
 *
 * @param path of the document, absolute.
 * @param sound the document without the parts that have structural issues, as rules see it.
 * @returns issues about the document's values, without line and column.
 */
export type FolderCheck = (path: string, sound: unknown) => Promise<readonly Issue[]>;

/** Something that a caller may say about a document and that the file itself does not: `--<name> <value>`. */
export interface FormatOption {
  /** What the value is, in a word for the help. */
  readonly value: string;
  /** All values that are taken. */
  readonly choices: readonly string[];
  /** What it says, in a few words for the help. */
  readonly summary: string;
}

/** Options by name; those that `ValidateOptions` has are passed on to the rules. */
export type FormatOptions = Readonly<Record<string, FormatOption>>;

/** A table of the reference page, printed from the format's own data. */
export interface ReferenceTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A section that the reference page has beyond fields, rules and examples. Text is Markdown. */
export interface ReferenceSection {
  readonly title: string;
  readonly text: string;
  readonly table?: ReferenceTable | undefined;
  /** Rules that belong to this section, by id. */
  readonly rules?: readonly string[] | undefined;
  /** A whole valid document, or the part of one that `pick` points at, shown below the text. */
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
  /** What the document is for, in Markdown; opens the reference page. */
  readonly description: string;
  /** Names or `/`-separated path endings by which the file is known, the usual one first. */
  readonly fileNames: readonly string[];
  /** A TypeBox schema. */
  readonly schema: object;
  /** The path of the TypeBox source from the project's root. */
  readonly source: string;
  readonly behavior: Behavior;
  /** Where `behavior` is exported: path from the project's root, `#`, and the export's name. Without it the registry has the schema alone. */
  readonly behaviorFrom?: string | undefined;
  /** Where a `FolderCheck` is exported, written as `behaviorFrom` is; only for documents that name other files. */
  readonly filesFrom?: string | undefined;
  readonly options?: FormatOptions | undefined;
  /** Whether a document of this format may hold `$schema`. */
  readonly acceptsSchemaKey?: boolean | undefined;
  readonly publish?: PublishOptions | undefined;
  readonly reference?: readonly ReferenceSection[] | undefined;
  readonly examples?: readonly FormatExample[] | undefined;
  /**
   * Texts of files that a document names and that a new project begins with, by their path from the document's
   * folder. Called for examples alone.
   */
  companions?(document: never): Readonly<Record<string, string>>;
}

/** A format whose id, file names or source cannot be used. */
export class FormatError extends Error {
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
 */
export function defineFormat<const F extends Format>(format: F): F {
  if (!ID.test(format.id)) {
    throw new FormatError(
      'bad-format-id',
      `\`${format.id}\` is no format id: write \`family/document\` in lower case.`,
    );
  }
  if (!SOURCE.test(format.source)) {
    throw new FormatError(
      'bad-source',
      `\`${format.source}\` is no schema source: name the \`*.schema.ts\` file from the project's root.`,
    );
  }
  if (format.fileNames.length === 0) {
    throw new FormatError('no-file-name', `${format.id} has no file name, so nobody can find its documents.`);
  }
  assertExport(format.behaviorFrom, 'bad-behavior-from');
  assertExport(format.filesFrom, 'bad-files-from');
  if (format.behaviorFrom === undefined && format.behavior.rules.length > 0) {
    throw new FormatError(
      'rules-without-module',
      `${format.id} has rules; \`behaviorFrom\` must say which module exports them.`,
    );
  }
  return format;
}

function assertExport(from: string | undefined, code: FormatError['code']): void {
  if (from !== undefined && !EXPORT.test(from)) {
    throw new FormatError(code, `\`${from}\` names no export: write \`path/to/module.ts#name\`.`);
  }
}
