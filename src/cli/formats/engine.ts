import { basename } from 'node:path';
import type { Report, ValidateOptions } from '../../../core/issue.js';
import { FORMAT_INFOS, type FormatId } from '../../../generated/formats.js';
import { loadFolderCheck, loadFormat } from '../../../generated/load.js';
import { type Document, readDocument } from '../../runtime/document.js';
import type { FormatInfo, RuntimeFormat } from '../../runtime/format.js';
import { accepts } from '../../runtime/structure/accepts.js';
import { reportOn, validateDocument } from '../../runtime/validate-text.js';

/** Where a document lies. */
export interface DocumentPlace {
  /** Absolute. */
  readonly path: string;
  /** The same object for all documents of one run. */
  readonly run: object;
}

/** Validates documents; only the formats that are asked for are loaded. */
export interface Engine {
  readonly formats: readonly FormatInfo[];
  /**
   * Reads a text within the limits of a format. Done once; everything after it takes the document.
   *
   * @param id one of `formats`.
   */
  read(id: string, text: string): Promise<Document>;
  /**
   * Validates a document.
   *
   * @param id one of `formats`.
   * @param place for its format's check of the files that it names; without it they are not checked.
   */
  validate(id: string, document: Document, options: ValidateOptions, place?: DocumentPlace): Promise<Report>;
  /** Whether a document has exactly the structure of the schema and the types, and nothing that is only tolerated. */
  isStrict(id: string, document: unknown): Promise<boolean>;
  /** File names of the format that other tools use too. */
  sharedNames(id: string): Promise<ReadonlySet<string>>;
  /**
   * Whether a file with one of the format's names is a document of the format; other tools use some of the names too.
   *
   * @param document the content of the file; without it, the answer for a shared name is `unknown`.
   */
  isOwn(id: string, path: string, document: Document | undefined): Promise<boolean | 'unknown'>;
}

/** The engine for the built-in formats. */
export const engine: Engine = {
  formats: FORMAT_INFOS,
  read: async (id, text) => readDocument(text, (await formatOf(id)).behavior.limits),
  async validate(id, document, options, place) {
    const format = await formatOf(id);
    const verdict = validateDocument(format, document, options);
    if (place === undefined) return reportOn(format, document, verdict);
    const checkFolder = await loadFolderCheck(knownId(id));
    const others = (await checkFolder?.(place.path, verdict.sound, place.run)) ?? [];
    return reportOn(format, document, { ...verdict, issues: [...verdict.issues, ...others] });
  },
  async isStrict(id, document) {
    const format = await formatOf(id);
    return accepts(format, format.behavior.select?.(document).value ?? document) ?? false;
  },
  sharedNames: async (id) => new Set((await formatOf(id)).behavior.sharedNames?.keys()),
  async isOwn(id, path, document) {
    const { behavior } = await formatOf(id);
    const test = behavior.sharedNames?.get(basename(path));
    if (test === undefined) return true;
    return document?.complete ? test(document.value) : 'unknown';
  },
};

async function formatOf(id: string): Promise<RuntimeFormat> {
  return loadFormat(knownId(id));
}

function knownId(id: string): FormatId {
  const info = FORMAT_INFOS.find((candidate) => candidate.id === id);
  if (info === undefined) throw new Error(`\`${id}\` is not a format.`);
  return info.id;
}
