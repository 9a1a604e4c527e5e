import { parse } from 'es-module-lexer/js';

export interface ScriptImport {
  readonly specifier: string;
  /** UTF-16 offset in the script. */
  readonly start: number;
  /** UTF-16 offset just after the last unit. */
  readonly end: number;
}

/**
 * Lists the modules that a script imports by name, statically or with `import('…')`.
 * Empty for a script that cannot be parsed, because it does not run either.
 */
export function scriptImports(script: string): ScriptImport[] {
  if (!/\b(?:import|export)\b/.test(script)) return [];
  try {
    const [imports] = parse(script);
    return imports.flatMap(({ n: specifier, s: start, e: end }) =>
      specifier === undefined ? [] : [{ specifier, start, end }],
    );
  } catch {
    return [];
  }
}
