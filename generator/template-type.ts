/** A part of a pattern that TypeScript can write as a template: text, a placeholder, or a choice between sequences. */
type TemplatePart =
  | string
  | { readonly placeholder: 'string' | 'number' }
  | { readonly choice: readonly TemplatePart[][] };

/** The groups that TypeBox writes for a string and a number inside a template literal. */
const PLACEHOLDERS = [
  ['(.*)', 'string'],
  ['(0|[1-9][0-9]*)', 'number'],
] as const;

/** The most strings that a finite template is printed as, one by one. */
const MAX_LISTED = 64;

/** Alternatives inside alternatives, inclusive; the recursion is bounded by it. */
const MAX_NESTED = 24;

const SPECIAL = /[.*+?^${}()|[\]\\]/;

/**
 * The TypeScript type of the strings that a pattern of a template literal matches: `'a' | 'b'` when they are few,
 * otherwise a template, such as `` `v${number}` ``. A pattern without `^` or `$` leaves that end open.
 *
 * @returns `undefined` when the pattern says more than a template can.
 */
export function templateType(pattern: string): string | undefined {
  const parts = partsOf(pattern);
  if (parts === undefined) return undefined;
  const listed = listedStrings(parts);
  if (listed !== undefined) return listed.map((text) => JSON.stringify(text)).join(' | ');
  const [only, ...others] = parts;
  if (others.length === 0 && typeof only === 'object' && 'placeholder' in only && only.placeholder === 'string')
    return 'string';
  return `\`${parts.map(printed).join('')}\``;
}

/**
 * The key type of the index signature for the names that a pattern matches: `number`, or a template; and the text that
 * every such name starts with.
 *
 * @returns `undefined` when TypeScript has no index signature for them.
 */
export function indexKey(pattern: string): { readonly type: string; readonly start: string } | undefined {
  const parts = partsOf(pattern);
  if (parts === undefined || listedStrings(parts) !== undefined) return undefined;
  const [first, ...others] = parts;
  if (others.length === 0 && typeof first === 'object' && 'placeholder' in first)
    return { type: first.placeholder, start: '' };
  return { type: `\`${parts.map(printed).join('')}\``, start: typeof first === 'string' ? first : '' };
}

function partsOf(pattern: string): TemplatePart[] | undefined {
  const isWhole = pattern.startsWith('^');
  const reader = new PatternReader(isWhole ? pattern.slice(1) : pattern);
  const parts = reader.sequence(0);
  if (parts === undefined || !reader.isAtEnd) return undefined;
  const open: TemplatePart = { placeholder: 'string' };
  return [...(isWhole ? [] : [open]), ...parts, ...(reader.endsOpen ? [open] : [])];
}

class PatternReader {
  private at = 0;
  /** Whether the pattern does not end in `$`. */
  endsOpen = true;

  constructor(private readonly pattern: string) {}

  get isAtEnd(): boolean {
    return this.at >= this.pattern.length;
  }

  /** Reads up to the end of the pattern, or of the group around it. */
  sequence(depth: number): TemplatePart[] | undefined {
    const parts: TemplatePart[] = [];
    while (!this.isAtEnd && !this.isNext('|') && !this.isNext(')')) {
      if (depth === 0 && this.pattern.slice(this.at) === '$') {
        this.at += 1;
        this.endsOpen = false;
        return parts;
      }
      const part = this.part(depth);
      if (part === undefined) return undefined;
      const last = parts.at(-1);
      if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
      else parts.push(part);
    }
    return parts;
  }

  private part(depth: number): TemplatePart | undefined {
    for (const [text, placeholder] of PLACEHOLDERS) if (this.take(text)) return { placeholder };
    if (this.take('(')) return depth < MAX_NESTED ? this.choice(depth + 1) : undefined;
    if (this.take('\\')) {
      const escaped = this.pattern.charAt(this.at);
      if (!SPECIAL.test(escaped)) return undefined;
      this.at += 1;
      return escaped;
    }
    const character = this.pattern.charAt(this.at);
    if (SPECIAL.test(character)) return undefined;
    this.at += 1;
    return character;
  }

  private choice(depth: number): TemplatePart | undefined {
    const choice: TemplatePart[][] = [];
    do {
      const parts = this.sequence(depth);
      if (parts === undefined) return undefined;
      choice.push(parts);
    } while (this.take('|'));
    return this.take(')') ? { choice } : undefined;
  }

  private isNext(text: string): boolean {
    return this.pattern.startsWith(text, this.at);
  }

  private take(text: string): boolean {
    if (!this.isNext(text)) return false;
    this.at += text.length;
    return true;
  }
}

/** Every string of a finite template; `undefined` for one that is infinite, or has too many. */
function listedStrings(parts: readonly TemplatePart[]): readonly string[] | undefined {
  let texts: readonly string[] = [''];
  for (const part of parts) {
    const ends = typeof part === 'string' ? [part] : 'placeholder' in part ? undefined : choiceStrings(part.choice);
    if (ends === undefined || texts.length * ends.length > MAX_LISTED) return undefined;
    texts = texts.flatMap((text) => ends.map((end) => text + end));
  }
  return [...new Set(texts)];
}

function choiceStrings(choice: readonly TemplatePart[][]): readonly string[] | undefined {
  const lists = choice.map(listedStrings);
  return lists.every((list) => list !== undefined) ? lists.flat() : undefined;
}

function printed(part: TemplatePart): string {
  if (typeof part === 'string') return part.replace(/[`\\]|\$(?=\{)/g, '\\$&');
  if ('placeholder' in part) return `\${${part.placeholder}}`;
  return `\${${part.choice.map(printedSequence).join(' | ')}}`;
}

function printedSequence(parts: readonly TemplatePart[]): string {
  return (
    listedStrings(parts)
      ?.map((text) => JSON.stringify(text))
      .join(' | ') ?? `\`${parts.map(printed).join('')}\``
  );
}
