import { readOptions } from '../core/calls/read-options.js';
import { reading } from '../core/calls/reading.js';
import { requireList } from '../core/calls/require-list.js';
import { defineFormat, type Format } from '../core/format.js';
import { codePointOrder } from '../core/words/code-point-order.js';
import { escapeUnseen } from '../core/words/escape-unseen.js';
import { EMITTERS } from './emitters/index.js';
import type { EmitContext, Emitter, FormatModel, GeneratedFile } from './model.js';
import { importPath } from './print/code/import-path.js';
import { Refusals } from './refusals.js';
import { buildModel } from './stages/build-model.js';
import { tryFormat } from './trial/try-format.js';

export type { EmitContext, Emitter, FormatModel, GeneratedFile, NormalSchema } from './model.js';
export { ModelError, type ModelErrorDetails } from './model.js';
export { type ArtifactCheck, type ArtifactWrite, checkArtifacts, writeArtifacts } from './write.js';

export interface GenerateOptions {
  /** The output folder from the project's root, with `/`. Default: `generated`. */
  readonly out?: string | undefined;
  /** What generated code imports the runtime from: a package entry, or a `.ts` file from the project's root. Default: `letterpress/runtime`. */
  readonly runtime?: string | undefined;
  /** The command that banners name. Default: `letterpress generate`. */
  readonly command?: string | undefined;
}

/**
 * Generates every artifact of the given formats; writes nothing to disk.
 *
 * @returns files with paths relative to the output folder, sorted by path.
 * @throws {ModelError} with everything that cannot be printed faithfully, of all formats.
 * @throws {FormatError} for a format that `defineFormat` rejects.
 * @throws {UsageError} `bad-option` for an argument of another type, and wrong options.
 */
export async function generate(formats: readonly Format[], options: GenerateOptions = {}): Promise<GeneratedFile[]> {
  const {
    out = 'generated',
    runtime = 'letterpress/runtime',
    command = 'letterpress generate',
  } = readOptions<GenerateOptions>(options, { out: 'string', runtime: 'string', command: 'string' });
  // Formats are what `defineFormat` accepts, so what it rejects is said before anything is printed.
  const given = requireList('formats', formats).map((format, index) =>
    reading(`formats[${index}]`, () => defineFormat(format as Format)),
  );
  const refusals = new Refusals();
  const printable = distinct(given, refusals).flatMap((format) => {
    const model = refusals.keep(format.id, 'model', () => buildModel(format, command));
    return model === undefined ? [] : [{ format, model }];
  });
  const models = printable.map(({ model }) => model);
  const project = (path: string, module: string): string => importPath(`${out}/${path}`, module);
  const context: EmitContext = {
    command,
    project,
    runtime: (path) => (runtime.endsWith('.ts') ? project(path, runtime) : runtime),
  };
  const files = (await Promise.all(EMITTERS.map((emitter) => emitted(emitter, models, context, refusals)))).flat();
  tryFormats(printable, files, refusals);
  refusals.throwIfAny();
  // In code and JSON an escape is the same value, and in a comment or a page it is what a reader can see.
  return files
    .map(({ path, text }) => ({ path, text: escapeUnseen(text) }))
    .sort((left, right) => codePointOrder(left.path, right.path));
}

/** Runs what was printed of each format. */
function tryFormats(
  printed: readonly { readonly format: Format; readonly model: FormatModel }[],
  files: readonly GeneratedFile[],
  refusals: Refusals,
): void {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  for (const { format, model } of printed) {
    const validator = texts.get(`${model.family}/${model.document}.validator.js`);
    if (validator === undefined) continue;
    refusals.keep(model.id, 'trial', () => tryFormat(format, model, validator, refusals.of(model.id)));
  }
}

/** The files of one emitter; when it fails, each format that it fails for is refused. */
async function emitted(
  emitter: Emitter,
  models: readonly FormatModel[],
  context: EmitContext,
  refusals: Refusals,
): Promise<readonly GeneratedFile[]> {
  try {
    return await emitter.emit(models, context);
  } catch (error) {
    let isNamed = false;
    for (const model of models) {
      try {
        await emitter.emit([model], context);
      } catch (own) {
        isNamed = true;
        refusals.addError(own, model.id, emitter.name);
      }
    }
    if (!isNamed) refusals.addError(error, models.map(({ id }) => id).join(', '), emitter.name);
    return [];
  }
}

/** The formats without those whose id another one has. */
function distinct(formats: readonly Format[], refusals: Refusals): readonly Format[] {
  const seen = new Set<string>();
  return formats.filter(({ id }) => {
    refusals.of(id);
    // On a disk that ignores case, two ids that differ only in case would share a folder.
    const key = id.toLowerCase();
    if (!seen.has(key)) return seen.add(key);
    refusals.add({
      code: 'clashing-formats',
      format: id,
      message: 'another format has the same id.',
      hint: 'Give one of them another id.',
    });
    return false;
  });
}
