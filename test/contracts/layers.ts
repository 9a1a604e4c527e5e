import ts from 'typescript';

/** One import of a module: what it names, whether anything of it is there at run time, and on which line. */
export interface Import {
  readonly specifier: string;
  readonly isTypeOnly: boolean;
  readonly isLazy: boolean;
  readonly line: number;
}

/** Lists a module's imports, re-exports and `import()` calls. */
export function importsOf(path: string, text: string): Import[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Import[] = [];
  const add = (node: ts.Node, specifier: ts.Expression | undefined, isTypeOnly: boolean, isLazy: boolean): void => {
    if (specifier === undefined || !ts.isStringLiteral(specifier)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push({ specifier: specifier.text, isTypeOnly, isLazy, line: line + 1 });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node, node.moduleSpecifier, isTypeOnlyImport(node), false);
    else if (ts.isExportDeclaration(node)) add(node, node.moduleSpecifier, isTypeOnlyExport(node), false);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node, node.arguments[0], false, true);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node, node.argument.literal as ts.Expression, true, false);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isTypeOnlyImport(node: ts.ImportDeclaration): boolean {
  const clause = node.importClause;
  if (clause === undefined) return false;
  if (clause.isTypeOnly) return true;
  const { namedBindings } = clause;
  return (
    clause.name === undefined &&
    namedBindings !== undefined &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.length > 0 &&
    namedBindings.elements.every((element) => element.isTypeOnly)
  );
}

function isTypeOnlyExport(node: ts.ExportDeclaration): boolean {
  if (node.isTypeOnly) return true;
  const { exportClause } = node;
  return (
    exportClause !== undefined &&
    ts.isNamedExports(exportClause) &&
    exportClause.elements.length > 0 &&
    exportClause.elements.every((element) => element.isTypeOnly)
  );
}

/** A part of the house. The first whose `holds` fits a path is the path's part. */
export interface Part {
  readonly name: string;
  readonly holds: RegExp;
  /** Parts and packages that may be imported at run time. `$1` in a pattern is the family that `holds` caught. */
  readonly imports: readonly string[];
  /** The same, for types alone. */
  readonly types?: readonly string[];
}

/** All of the kit but the files that build TypeBox schemas. */
const KIT_PLAIN = String.raw`^schemas/kit/(?!(?:literals|scalars|shared)\.ts$)`;
const MODEL = String.raw`^generator/(?:model|keywords|schema-walk|definition-ref|formats|first-difference)\.ts$`;
const FAMILY_PLAIN = String.raw`^schemas/$1/(?!.*\.schema\.ts$|index\.ts$).*\.ts$`;
const SUBSET_PLAIN = String.raw`^schemas/safe-subset/(?!.*\.schema\.ts$|index\.ts$).*\.ts$`;
const DOMAIN = '^(?:semver|spdx-expression-parse)(?:/|$)';
const TYPEBOX = '^@sinclair/typebox$';
const PRINTING = '^(?:ajv|json-schema-to-typescript|ts-morph|prettier)(?:/|$)';

