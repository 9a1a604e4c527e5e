import { basename } from 'node:path';
import type { Report, ValidateOptions } from '../../../core/issue.js';
import { FORMAT_INFOS, type FormatId } from '../../../generated/formats.js';
import { loadFolderCheck, loadFormat } from '../../../generated/load.js';
import { type Document, readDocument } from '../../runtime/document.js';
import type { FormatInfo, RuntimeFormat } from '../../runtime/format.js';
import { reportOn, validateDocument } from '../../runtime/validate-text.js';

/** What judges documents; only the formats that are asked for are loaded. */
export interface Engine {
  readonly formats: readonly FormatInfo[];
  /**
   * Reads a text within the limits of a format, once: what follows takes the document.
   *
   * @param id one of `formats`.
   */
  read(id: string, text: string): Promise<Document>;
  /**
   * Validates a document.
   *
   * @param id one of `formats`.
   * @param path where it lies, absolute, for its format's check of the files that it names; without it these are left alone.
   */
  validate(id: string, document: Document, options: ValidateOptions, path?: string): Promise<Report>;
  /** Whether a document has the very structure that the schema and the types ask for, and nothing that is only tolerated. */
  isStrict(id: string, document: unknown): Promise<boolean>;
  /** File names of the format that other tools use too. */
  sharedNames(id: string): Promise<ReadonlySet<string>>;
  /**
   * Whether a file with a name of the format is a document of it: some names are used by other tools too.
   *
   * @param document what the file holds, where it could be read; without one nobody can tell of a shared name.
   */
  isOwn(id: string, path: string, document: Document | undefined): Promise<boolean | 'unknown'>;
}

/** The engine for the formats that Letterpress knows. */
export const engine: Engine = {
  formats: FORMAT_INFOS,
  read: async (id, text) => readDocument(text, (await formatOf(id)).behavior.limits),
  async validate(id, document, options, path) {
    const format = await formatOf(id);
    const verdict = validateDocument(format, document, options);
    if (path === undefined) return reportOn(format, document, verdict);
    const checkFolder = await loadFolderCheck(knownId(id));
    const others = (await checkFolder?.(path, verdict.sound)) ?? [];
    return reportOn(format, document, { ...verdict, issues: [...verdict.issues, ...others] });
  },
  async isStrict(id, document) {
    const { behavior, isValid } = await formatOf(id);
    return isValid(behavior.select?.(document).value ?? document);
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
