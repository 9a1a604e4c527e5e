import type { PreflightCode } from '../../../schemas/neuralis/codes.js';

/** Something at the start of an entry that keeps the host from inserting its `<base>` in the right place. */
export interface EntryStart {
  readonly code: PreflightCode;
  readonly message: string;
  /** UTF-16 offsets. */
  readonly start: number;
  readonly end: number;
}

const STRICT = /<!doctype\s+html\s*>/iy;
const ANY = /<!doctype[^>]{0,400}/iy;
const BASE = /<base/i;

/**
 * Checks the start of a bundle entry. The host skips white space, complete comments and `<?…>`, and inserts its
 * `<base>` after the doctype that follows.
 *
 * @param text without a byte order mark.
 */
export function entryStart(text: string): EntryStart | undefined {
  const start = doctypeAt(text);
  ANY.lastIndex = start;
  const doctype = ANY.exec(text);
  if (doctype === null) return undefined;
  const end = start + doctype[0].length;
  STRICT.lastIndex = start;
  if (!STRICT.test(text)) {
    const message = `The document begins with \`${doctype[0]}>\`, and the host does not insert its \`<base>\` after this doctype.`;
    return { code: 'neuralis/plain-doctype', message, start, end };
  }
  const base = BASE.exec(text.slice(0, start));
  if (base === null) return undefined;
  const message =
    'The text before the doctype contains `<base`, so the host inserts its own `<base>` before the doctype.';
  return { code: 'neuralis/no-early-base', message, start: base.index, end: base.index + base[0].length };
}

/** The offset after everything that is allowed before a doctype. */
function doctypeAt(text: string): number {
  let at = 0;
  for (;;) {
    const next = afterSkipped(text, at);
    if (next === at) return at;
    at = next;
  }
}

function afterSkipped(text: string, at: number): number {
  if (/\s/.test(text.charAt(at))) return at + 1;
  const [begin, close] = text.startsWith('<!--', at) ? ['<!--', '-->'] : ['<?', '>'];
  if (!text.startsWith(begin, at)) return at;
  const end = text.indexOf(close, at + begin.length);
  return end < 0 ? at : end + close.length;
}
