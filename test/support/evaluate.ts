import { posix } from 'node:path';
import ts from 'typescript';
import type { GeneratedFile } from '../../generator/model.js';

/**
 * Runs one of several generated modules with those that it imports.
 *
 * @param given what other imports lead to, by specifier.
 */
export function evaluate(
  files: readonly GeneratedFile[],
  path: string,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const texts = new Map(files.map((file) => [file.path.replace(/\.ts$/, '.js'), file.text]));
  const loaded = new Map<string, Record<string, unknown>>();
  const load = (module: string): Record<string, unknown> => {
    const known = loaded.get(module);
    if (known !== undefined) return known;
    const exports: Record<string, unknown> = {};
    loaded.set(module, exports);
    const text = texts.get(module);
    if (text === undefined) throw new Error(`No generated module ${module}`);
    const options = { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.CommonJS };
    const { outputText } = ts.transpileModule(text, { compilerOptions: options });
    const require = (specifier: string): unknown =>
      given[specifier] ?? load(posix.join(posix.dirname(module), specifier));
    new Function('exports', 'require', outputText)(exports, require);
    return exports;
  };
  return load(path);
}
