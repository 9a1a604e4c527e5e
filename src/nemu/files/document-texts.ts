import { readBytes } from '../../../files/read-bytes.js';
import { hostsIn } from '../../../schemas/nemu/grammar/hosts-in.js';
import { workLimits } from '../../../schemas/nemu/tables/limits.js';

/** What is known about the text of a document. */
export type DocumentText =
  | { readonly is: 'text'; readonly hosts: ReadonlySet<string> }
  | { readonly is: 'empty' | 'unreadable' };

/** Reads documents, each only once even if several steps list it. */
export class DocumentTexts {
  private readonly texts = new Map<string, DocumentText>();

  /** @param path absolute and without links. */
  at(path: string): DocumentText {
    const known = this.texts.get(path) ?? readStart(path);
    this.texts.set(path, known);
    return known;
  }
}

function readStart(path: string): DocumentText {
  const read = readBytes(path, { most: workLimits.documentBytes, longer: 'cut' });
  if (!read.ok) return { is: 'unreadable' };
  const text = new TextDecoder().decode(read.bytes);
  return text.trim() === '' ? { is: 'empty' } : { is: 'text', hosts: hostsIn(text) };
}
