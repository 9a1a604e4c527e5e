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
  /** The same, for `import()` alone. */
  readonly lazy?: readonly string[];
}

const CORE = '^core/';
const FILES = '^files/';
const MODEL = String.raw`^generator/(?:model|keywords|schema-walk|definition-ref|first-difference|index-signatures|object-shape|refusals|tagged-union|template-type|value-kinds)\.ts$`;
/** What a family has beside its TypeBox sources and its index: nothing there knows TypeBox at run time. */
const FAMILY_PLAIN = String.raw`^schemas/$1/(?!.*\.schema\.ts$|index\.ts$).*\.ts$`;
const FAMILY_TEXTS = '^schemas/$1/(?:grammar|tables)/';
const FAMILY_SCHEMAS = String.raw`^schemas/$1/.*\.schema\.ts$`;
/** The one family that others build on: cards hold schemas of the subset. */
const SUBSET_PLAIN = String.raw`^schemas/safe-subset/(?!.*\.schema\.ts$|index\.ts$).*\.ts$`;
const DOMAIN = '^(?:semver|spdx-expression-parse|punycode|tldts)(?:/|$)';
const TYPEBOX = '^@sinclair/typebox$';
const PRINTING = '^(?:ajv|json-schema-to-typescript|ts-morph|prettier)(?:/|$)';

