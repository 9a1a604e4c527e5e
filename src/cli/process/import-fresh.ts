/** A module and what it is made of. */
export interface FreshModule {
  readonly exports: Readonly<Record<string, unknown>>;
  /** Absolute paths of the modules that are no package's, itself among them. */
  readonly modules: readonly string[];
}

/**
 * Loads a module, TypeScript or not, and all that it imports but packages, afresh on every call.
 *
 * @param path absolute.
 * @throws whatever the module throws, or what is wrong with its text.
 */
export async function importFresh(path: string): Promise<FreshModule> {
  const { createJiti } = await import('jiti');
  const jiti = createJiti(path, { fsCache: false, tryNative: false, interopDefault: false });
  const ofProject = (module: string): boolean => !/[\\/]node_modules[\\/]/.test(module);
  for (const module of Object.keys(jiti.cache).filter(ofProject)) delete jiti.cache[module];
  const exports = await jiti.import<Record<string, unknown>>(path);
  return { exports, modules: Object.keys(jiti.cache).filter(ofProject) };
}
