import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { pushAll } from '../../core/push-all.js';
import { STRING_FORMATS } from '../../core/string-formats/index.js';
import { ROOT, readSources } from './sources.js';

/** A regular expression that may meet text from outside. */
export interface CollectedPattern {
  readonly source: string;
  readonly flags: string;
  /** `file:line`, or `file pointer`. */
  readonly place: string;
}

/** A call that makes a regular expression of what only a run can tell. */
export interface DynamicPattern {
  readonly file: string;
  /** The first argument as written. */
  readonly argument: string;
}

interface Found {
  readonly patterns: CollectedPattern[];
  readonly dynamic: DynamicPattern[];
}

/** All regular expressions in code that validates, reports and imports, in published schemas, and of string formats. */
export function collectPatterns(): Found {
  const found: Found = { patterns: [], dynamic: [] };
  for (const [file, text] of readSources(['core', 'files', 'schemas', 'src', 'generated']))
    merge(found, patternsOf(file, text));
  for (const file of filesBelow('generated')) {
    const read = (): string => readFileSync(path.join(ROOT, file), 'utf8');
    if (file.endsWith('.js')) merge(found, patternsOf(file, read()));
    if (file.endsWith('.schema.json')) pushAll(found.patterns, patternsOfSchema(file, JSON.parse(read())));
  }
  for (const [name, { pattern }] of STRING_FORMATS)
    if (pattern !== undefined) found.patterns.push({ source: pattern, flags: 'u', place: `format ${name}` });
  return found;
}

/** The file with the patterns that are proven to be linear. */
export const VERDICTS = path.join(ROOT, 'test/contracts/patterns.json');

/** The version of recheck, and the patterns that it found to be linear, as `eachOnce` writes them. */
export function patternVerdicts(): { readonly recheck: string; readonly safe: readonly string[] } {
  return JSON.parse(readFileSync(VERDICTS, 'utf8'));
}

/** Each pattern once, as `/source/flags` with its flags but `g`, with all its places. */
export function eachOnce(
  patterns: readonly CollectedPattern[],
): Map<string, { readonly source: string; readonly flags: string; readonly places: string[] }> {
  const found = new Map<string, { readonly source: string; readonly flags: string; readonly places: string[] }>();
  for (const { source, flags, place } of patterns) {
    const key = `/${source}/${flags}`;
    const same = found.get(key);
    if (same === undefined) found.set(key, { source, flags, places: [place] });
    else same.places.push(place);
  }
  return found;
}

function merge(into: Found, { patterns, dynamic }: Found): void {
  pushAll(into.patterns, patterns);
  pushAll(into.dynamic, dynamic);
}

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .sort();
}

const MAKERS: ReadonlySet<string> = new Set(['RegExp', 'lazyPattern']);

/** The regular expressions of one module. */
export function patternsOf(file: string, text: string): Found {
  const tree = treeOf(file, text);
  const patterns: CollectedPattern[] = [];
  const dynamic: DynamicPattern[] = [];
  const add = (node: ts.Node, source: string, flags: string): void => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    patterns.push({ source, flags: flags.replace('g', ''), place: `${file}:${line + 1}` });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      add(node, node.text.slice(1, end), node.text.slice(end + 1));
    } else if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && MAKERS.has(node.expression.getText())) {
      const [first, second] = node.arguments ?? [];
      const source = textOf(first, file);
      const flags = second === undefined ? '' : textOf(second, file);
      if (source !== undefined && flags !== undefined) add(node, source, flags);
      else if (first !== undefined) dynamic.push({ file, argument: first.getText() });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { patterns, dynamic };
}

/** The text of a constant expression: strings, templates, constants of this or an imported module, and their properties. */
function textOf(node: ts.Node | undefined, file: string): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'String.raw')
    return templateText(node.template, file, true);
  if (ts.isTemplateExpression(node)) return templateText(node, file, false);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [textOf(node.left, file), textOf(node.right, file)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  const constant = constantOf(node, file);
  return constant && textOf(constant.node, constant.file);
}

function templateText(template: ts.TemplateLiteral, file: string, isRaw: boolean): string | undefined {
  const read = (part: ts.TemplateLiteralLikeNode): string => (isRaw ? (part.rawText ?? '') : part.text);
  if (ts.isNoSubstitutionTemplateLiteral(template)) return read(template);
  let text: string | undefined = read(template.head);
  for (const { expression, literal } of template.templateSpans) {
    const part = textOf(expression, file);
    text = text === undefined || part === undefined ? undefined : text + part + read(literal);
  }
  return text;
}

interface Constant {
  readonly node: ts.Node;
  readonly file: string;
}

/** What a name or a property of a named object stands for. */
function constantOf(node: ts.Node, file: string): Constant | undefined {
  if (ts.isPropertyAccessExpression(node)) {
    const owner = constantOf(node.expression, file);
    if (owner === undefined || !ts.isObjectLiteralExpression(owner.node)) return undefined;
    const property = owner.node.properties.find((each) => each.name?.getText() === node.name.text);
    return property !== undefined && ts.isPropertyAssignment(property)
      ? { node: property.initializer, file: owner.file }
      : undefined;
  }
  return ts.isIdentifier(node) ? named(node.text, file) : undefined;
}

function named(name: string, file: string): Constant | undefined {
  for (const statement of treeOf(file).statements) {
    if (ts.isVariableStatement(statement)) {
      const declared = statement.declarationList.declarations.find((each) => each.name.getText() === name);
      const isConstant = (statement.declarationList.flags & ts.NodeFlags.Const) !== 0;
      if (isConstant && declared?.initializer !== undefined) return { node: bare(declared.initializer), file };
    }
    const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
    if (bindings === undefined || !ts.isNamedImports(bindings)) continue;
    const imported = bindings.elements.find((each) => each.name.text === name);
    const from =
      ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)
        ? statement.moduleSpecifier.text
        : '';
    if (imported !== undefined && from.startsWith('.'))
      return named(
        (imported.propertyName ?? imported.name).getText(),
        path.posix.join(path.posix.dirname(file), from.replace(/\.js$/, '.ts')),
      );
  }
  return undefined;
}

/** An expression without `as const` and the like. */
function bare(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? bare(node.expression) : node;
}

const trees = new Map<string, ts.SourceFile>();

function treeOf(file: string, text?: string): ts.SourceFile {
  const known = trees.get(file);
  if (known !== undefined && (text === undefined || known.text === text)) return known;
  const read = text ?? readFileSync(path.join(ROOT, file), 'utf8');
  const tree = ts.createSourceFile(file, read, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  trees.set(file, tree);
  return tree;
}

function patternsOfSchema(file: string, root: unknown): CollectedPattern[] {
  const found: CollectedPattern[] = [];
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node !== 'object' || node === null) continue;
    const pattern: unknown = Reflect.get(node, 'pattern');
    if (typeof pattern === 'string') found.push({ source: pattern, flags: 'u', place: file });
    const named: unknown = Reflect.get(node, 'patternProperties');
    if (typeof named === 'object' && named !== null)
      for (const source of Object.keys(named)) found.push({ source, flags: 'u', place: file });
    pushAll(open, Object.values(node));
  }
  return found;
}
