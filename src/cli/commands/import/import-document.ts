import { resolve } from 'node:path';
import { UsageError } from '../../../../core/usage-error.js';
import { writeFileAtomically } from '../../../../files/write-file.js';
import { formatOfPath } from '../../../runtime/format-of.js';
import { builtInFormat } from '../../formats/built-in-format.js';
import { engine } from '../../formats/engine.js';
import { formatById, nameList } from '../../formats/format-names.js';
import { EXIT_CODE, type ExitCode } from '../../process/exit-code.js';
import type { Io } from '../../process/io.js';
import { displayPath, documentName, namedPath } from '../../process/paths.js';
import { printable } from '../../process/printable.js';
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
 * @returns 1 when the manifest is not valid; then what is wrong is printed and nothing is written.
 * @throws {UsageError} when the file or its format cannot be made sense of.
 */
export async function importDocument(io: Io, named: string, options: ImportCommandOptions): Promise<ExitCode> {
  const only = options.format === undefined ? undefined : formatById(engine.formats, options.format);
  const path = await namedPath(io, named, 'file');
  const format = only?.id ?? formatOfName(named);
  const file = documentName(io, path);
  const read = await readDocument(path, io);
  if (!read.ok) return refuse(io, { file, report: { format, valid: false, issues: [read.issue] } });
  const source = await engine.read(format, read.text);
  const report = await engine.validate(format, source, {});
  if (!report.valid) return refuse(io, { file, source, report });
  const document = source.value;
  const info = formatById(engine.formats, format);
  const hasSchema = typeof document === 'object' && document !== null && Object.hasOwn(document, '$schema');
  // Without it `build` would put a `$schema` where the manifest had none.
  const unset = info.acceptsSchemaKey && !hasSchema ? ['$schema'] : [];
  const program = await builderSource(await builtInFormat(format), document, { unset });
  if (!program.isBuilt)
    io.stderr.write(`no builder makes exactly this document: build it with \`letterpress build --format ${format}\`\n`);
  if (!(await engine.isStrict(format, document)))
    io.stderr.write('some of its members are only tolerated: TypeScript may refuse them\n');
  await print(io, options.out, program.text);
  return EXIT_CODE.fine;
}

function formatOfName(named: string): string {
  const format = formatOfPath(engine.formats, named);
  if (format !== undefined) return format;
  throw new UsageError(
    'format-needed',
    named === '-'
      ? 'Standard input has no name that would tell its format.'
      : `The name of \`${named}\` belongs to no known format.`,
    `Say the format with --format ID. These names would tell it:\n${nameList(engine.formats)}`,
  );
}

async function refuse(io: Io, judged: FileReport): Promise<ExitCode> {
  await printReports(io, [judged]);
  return EXIT_CODE.wrong;
}

async function print(io: Io, out: string | undefined, text: string): Promise<void> {
  if (out === undefined) {
    io.stdout.write(text);
    return;
  }
  const target = resolve(io.cwd, out);
  await writeFileAtomically(target, text);
  io.stderr.write(`written ${printable(displayPath(io.cwd, target))}\n`);
}
