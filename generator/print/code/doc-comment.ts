const CODE_OR_TAG = /(`[^`\n]*`)|(^|[\s{])@(?=\S)/gm;

/** Characters that an editor does not show, treats as a line end, or that UTF-8 cannot encode (lone surrogates). */
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff]|\p{Surrogate}/gu;

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/**
 * Text that is safe in a JSDoc comment: it neither ends the comment nor begins a tag.
 * Markdown renders it unchanged, except for `*` followed by `/` in inline code.
 */
export function docText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(UNPRINTABLE, escaped)
    .replace(/\*\//g, '*\\/')
    .replace(CODE_OR_TAG, (_, code: string | undefined, before: string | undefined) => code ?? `${before}\\@`);
}

export interface DocParts {
  /** Printed with a blank line between them. */
  readonly paragraphs: readonly string[];
  /** `@default` and what follows it, without the `@`. */
  readonly tags?: readonly string[];
}

/** The text of a JSDoc comment, without its delimiters; empty when there is nothing to say. */
export function docLines({ paragraphs, tags = [] }: DocParts): string {
  const printed = paragraphs.map((paragraph) => docText(paragraph.trim())).filter((paragraph) => paragraph !== '');
  const tagged = tags.map((tag) => `@${docText(tag)}`).join('\n');
  return [...printed, ...(tagged === '' ? [] : [tagged])].join('\n\n');
}

/** A JSDoc comment with the given text, or nothing. */
export function docComment(text: string): string {
  if (text === '') return '';
  const lines = text.split('\n').map((line) => (line === '' ? ' *' : ` * ${line}`));
  return ['/**', ...lines, ' */', ''].join('\n');
}
