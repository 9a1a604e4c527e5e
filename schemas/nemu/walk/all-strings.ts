import { pointer } from '../../../core/json/pointer.js';

/** A text somewhere in a JSON value. */
export class FoundString {
  constructor(
    readonly text: string,
    private readonly place: Place,
  ) {}

  /** The pointer to the text; to its member, where it is a name. Made when it is asked for. */
  get path(): string {
    const segments: (string | number)[] = [];
    for (let place = this.place; place.parent !== undefined; place = place.parent) segments.push(place.segment);
    return pointer(this.place.base, ...segments.reverse());
  }
}

interface Place {
  readonly base: string;
  readonly segment: string | number;
  readonly parent: Place | undefined;
}

/** Every text in a JSON value, in no promised order; names of members count as texts of their own. */
export function* allStrings(root: unknown, base = ''): Iterable<FoundString> {
  const waiting: { readonly value: unknown; readonly place: Place }[] = [
    { value: root, place: { base, segment: '', parent: undefined } },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, place } = next;
    if (typeof value === 'string') yield new FoundString(value, place);
    else if (Array.isArray(value)) {
      for (const [segment, item] of value.entries()) {
        waiting.push({ value: item, place: { base, segment, parent: place } });
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const [segment, member] of Object.entries(value)) {
        const inner = { base, segment, parent: place };
        yield new FoundString(segment, inner);
        waiting.push({ value: member, place: inner });
      }
    }
  }
}
