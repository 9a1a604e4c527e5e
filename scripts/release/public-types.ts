import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { entrySource } from './entry-source.js';

/** A name that users of the package can reach by types. */
export interface PublicType {
  /** Entry points that lead there, such as `letterpress/drwn`, by what the compiler declares, without comments. */
  readonly texts: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether an entry point exports it under any name; else exported declarations mention it. */
  readonly isExported: boolean;
}

export type PublicTypes = ReadonlyMap<string, PublicType>;

interface Entry {
  readonly name: string;
  /** From the root of the checkout. */
  readonly source: string;
}

/** Where declaration files are written, in a copy of the checkout. */
const FOLDER = '.declarations';

const printer = ts.createPrinter({ removeComments: true });

/**
 * Every declaration that an entry point of a checkout exports, or that such a declaration mentions, by name.
 *
 * @param folder absolute: a copy of the checkout with the `node_modules` that its sources need; gets a folder of
 * declaration files.
 */
export function publicTypes(folder: string): PublicTypes {
  const entries = entryPoints(folder);
  const options = compilerOptions(folder);
  const sources = entries.map(({ source }) => path.join(folder, source));
  ts.createProgram(sources, options).emit();
  const declarations = entries.map(({ source }) => path.join(folder, FOLDER, source.replace(/\.ts$/, '.d.ts')));
  const program = ts.createProgram(declarations, { ...options, noEmit: true });
  const found = new Map<string, { texts: Map<string, Set<string>>; isExported: boolean }>();
  for (const [index, { name: entry }] of entries.entries()) {
    for (const [declaration, isExported] of reachable(program, declarations[index] ?? '')) {
      const known = getOr(found, declaration.name.text, () => ({ texts: new Map(), isExported }));
      known.isExported ||= isExported;
      getOr(known.texts, printed(declaration), () => new Set()).add(entry);
    }
  }
  return found;
}

function getOr<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

function entryPoints(folder: string): Entry[] {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return [];
  const manifest: { name: string; exports?: Record<string, string | { default: string }> } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return Object.entries(manifest.exports ?? {}).flatMap(([name, target]) =>
    typeof target === 'string'
      ? []
      : [{ name: name.replace('.', manifest.name), source: entrySource(folder, target.default).source }],
  );
}

function compilerOptions(folder: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path.join(folder, 'tsconfig.json'), ts.sys.readFile);
  const host = { ...ts.sys, readDirectory: () => [] };
  return {
    ...ts.parseJsonConfigFileContent(config ?? {}, host, folder).options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: folder,
    outDir: path.join(folder, FOLDER),
  };
}

type Named = ts.Declaration & { readonly name: ts.Identifier };

/** The declarations at the top level of a module of ours that a module's exports lead to; whether it exports them. */
function reachable(program: ts.Program, file: string): ReadonlyMap<Named, boolean> {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const found = new Map<Named, boolean>();
  const open = module === undefined ? [] : checker.getExportsOfModule(module);
  const exported = new Set(open);
  const seen = new Set(open);
  for (let symbol = open.pop(); symbol !== undefined; symbol = open.pop()) {
    const original = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    for (const declaration of original.declarations ?? []) {
      if (!isOurs(declaration)) continue;
      found.set(declaration, exported.has(symbol) || found.get(declaration) === true);
      for (const next of mentioned(checker, declaration)) {
        if (seen.has(next)) continue;
        seen.add(next);
        open.push(next);
      }
    }
  }
  return found;
}

function isOurs(declaration: ts.Declaration): declaration is Named {
  const name = ts.getNameOfDeclaration(declaration);
  const isTopLevel = ts.isSourceFile(declaration.parent) || ts.isVariableDeclaration(declaration);
  const { fileName } = declaration.getSourceFile();
  return name !== undefined && ts.isIdentifier(name) && isTopLevel && fileName.includes(`/${FOLDER}/`);
}

/** The symbols of all names in a declaration. */
function mentioned(checker: ts.TypeChecker, declaration: ts.Declaration): ts.Symbol[] {
  const symbols: ts.Symbol[] = [];
  const open: ts.Node[] = [declaration];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
    if (symbol !== undefined) symbols.push(symbol);
    ts.forEachChild(node, (child) => {
      open.push(child);
    });
  }
  return symbols;
}

function printed(declaration: ts.Declaration): string {
  const text = printer.printNode(ts.EmitHint.Unspecified, declaration, declaration.getSourceFile());
  return text.replace(/\s+/g, ' ');
}