/** Who may import whom, besides itself. */
export const PARTS: readonly Part[] = [
  { name: 'kit without TypeBox', holds: new RegExp(KIT_PLAIN), imports: [] },
  { name: 'kit', holds: /^schemas\/kit\//, imports: [KIT_PLAIN, TYPEBOX] },
  {
    name: 'schema source',
    holds: /^schemas\/([^/]+)\/.*\.schema\.ts$/,
    imports: ['^schemas/kit/', TYPEBOX, FAMILY_PLAIN, SUBSET_PLAIN, String.raw`^schemas/safe-subset/.*\.schema\.ts$`],
  },
  {
    name: 'registry of formats',
    holds: /^schemas\/index\.ts$/,
    imports: [String.raw`^schemas/[^/]+/index\.ts$`],
    types: [KIT_PLAIN],
  },
  {
    name: 'family index',
    holds: /^schemas\/([^/]+)\/(?:examples\/)?index\.ts$/,
    imports: ['^schemas/kit/', '^schemas/$1/'],
  },
  { name: 'builder examples', holds: /^schemas\/([^/]+)\/examples\/.*\.ts$/, imports: ['^letterpress(?:/|$)'] },
  {
    name: 'rules, grammars and tables',
    holds: /^schemas\/([^/]+)\//,
    imports: [KIT_PLAIN, DOMAIN, SUBSET_PLAIN],
    types: [String.raw`^schemas/$1/.*\.schema\.ts$`],
  },
  { name: 'model', holds: new RegExp(MODEL), imports: [KIT_PLAIN] },
  { name: 'print', holds: /^generator\/print\//, imports: [MODEL, KIT_PLAIN, PRINTING] },
  { name: 'stages', holds: /^generator\/stages\//, imports: [MODEL, KIT_PLAIN, '^generator/print/'] },
  { name: 'list of emitters', holds: /^generator\/emitters\/index\.ts$/, imports: ['^generator/emitters/', MODEL] },
  // An emitter never another one: a folder below may hold the parts of one emitter.
  {
    name: 'emitter',
    holds: /^generator\/emitters\/([^/]+?)(?:\.ts$|\/)/,
    imports: ['^generator/emitters/$1/', MODEL, KIT_PLAIN, '^generator/print/', PRINTING],
  },
  { name: 'writer', holds: /^generator\/write\.ts$/, imports: [MODEL, '^generator/print/', '^node:'] },
  { name: 'generator', holds: /^generator\//, imports: ['^generator/', KIT_PLAIN] },
  { name: 'runtime', holds: /^src\/runtime\//, imports: [KIT_PLAIN, '^jsonc-parser(?:/|$)'] },
  {
    name: 'generated',
    holds: /^generated\//,
    imports: ['^src/runtime/', String.raw`^schemas/[^/]+/(?!.*\.schema\.ts$|index\.ts$).*\.ts$`],
  },
  {
    name: 'command line',
    holds: /^src\/cli\//,
    imports: ['^src/', '^generated/', '^generator/', '^schemas/', '^node:', '^(?:commander|picocolors|jiti)$'],
  },
  { name: 'entry point', holds: /^src\/index\.ts$/, imports: ['^src/runtime/', '^generated/', KIT_PLAIN] },
  {
    name: 'platform behaviour',
    holds: /^src\/([^/]+)\//,
    imports: [
      '^src/runtime/',
      '^generated/',
      FAMILY_PLAIN,
      KIT_PLAIN,
      DOMAIN,
      SUBSET_PLAIN,
      '^(?:parse5|@csstools/css-tokenizer|es-module-lexer/js|recheck|ts-morph)$',
      '^node:',
    ],
  },
];

/** A file that may do what its part may not. It carries its reason, and goes once it is no longer needed. */
export interface Exemption {
  /** From the root, with `/`. */
  readonly path: string;
  readonly reason: string;
}

/** The only files outside `src/cli` and `generator/write.ts` that may touch the machine. */
export const DISK_READERS: readonly Exemption[] = [
  { path: 'src/drwn/integrity/hash.ts', reason: 'Hashes the bytes of one file of a card.' },
  { path: 'src/drwn/integrity/hash.ts', reason: 'Hashes the list of files; only node:crypto has the hash.' },
  { path: 'src/drwn/integrity/list-files.ts', reason: 'Walks the folder whose integrity is asked for.' },
  { path: 'src/drwn/integrity/read-records.ts', reason: 'Finds out where that folder really lies.' },
  { path: 'src/drwn/integrity/signature.ts', reason: 'Tells by what the disk says of a file whether it has changed.' },
  { path: 'src/drwn/tree/card-tree.ts', reason: 'Looks at the files that a card manifest speaks of.' },
  { path: 'src/nemu/check-blueprint-files.ts', reason: 'Finds the folder of a blueprint.' },
  { path: 'src/nemu/manifest-file-issues.ts', reason: 'Finds the documents beside one manifest.' },
  { path: 'src/nemu/files/blueprint-folder.ts', reason: 'Reads the documents that a blueprint names.' },
  { path: 'src/nemu/files/find-manifest.ts', reason: 'Takes the machine’s paths apart.' },
  { path: 'src/nemu/files/read-start.ts', reason: 'Reads the beginning of a document.' },
  { path: 'src/neuralis/preflight/package-disk.ts', reason: 'Reads the folder of a package for the pre-flight.' },
];

export interface Violation {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** Every import that the table does not allow, and every circle of imports that run. */
export function findViolations(
  files: ReadonlyMap<string, string>,
  diskReaders: readonly Exemption[] = DISK_READERS,
): Violation[] {
  const violations: Violation[] = [];
  const graph = new Map<string, string[]>();
  for (const [path, text] of files) {
    const part = PARTS.find(({ holds }) => holds.test(path));
    if (part === undefined) {
      violations.push({ path, line: 1, message: 'belongs to no part of the house' });
      continue;
    }
    const runs: string[] = [];
    for (const found of importsOf(path, text)) {
      const target = resolveSpecifier(path, found.specifier);
      const complaint = complaintAbout(path, part, target, found.isTypeOnly, diskReaders);
      if (complaint !== undefined) violations.push({ path, line: found.line, message: complaint });
      if (!found.isTypeOnly && !found.isLazy) runs.push(target);
    }
    graph.set(path, runs);
  }
  return [...violations, ...findCycles(graph)];
}

function complaintAbout(
  path: string,
  part: Part,
  target: string,
  isTypeOnly: boolean,
  diskReaders: readonly Exemption[],
): string | undefined {
  const family = part.holds.exec(path)?.[1] ?? '';
  const allowed = [...part.imports, ...(isTypeOnly ? (part.types ?? []) : [])];
  const isOwn =
    PARTS.find(({ holds }) => holds.test(target)) === part && (part.holds.exec(target)?.[1] ?? '') === family;
  if (!isOwn && !allowed.some((pattern) => new RegExp(pattern.replaceAll('$1', family)).test(target))) {
    return `${part.name} may not import ${target}${isTypeOnly ? ', not even its types' : ''}`;
  }
  if (
    target.startsWith('node:') &&
    part.name === 'platform behaviour' &&
    !diskReaders.some((reader) => reader.path === path)
  ) {
    return `only a file that reads a disk may import ${target}`;
  }
  return undefined;
}

function resolveSpecifier(from: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/').replace(/\.js$/, '.ts');
}

/** Depth-first with colours; each circle once, at the module where it closes. */
function findCycles(graph: ReadonlyMap<string, readonly string[]>): Violation[] {
  const state = new Map<string, 'open' | 'done'>();
  const cycles: Violation[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    if (state.get(path) === 'done') return;
    if (state.get(path) === 'open') {
      cycles.push({
        path,
        line: 1,
        message: `imports itself: ${[...trail.slice(trail.indexOf(path)), path].join(' → ')}`,
      });
      return;
    }
    state.set(path, 'open');
    for (const target of graph.get(path) ?? []) if (graph.has(target)) visit(target, [...trail, path]);
    state.set(path, 'done');
  };
  for (const path of graph.keys()) visit(path, []);
  return cycles;
}
