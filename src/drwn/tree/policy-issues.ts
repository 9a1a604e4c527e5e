import type { Issue } from '../../../core/issue.js';
import { quote } from '../../../core/words/quote.js';
import type { CardTree } from './card-tree.js';
import { declaredNames } from './declared-names.js';
import { treeIssue } from './tree-issue.js';

/** Policies of declared hooks that are not valid TypeScript. Only the syntax is checked; nothing is run or resolved. */
export async function* policyIssues(tree: CardTree, manifest: unknown): AsyncGenerator<Issue> {
  const present = new Set(tree.foldersIn('hooks'));
  for (const { name, path } of declaredNames(manifest, ['hooks'])) {
    const file = `hooks/${name}/policy.ts`;
    // A missing file is reported elsewhere.
    if (!present.has(name) || tree.kindOf(file) !== 'file') continue;
    const read = tree.readText(file);
    if (!read.ok) {
      yield { ...read.issue, path };
      continue;
    }
    const fault = await firstSyntaxError(read.text);
    if (fault === undefined) continue;
    yield treeIssue({
      code: 'file/syntax',
      file,
      path,
      line: fault.line,
      message: `${quote(file)} is not valid TypeScript: ${fault.message}`,
      hint: 'Fix the syntax error.',
    });
  }
}

/** The first syntax error of a TypeScript module. The compiler is loaded only here because it is large and few cards need it. */
async function firstSyntaxError(
  text: string,
): Promise<{ readonly line: number; readonly message: string } | undefined> {
  const { ts } = await import('ts-morph');
  const { diagnostics = [] } = ts.transpileModule(text, {
    reportDiagnostics: true,
    fileName: 'policy.ts',
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 },
  });
  const [first] = diagnostics;
  if (first === undefined) return undefined;
  const line = text.slice(0, first.start ?? 0).split('\n').length;
  return { line, message: ts.flattenDiagnosticMessageText(first.messageText, ' ') };
}
