import { escapeSegment } from '../../core/json/pointer.js';
import type { IssuePath } from '../../core/make-issue.js';

/**
 * The place of a value in a document, or of a property that is missing. Its pointer is written only when an issue shows
 * it: with a pointer for each value, a long property name would cost its length again for each value inside.
 */
export class Place implements IssuePath {
  /** Segments below the outermost value. */
  readonly depth: number;
  readonly length: number;

  private constructor(
    private readonly parent: Place | undefined,
    /** The object or array that has the segment; nothing for the outermost value. */
    readonly container: object | undefined,
    /** The property name or index; the pointer of the outermost value, which is usually empty. */
    readonly segment: string | number,
  ) {
    this.depth = parent === undefined ? 0 : parent.depth + 1;
    this.length = parent === undefined ? String(segment).length : parent.length + 1 + escapeSegment(segment).length;
  }

  /** The place of the outermost value. @param base its pointer, if it is part of a document. */
  static root(base = ''): Place {
    return new Place(undefined, undefined, base);
  }

  /** The place of a property or an item of the value here. */
  child(container: object, segment: string | number): Place {
    return new Place(this, container, segment);
  }

  /** Whether both are the same place of one document, in which no object has two places. */
  is(other: Place): boolean {
    return this.container === other.container && (this.parent === undefined || this.segment === other.segment);
  }

  /** The property names and indexes from the outermost value to here. */
  segments(): string[] {
    const segments: string[] = [];
    for (let place: Place = this; place.parent !== undefined; place = place.parent)
      segments.push(String(place.segment));
    return segments.reverse();
  }

  within(units: number): string {
    let shown: Place = this;
    while (shown.length > units && shown.parent !== undefined) shown = shown.parent;
    const parts: string[] = [];
    let place = shown;
    for (; place.parent !== undefined; place = place.parent) parts.push(`/${escapeSegment(place.segment)}`);
    return `${place.segment}${parts.reverse().join('')}`;
  }

  /** The whole pointer. */
  get pointer(): string {
    return this.within(Number.POSITIVE_INFINITY);
  }
}

/** What is known about places of one document; each is found in a time that does not depend on its depth or its names. */
export class PlaceMap<Value> {
  private root: Value | undefined;
  private readonly inside = new Map<object, Map<string | number, Value>>();

  get({ container, segment }: Place): Value | undefined {
    return container === undefined ? this.root : this.inside.get(container)?.get(segment);
  }

  set({ container, segment }: Place, value: Value): void {
    if (container === undefined) {
      this.root = value;
      return;
    }
    const siblings = this.inside.get(container) ?? new Map<string | number, Value>();
    this.inside.set(container, siblings.set(segment, value));
  }
}

/** The places of findings or faults. */
export function placesOf(items: Iterable<{ readonly place: Place }>): (place: Place) => boolean {
  const places = new PlaceMap<true>();
  for (const { place } of items) places.set(place, true);
  return (place) => places.get(place) === true;
}
