import { hostsIn } from '../../../schemas/nemu/grammar/hosts-in.js';
import { workLimits } from '../../../schemas/nemu/tables/limits.js';
import { readStart } from './read-start.js';

/** What a document says, as far as it is looked at. */
export type DocumentText =
  | { readonly is: 'text'; readonly hosts: ReadonlySet<string> }
  | { readonly is: 'empty' | 'unreadable' };

/** Reads documents, each once however many steps name it. */
export class DocumentTexts {
  private readonly texts = new Map<string, Promise<DocumentText>>();

  /** @param path absolute and without links. */
  at(path: string): Promise<DocumentText> {
    const known = this.texts.get(path) ?? readText(path);
    this.texts.set(path, known);
    return known;
  }
}

async function readText(path: string): Promise<DocumentText> {
  const bytes = await readStart(path, workLimits.documentBytes);
  if (bytes === undefined) return { is: 'unreadable' };
  const text = new TextDecoder().decode(bytes);
  return text.trim() === '' ? { is: 'empty' } : { is: 'text', hosts: hostsIn(text) };
}
