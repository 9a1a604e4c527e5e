import { resolve } from 'node:path';
import { UsageError } from '../../../../core/usage-error.js';
import { printable } from '../../../../core/words/printable.js';
import { prepareOutputs } from '../../../../files/output.js';
import { writeFileAtomically } from '../../../../files/write-file.js';
import { formatOfPath } from '../../../runtime/format-of.js';
import { builtInFormat } from '../../formats/built-in-format.js';
import { engine } from '../../formats/engine.js';
import { formatById, nameList } from '../../formats/format-names.js';
import { EXIT_CODE, type ExitCode } from '../../process/exit-code.js';
import type { Io } from '../../process/io.js';
import { displayPath, documentName, namedPath } from '../../process/paths.js';
import { readDocument } from '../../process/read-document.js';
import { printReports } from '../../reporters/report-files.js';
import type { FileReport } from '../../reporters/reporter.js';
import { builderSource } from './builder-source.js';

export interface ImportCommandOptions {
  readonly format?: string | undefined;
  readonly out?: string | undefined;
}

/**
 * Turns a valid manifest into the TypeScript that builds it.
 *
 * @param named as the user named it; `-` is standard input.
 * @returns 1 when the manifest is invalid; then its issues are printed and nothing is written.
 * @throws {UsageError} when the file does not exist or its format is unknown.
 * @throws {OutputError} when the output cannot be written; nothing is read then.
 */
export async function importDocument(io: Io, named: string, options: ImportCommandOptions): Promise<ExitCode> {
  const only = options.format === undefined ? undefined : formatById(engine.formats, options.format);
  const path = await namedPath(io, named, 'file');
  const target = options.out === undefined ? undefined : resolve(io.cwd, options.out);
  if (target !== undefined) prepareOutputs([{ path: target }]);
  const format = only?.id ?? formatOfName(named);
  const file = documentName(io, path);
  const read = await readDocument(path, io);
  if (!read.ok) return reportInvalid(io, { file, report: { format, valid: false, issues: [read.issue] } });
  const source = await engine.read(format, read.text);
  const report = await engine.validate(format, source, {});
  if (!report.valid) return reportInvalid(io, { file, source, report });
  const document = source.value;
  const info = formatById(engine.formats, format);
  const hasSchema = typeof document === 'object' && document !== null && Object.hasOwn(document, '$schema');
  // Without it, `build` would add a `$schema` that the manifest did not have.
  const unset = info.acceptsSchemaKey && !hasSchema ? ['$schema'] : [];
  const program = await builderSource(await builtInFormat(format), document, { unset });
  if (!program.isBuilt)
    io.stderr.write(`no builder makes exactly this document; build it with \`letterpress build --format ${format}\`\n`);
  if (!(await engine.isStrict(format, document)))
    io.stderr.write('some values are accepted but not allowed by the schema; TypeScript may reject them\n');
  await print(io, target, program.text);
  return EXIT_CODE.fine;
}

function formatOfName(named: string): string {
  const format = formatOfPath(engine.formats, named);
  if (format !== undefined) return format;
  throw new UsageError(
    'format-needed',
    named === '-'
      ? 'Standard input has no file name, so its format is unknown.'
      : `The name of \`${named}\` does not belong to a known format.`,
    `Pass --format ID, or use a file with one of these names:\n${nameList(engine.formats)}`,
  );
}

async function reportInvalid(io: Io, file: FileReport): Promise<ExitCode> {
  await printReports(io, [file]);
  return EXIT_CODE.wrong;
}

async function print(io: Io, target: string | undefined, text: string): Promise<void> {
  if (target === undefined) {
    io.stdout.write(text);
    return;
  }
  await writeFileAtomically(target, text);
  io.stderr.write(`written ${printable(displayPath(io.cwd, target))}\n`);
}
