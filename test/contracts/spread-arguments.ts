import ts from 'typescript';

/** A call whose number of arguments depends on a list. */
export interface SpreadCall {
  /** The list as written. */
  readonly list: string;
  readonly file: string;
  readonly line: number;
}

/** Lists the calls of a module that get a list as arguments: spread, or by `apply`. */
export function spreadCalls(file: string, text: string): SpreadCall[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: SpreadCall[] = [];
  const add = (node: ts.Node, list: ts.Node): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push({ list: list.getText().replace(/\s+/g, ' '), file, line: line + 1 });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      for (const argument of node.arguments ?? []) if (ts.isSpreadElement(argument)) add(argument, argument.expression);
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const list = node.arguments.at(-1);
      if (node.expression.name.text === 'apply' && node.arguments.length > 1 && list !== undefined) add(node, list);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const PATH_IN_TABLE = 'the path of a property that a table of the rules names: two or three segments';
const DEPTH = 'the segments of a pointer: at most two for each of the levels that a document may have';
const SCHEMA_DEPTH = 'the segments that one keyword adds to a pointer: one or two';

/** The lists that are short whatever the input is, by file and as written, with the reason. */
export const BOUNDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'generator/emitters/validators/validator-compiler.ts': {
    'call.any.map(passes)': 'the branches of a union that are written out, and not called in a loop',
  },
  'generator/schema-walk.ts': { segments: SCHEMA_DEPTH },
  'schemas/drwn/rules/card/content-keys.ts': { path: PATH_IN_TABLE },
  'schemas/drwn/rules/card/content-visibility.ts': { path: PATH_IN_TABLE },
  'schemas/drwn/rules/card/strict-version.ts': { path: PATH_IN_TABLE },
  'schemas/nemu/walk/all-strings.ts': { 'segments.reverse()': DEPTH },
  'schemas/nemu/walk/input-nodes.ts': { 'segments.reverse()': DEPTH },
  'schemas/safe-subset/advice/advice.ts': { at: SCHEMA_DEPTH },
  'schemas/safe-subset/evaluate/assertions.ts': { noun: 'a noun and its plural' },
  'schemas/safe-subset/evaluate/evaluation.ts': { 'segments.reverse()': DEPTH },
  'schemas/safe-subset/read/read-json.ts': { segments: DEPTH },
  'schemas/safe-subset/walk/check-reference.ts': { 'misspelt(name, value)': 'a message and a hint' },
  'schemas/safe-subset/walk/count-nodes.ts': { 'segments.reverse()': DEPTH },
  'src/cli/commands/drwn/print-refs.ts': {
    'entries.map(([name]) => name.length)': 'the parts of one card reference, which its type lists',
  },
  'src/cli/commands/formats/command.ts': {
    'rows.map((row) => row[column]?.length ?? 0)': 'one row for each format that the program knows',
  },
  'src/cli/commands/import/evaluate-expression.ts': {
    'expression.args.map((argument) => evaluateExpression(argument, entryOf))': 'a builder has one or two parameters',
  },
  'src/cli/commands/safe-subset/subset-expression.ts': {
    'call.args.map(({ value }) => value)': 'a builder has one or two parameters',
  },
  'src/cli/process/manifest-file.ts': {
    '(isThere ? names.slice(-1) : names)': 'the segments of one of the file names that formats list',
  },
  'src/drwn/tree/declared-names.ts': { property: PATH_IN_TABLE },
  'src/runtime/structure/limit-fault.ts': { unit: 'a noun and its plural' },
};
