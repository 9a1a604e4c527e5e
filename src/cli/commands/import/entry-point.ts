/** The functions that a family's entry point exports. */
export interface EntryPoint {
  /** The specifier that imports it. */
  readonly module: string;
  readonly exports: Readonly<Record<string, unknown>>;
}

/**
 * Loads the entry point of a family as its users import it.
 *
 * @returns one without exports when the family has none.
 */
export async function entryPoint(family: string): Promise<EntryPoint> {
  const module = `letterpress/${family}`;
  try {
    return { module, exports: (await import(module)) as Record<string, unknown> };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_PACKAGE_PATH_NOT_EXPORTED')
      return { module, exports: {} };
    throw error;
  }
}

type Build = (...args: readonly unknown[]) => unknown;

/** The function that an entry point exports under a name, or as a property of an export. */
export function builderOf({ exports }: EntryPoint, callee: readonly string[]): Build | undefined {
  let found: unknown = exports;
  for (const name of callee) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined;
    found = Reflect.get(found, name);
  }
  return typeof found === 'function' ? (found as Build) : undefined;
}
