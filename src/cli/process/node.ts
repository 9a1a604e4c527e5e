/*
 * Node modules that are requested rather than imported, for the reason given in `files/node.ts`. They are requested
 * again here because that file is part of the library's chunk, which would be one more file to load at every start.
 */

/** `node:fs`. */
export const fs = process.getBuiltinModule('node:fs');

/** `node:util`. */
export const util = process.getBuiltinModule('node:util');
