import type { Issue } from '../../../core/issue.js';
import { quote } from '../../../core/words/quote.js';
import type { CardTree } from './card-tree.js';
import { declaredNames } from './declared-names.js';
import { treeIssue } from './tree-issue.js';

/** Policies of declared hooks that are no TypeScript. Only their syntax is looked at; nothing is run or resolved. */
export async function* policyIssues(tree: CardTree, manifest: unknown): AsyncGenerator<Issue> {
  const present = new Set(tree.foldersIn('hooks'));
  for (const { name, path } of declaredNames(manifest, ['hooks'])) {
    const file = `hooks/${name}/policy.ts`;
    // A file that is missing is said to be missing elsewhere.
    if (!present.has(name) || tree.kindOf(file) !== 'file') continue;
    const read = tree.readText(file);
    if (!read.ok) {
      yield { ...read.issue, path };
      continue;
    }
    const fault = await syntaxFault(read.text);
    if (fault === undefined) continue;
    yield treeIssue({
      code: 'file/syntax',
      file,
      path,
      line: fault.line,
      message: `${quote(file)} is no TypeScript: ${fault.message}`,
      hint: 'Correct the module.',
    });
  }
}

/** The first fault of a TypeScript module's syntax. The compiler is loaded here, for it is large and few cards need it. */
async function syntaxFault(text: string): Promise<{ readonly line: number; readonly message: string } | undefined> {
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
