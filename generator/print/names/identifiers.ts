import { capitalize } from '../../../core/words/capitalize.js';

const WORD = /[\p{L}\p{Nl}\p{Nd}\p{Mn}\p{Mc}]+/gu;

/** The parts of a name that are allowed in an identifier: `fs.read` has `fs` and `read`. */
function wordsOf(name: string): string[] {
  return name.normalize('NFC').match(WORD) ?? [];
}

function startable(identifier: string): string {
  return identifier === '' || /^[\p{L}\p{Nl}]/u.test(identifier) ? identifier : `_${identifier}`;
}

/** A type's name: `fs.read` becomes `FsRead`. Letters of any script stay; empty when nothing is left. */
export function pascalCase(name: string): string {
  return startable(wordsOf(name).map(capitalize).join(''));
}

/** A value's name: `fs.read` becomes `fsRead`, `MCPTool` becomes `mcpTool`. Empty when nothing is left. */
export function camelCase(name: string): string {
  const [first = '', ...rest] = wordsOf(name);
  const lowered = first.replace(/^\p{Lu}+(?!\p{Ll})|^\p{Lu}(?=\p{Ll})/u, (capitals) => capitals.toLowerCase());
  return startable(lowered + rest.map(capitalize).join(''));
}

/** The name under which a document's runtime module exports its format. */
export function runtimeName(document: string): string {
  return `${camelCase(document)}Runtime`;
}

/** Whether a name can be written after a dot. */
export function isIdentifier(name: string): boolean {
  return /^[\p{L}\p{Nl}_$][\p{L}\p{Nl}\p{Nd}\p{Mn}\p{Mc}_$]*$/u.test(name);
}
