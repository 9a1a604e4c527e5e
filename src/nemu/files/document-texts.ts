import { readBytes } from '../../../files/read-bytes.js';
import { hostsIn } from '../../../schemas/nemu/grammar/hosts-in.js';
import { workLimits } from '../../../schemas/nemu/tables/limits.js';

/** What a document says, as far as it is looked at. */
export type DocumentText =
  | { readonly is: 'text'; readonly hosts: ReadonlySet<string> }
  | { readonly is: 'empty' | 'unreadable' };

/** Reads documents, each once however many steps name it. */
export class DocumentTexts {
  private readonly texts = new Map<string, DocumentText>();

  /** @param path absolute and without links. */
  at(path: string): DocumentText {
    const known = this.texts.get(path) ?? beginning(path);
    this.texts.set(path, known);
    return known;
  }
}

function beginning(path: string): DocumentText {
  const read = readBytes(path, { most: workLimits.documentBytes, longer: 'cut' });
  if (!read.ok) return { is: 'unreadable' };
  const text = new TextDecoder().decode(read.bytes);
  return text.trim() === '' ? { is: 'empty' } : { is: 'text', hosts: hostsIn(text) };
}
