/** A module and the modules that it consists of. */
export interface FreshModule {
  readonly exports: Readonly<Record<string, unknown>>;
  /** Absolute paths of the modules outside packages, itself included. */
  readonly modules: readonly string[];
}

/**
 * Loads a module, in TypeScript or JavaScript, and everything it imports except packages, again on every call.
 *
 * @param path absolute.
 * @throws whatever the module throws, or a syntax error.
 */
export async function importFresh(path: string): Promise<FreshModule> {
  const { createJiti } = await import('jiti');
  const jiti = createJiti(path, { fsCache: false, tryNative: false, interopDefault: false });
  const ofProject = (module: string): boolean => !/[\\/]node_modules[\\/]/.test(module);
  for (const module of Object.keys(jiti.cache).filter(ofProject)) delete jiti.cache[module];
  const exports = await jiti.import<Record<string, unknown>>(path);
  return { exports, modules: Object.keys(jiti.cache).filter(ofProject) };
}
