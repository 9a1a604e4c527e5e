import { basename } from 'node:path';
import type { Issue, Report, ValidateOptions } from '../../../core/issue.js';
import { FORMAT_INFOS } from '../../../generated/formats.js';
import { loadFormat } from '../../../generated/load.js';
import type { FormatInfo, RuntimeFormat } from '../../runtime/format.js';
import { judgeText } from '../../runtime/judge-text.js';
import { readJson } from '../../runtime/text/read-json.js';

/** What judges documents; only the formats that are asked for are loaded. */
export interface Engine {
  readonly formats: readonly FormatInfo[];
  /**
   * @param id one of `formats`.
   * @param others what a look at other files has found out about the document, without line and column.
   */
  judge(id: string, text: string, options: ValidateOptions, others?: readonly Issue[]): Promise<Report>;
  /** Whether a document has the very structure that the schema and the types ask for, and nothing that is only tolerated. */
  isStrict(id: string, document: unknown): Promise<boolean>;
  /** File names of the format that other tools use too. */
  sharedNames(id: string): Promise<ReadonlySet<string>>;
  /**
   * Whether a file with a name of the format is a document of it: some names are used by other tools too.
   *
   * @param text the file's text, where it could be read; without one nobody can tell of a shared name.
   */
  isOwn(id: string, path: string, text: string | undefined): Promise<boolean | 'unknown'>;
}

/** The engine for the formats that Letterpress knows. */
export const engine: Engine = {
  formats: FORMAT_INFOS,
  judge: async (id, text, options, others) => judgeText(await formatOf(id), text, options, others),
  async isStrict(id, document) {
    const { behavior, isValid } = await formatOf(id);
    return isValid(behavior.select?.(document).value ?? document);
  },
  sharedNames: async (id) => new Set((await formatOf(id)).behavior.sharedNames?.keys()),
  async isOwn(id, path, text) {
    const { behavior } = await formatOf(id);
    const test = behavior.sharedNames?.get(basename(path));
    if (test === undefined) return true;
    const read = text === undefined ? undefined : readJson(text);
    return read?.complete ? test(read.value) : 'unknown';
  },
};

async function formatOf(id: string): Promise<RuntimeFormat> {
  const info = FORMAT_INFOS.find((candidate) => candidate.id === id);
  if (info === undefined) throw new Error(`\`${id}\` is not a format.`);
  return loadFormat(info.id);
}
