/*
 * Modules of Node that are asked for here, not imported: `import` builds a wrapper that reads every member of theirs,
 * and some members load streams, workers and more, which takes longer than judging a manifest.
 */

/** `node:fs`. */
export const fs = process.getBuiltinModule('node:fs');

/** `node:util`. */
export const util = process.getBuiltinModule('node:util');