/** Who may import whom, besides itself. */
export const PARTS: readonly Part[] = [
  { name: 'core', holds: /^core\//, imports: [] },
  { name: 'files', holds: /^files\//, imports: [CORE, '^node:'] },
  { name: 'kit', holds: /^schemas\/kit\//, imports: [CORE, TYPEBOX] },
  {
    name: 'schema source that uses the subset',
    holds: /^schemas\/(neurosquad)\/.*\.schema\.ts$/,
    imports: [
      CORE,
      '^schemas/kit/',
      TYPEBOX,
      FAMILY_TEXTS,
      String.raw`^schemas/safe-subset/(?:tables/.*|.*\.schema)\.ts$`,
    ],
  },
  {
    name: 'schema source',
    holds: /^schemas\/([^/]+)\/.*\.schema\.ts$/,
    imports: [CORE, '^schemas/kit/', TYPEBOX, FAMILY_TEXTS],
    types: ['^schemas/$1/'],
  },
  {
    name: 'registry of formats',
    holds: /^schemas\/index\.ts$/,
    imports: [String.raw`^schemas/[^/]+/index\.ts$`],
    types: [CORE],
  },
  {
    name: 'family index',
    holds: /^schemas\/([^/]+)\/index\.ts$/,
    imports: [CORE, '^schemas/kit/', '^schemas/$1/'],
  },
  {
    name: 'rules that use the subset',
    holds: /^schemas\/(neurosquad)\//,
    imports: [CORE, DOMAIN, SUBSET_PLAIN],
    types: [FAMILY_SCHEMAS],
  },
  {
    name: 'rules, grammars and tables',
    holds: /^schemas\/([^/]+)\//,
    imports: [CORE, DOMAIN],
    types: [FAMILY_SCHEMAS],
  },
  { name: 'model', holds: new RegExp(MODEL), imports: [CORE] },
  { name: 'print', holds: /^generator\/print\//, imports: [MODEL, CORE, PRINTING] },
  { name: 'stages', holds: /^generator\/stages\//, imports: [MODEL, CORE, '^generator/print/'] },
  { name: 'list of emitters', holds: /^generator\/emitters\/index\.ts$/, imports: ['^generator/emitters/', MODEL] },
  // An emitter never another one: a folder below may hold the parts of one emitter.
  {
    name: 'emitter',
    holds: /^generator\/emitters\/([^/]+?)(?:\.ts$|\/)/,
    imports: ['^generator/emitters/$1/', MODEL, CORE, '^generator/print/', PRINTING],
  },
  {
    name: 'writer',
    holds: /^generator\/(?:write|compare-output)\.ts$/,
    imports: [MODEL, CORE, FILES, '^generator/(?:print/|compare-(?:text|output)\\.ts$)', '^node:'],
  },
  // It runs what was printed, so it needs what runs it.
  {
    name: 'trial',
    holds: /^generator\/trial\//,
    imports: [MODEL, CORE, '^generator/(?:stages|print)/', '^src/runtime/'],
  },
  { name: 'generator', holds: /^generator\//, imports: ['^generator/', CORE] },
  { name: 'runtime', holds: /^src\/runtime\//, imports: [CORE, '^jsonc-parser(?:/|$)'] },
  {
    name: 'generated',
    holds: /^generated\//,
    imports: ['^src/runtime/', String.raw`^schemas/[^/]+/[^/]+\.behavior\.ts$`],
    lazy: ['^src/[^/]+/'],
  },
  {
    name: 'command line',
    holds: /^src\/cli\//,
    imports: [
      CORE,
      FILES,
      '^src/',
      '^generated/',
      '^generator/',
      '^schemas/',
      '^node:',
      '^(?:commander|picocolors|jiti|get-east-asian-width)$',
    ],
    types: ['^ts-morph$'],
    lazy: ['^ts-morph$'],
  },
  { name: 'entry point', holds: /^src\/index\.ts$/, imports: ['^src/runtime/', '^generated/', CORE] },
  {
    name: 'platform behaviour',
    holds: /^src\/([^/]+)\//,
    imports: [
      CORE,
      FILES,
      '^src/runtime/',
      '^generated/',
      FAMILY_PLAIN,
      DOMAIN,
      '^(?:parse5|@csstools/css-tokenizer|es-module-lexer/js|recheck|ts-morph)$',
      '^node:',
    ],
  },
  { name: 'builder examples', holds: /^examples\//, imports: ['^letterpress(?:/|$)'] },
];

/** A file that may do what its part may not. It carries its reason, and goes once it is no longer needed. */
export interface Exemption {
  /** From the root, with `/`. */
  readonly path: string;
  readonly reason: string;
}

/** Modules of a platform that ask the machine for something else than what `files/` reads. */
export const MACHINE_USERS: readonly Exemption[] = [
  { path: 'src/drwn/integrity/hash.ts', reason: 'Hashes the bytes of files; only node:crypto has the hash.' },
  { path: 'src/drwn/integrity/read-records.ts', reason: 'Finds where the folder lies whose integrity is asked for.' },
  { path: 'src/drwn/integrity/signature.ts', reason: 'Tells by what the disk says of a file whether it has changed.' },
];

export interface Violation {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** Every import that the table does not allow, and every circle of imports that run. */
export function findViolations(
  files: ReadonlyMap<string, string>,
  machineUsers: readonly Exemption[] = MACHINE_USERS,
): Violation[] {
  const violations: Violation[] = [];
  const graph = new Map<string, string[]>();
  for (const [path, text] of files) {
    const part = PARTS.find(({ holds }) => holds.test(path));
    if (part === undefined) {
      violations.push({ path, line: 1, message: 'belongs to no part of the house' });
      continue;
    }
    const imports = importsOf(path, text).map((found) => ({
      ...found,
      target: resolveSpecifier(path, found.specifier),
    }));
    const mayUseMachine =
      imports.some(({ target, isTypeOnly }) => target.startsWith('files/') && !isTypeOnly) ||
      machineUsers.some((user) => user.path === path);
    const runs: string[] = [];
    for (const found of imports) {
      const complaint = complaintAbout(path, part, found, mayUseMachine);
      if (complaint !== undefined) violations.push({ path, line: found.line, message: complaint });
      if (!found.isTypeOnly && !found.isLazy) runs.push(found.target);
    }
    graph.set(path, runs);
  }
  return [...violations, ...findCycles(graph)];
}

function complaintAbout(
  path: string,
  part: Part,
  { target, isTypeOnly, isLazy }: Import & { readonly target: string },
  mayUseMachine: boolean,
): string | undefined {
  const family = part.holds.exec(path)?.[1] ?? '';
  const allowed = [...part.imports, ...(isTypeOnly ? (part.types ?? []) : []), ...(isLazy ? (part.lazy ?? []) : [])];
  const isOwn =
    PARTS.find(({ holds }) => holds.test(target)) === part && (part.holds.exec(target)?.[1] ?? '') === family;
  if (!isOwn && !allowed.some((pattern) => new RegExp(pattern.replaceAll('$1', family)).test(target))) {
    return `${part.name} may not import ${target}${isTypeOnly ? ', not even its types' : ''}`;
  }
  if (target.startsWith('node:') && part.name === 'platform behaviour' && !mayUseMachine) {
    return `only a module that uses files/ may import ${target}`;
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
