import { pointer } from '../../../core/json/pointer.js';

/** A string in a JSON value. */
export class FoundString {
  constructor(
    readonly text: string,
    private readonly place: Place,
  ) {}

  /** The pointer to the string, or to the property when the string is its name. Computed only when read. */
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

/** Every string in a JSON value, in no guaranteed order, including the names of properties. */
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
      for (const [segment, property] of Object.entries(value)) {
        const inner = { base, segment, parent: place };
        yield new FoundString(segment, inner);
        waiting.push({ value: property, place: inner });
      }
    }
  }
}
