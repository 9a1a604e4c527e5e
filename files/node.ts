/**
 * `node:fs`, asked for here and not imported: `import` builds a wrapper that reads every property of a module, and some
 * properties load streams, workers and more, which takes longer than validating a manifest.
 */
export const fs = process.getBuiltinModule('node:fs');
