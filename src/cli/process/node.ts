/*
 * Modules of Node that are asked for here, not imported, for the reason given in `files/node.ts`. What the command line
 * takes before it knows its command stands here as well: the other file is part of the library's chunk, and that would
 * be one more file to load at every start.
 */

/** `node:fs`. */
export const fs = process.getBuiltinModule('node:fs');

/** `node:util`. */
export const util = process.getBuiltinModule('node:util');
