import { LIMITS } from '../limits.js';

interface Node<Value> {
  readonly next: Map<string, Node<Value>>;
  entry: { value: Value } | undefined;
}

/**
 * A map with strings of any length as keys. Engines hash a string of more than `LIMITS.keyUnits` by its length alone, so
 * that a plain `Map` compares it with every other of that length; here it is looked up piece by piece.
 */
export class TextMap<Value> {
  private readonly short = new Map<string, Value>();
  private readonly long: Node<Value> = { next: new Map(), entry: undefined };
  private longs = 0;

  get size(): number {
    return this.short.size + this.longs;
  }

  get(text: string): Value | undefined {
    return text.length <= LIMITS.keyUnits ? this.short.get(text) : this.find(text)?.entry?.value;
  }

  has(text: string): boolean {
    return text.length <= LIMITS.keyUnits ? this.short.has(text) : this.find(text)?.entry !== undefined;
  }

  set(text: string, value: Value): this {
    if (text.length <= LIMITS.keyUnits) {
      this.short.set(text, value);
      return this;
    }
    let node = this.long;
    for (const piece of pieces(text)) {
      const next = node.next.get(piece) ?? { next: new Map<string, Node<Value>>(), entry: undefined };
      node.next.set(piece, next);
      node = next;
    }
    if (node.entry === undefined) this.longs += 1;
    node.entry = { value };
    return this;
  }

  private find(text: string): Node<Value> | undefined {
    let node: Node<Value> | undefined = this.long;
    for (const piece of pieces(text)) node = node?.next.get(piece);
    return node;
  }
}

function* pieces(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += LIMITS.keyUnits) yield text.slice(start, start + LIMITS.keyUnits);
}

/** The values, each once, in the order of their first occurrence; strings by their text, anything else by identity. */
export function distinct<Value>(values: Iterable<Value>): Value[] {
  const texts = new TextMap<true>();
  const others = new Set<unknown>();
  const found: Value[] = [];
  for (const value of values) {
    if (typeof value === 'string' ? texts.has(value) : others.has(value)) continue;
    if (typeof value === 'string') texts.set(value, true);
    else others.add(value);
    found.push(value);
  }
  return found;
}
