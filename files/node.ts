/**
 * `node:fs` without `import`, which builds a wrapper that reads every property of the module. Some of these load
 * streams, workers and more, which takes longer than validating a manifest.
 */
export const fs = process.getBuiltinModule('node:fs');
