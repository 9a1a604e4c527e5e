/** A JSON block of a reference page, with what its marker says of it. */
export interface PageExample {
  readonly kind: 'valid' | 'invalid' | 'part' | 'schema';
  /** The JSON text as printed. */
  readonly text: string;
  /** Codes and pointers that an invalid document must raise. */
  readonly issues: readonly { readonly code: string; readonly path: string }[];
  readonly trust: string | undefined;
  readonly profile: string | undefined;
  /** 1-based line of the marker. */
  readonly line: number;
}

const MARKER = /^<!-- example: (.*) -->$/;
const FENCE = /^(`{3,})(\w*)$/;

/**
 * Finds the JSON blocks of a reference page.
 *
 * @throws {Error} for a JSON block without a marker, a marker without a block, or a marker that says nothing known.
 */
export function examplesOf(markdown: string): PageExample[] {
  const lines = markdown.split('\n');
  const examples: PageExample[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const [, fence, language] = FENCE.exec(lines[index] ?? '') ?? [];
    if (fence === undefined) {
      if (MARKER.test(lines[index] ?? '') && !FENCE.test(lines[index + 1] ?? ''))
        throw new Error(`line ${index + 1}: a marker without a block`);
      continue;
    }
    const end = lines.indexOf(fence, index + 1);
    if (end < 0) throw new Error(`line ${index + 1}: a block without an end`);
    const marker = MARKER.exec(lines[index - 1] ?? '')?.[1];
    if (language === 'json' && marker === undefined)
      throw new Error(`line ${index + 1}: a JSON block without a marker`);
    if (marker !== undefined)
      examples.push({ ...readMarker(marker, index), text: lines.slice(index + 1, end).join('\n'), line: index });
    index = end;
  }
  return examples;
}

function readMarker(marker: string, line: number): Pick<PageExample, 'kind' | 'issues' | 'trust' | 'profile'> {
  const [kind, ...words] = marker.split(' ');
  if (kind !== 'valid' && kind !== 'invalid' && kind !== 'part' && kind !== 'schema')
    throw new Error(`line ${line}: unknown marker ${marker}`);
  const take = (name: string): string | undefined =>
    words.at(-2) === name ? decodeURIComponent(words.splice(-2).at(-1) ?? '') : undefined;
  const profile = take('profile');
  const trust = take('trust');
  const pairs = words;
  const issues: { code: string; path: string }[] = [];
  for (let index = 0; index < pairs.length; index += 3) {
    const [code, at, path] = pairs.slice(index, index + 3);
    if (code === undefined || at !== 'at' || path === undefined) throw new Error(`line ${line}: ${marker}`);
    issues.push({ code: decodeURIComponent(code), path: path === '""' ? '' : decodeURIComponent(path) });
  }
  if ((kind === 'invalid') !== issues.length > 0) throw new Error(`line ${line}: ${marker}`);
  return { kind, issues, trust, profile };
}
