import type { Format } from '../core/format.js';
import { codePointOrder } from '../core/words/code-point-order.js';
import { EMITTERS } from './emitters/index.js';
import { type EmitContext, type FormatModel, type GeneratedFile, ModelError } from './model.js';
import { importPath } from './print/code/import-path.js';
import { buildModel } from './stages/build-model.js';

export type { EmitContext, Emitter, FormatModel, GeneratedFile, NormalSchema } from './model.js';
export { ModelError } from './model.js';
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
 * @throws {ModelError} for a schema that cannot be printed faithfully, or two formats with the same id.
 */
export async function generate(formats: readonly Format[], options: GenerateOptions = {}): Promise<GeneratedFile[]> {
  const { out = 'generated', runtime = 'letterpress/runtime', command = 'letterpress generate' } = options;
  const models = formats.map((format) => buildModel(format, command));
  assertDistinct(models);
  const project = (path: string, module: string): string => importPath(`${out}/${path}`, module);
  const context: EmitContext = {
    command,
    project,
    runtime: (path) => (runtime.endsWith('.ts') ? project(path, runtime) : runtime),
  };
  const files = await Promise.all(EMITTERS.map((emitter) => emitter.emit(models, context)));
  return files.flat().sort((left, right) => codePointOrder(left.path, right.path));
}

function assertDistinct(models: readonly FormatModel[]): void {
  const seen = new Map<string, FormatModel>();
  for (const model of models) {
    // On a disk that ignores case, two ids that differ only in case would share a folder.
    const key = model.id.toLowerCase();
    if (seen.has(key)) {
      throw new ModelError({
        code: 'clashing-formats',
        format: model.id,
        message: 'another format has the same id.',
      });
    }
    seen.set(key, model);
  }
}
