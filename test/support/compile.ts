import { dirname, resolve } from 'node:path';
import ts from 'typescript';

const ROOT = resolve(import.meta.dirname, '../..');

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: ['node'],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  noUnusedLocals: true,
  isolatedModules: true,
  skipLibCheck: true,
  noEmit: true,
};

const parsed = new Map<string, ts.SourceFile | undefined>();

/**
 * Type-checks files that exist in memory only, as if they lay in the checkout, under the strictest options a user may have.
 *
 * @param files text by path from the checkout's root.
 * @returns what the compiler says of these files, as `path(line): message`.
 */
export function diagnose(files: Readonly<Record<string, string>>): string[] {
  const texts = new Map(Object.entries(files).map(([path, text]) => [resolve(ROOT, path), text]));
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, readFile, getSourceFile, directoryExists } = host;
  const folders = new Set([...texts.keys()].map((path) => dirname(path)));
  host.directoryExists = (path) => folders.has(path) || (directoryExists?.(path) ?? false);
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.getSourceFile = (path, target) => {
    const text = texts.get(path);
    if (text !== undefined) return ts.createSourceFile(path, text, target);
    if (!parsed.has(path)) parsed.set(path, getSourceFile(path, target));
    return parsed.get(path);
  };
  const program = ts.createProgram([...texts.keys()], OPTIONS, host);
  const given = [...texts.keys()].flatMap((path) => program.getSourceFile(path) ?? []);
  const found = given.flatMap((file) => [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ]);
  return [...program.getOptionsDiagnostics(), ...found].map(describe);
}

function describe({ file, start, messageText }: ts.Diagnostic): string {
  const message = ts.flattenDiagnosticMessageText(messageText, '\n');
  if (file === undefined) return message;
  const { line } = file.getLineAndCharacterOfPosition(start ?? 0);
  return `${file.fileName.slice(ROOT.length + 1)}(${line + 1}): ${message}`;
}
