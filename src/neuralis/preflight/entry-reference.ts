/** What a reference is loaded as; `document` for what a click or a refresh would open. */
export type ReferenceKind =
  | 'script'
  | 'style'
  | 'image'
  | 'font'
  | 'media'
  | 'frame'
  | 'object'
  | 'manifest'
  | 'fetch'
  | 'document';

/** A url as an entry writes it, with its place in the text. */
export interface EntryReference {
  readonly kind: ReferenceKind;
  readonly url: string;
  /** What refers, for messages: `<img src>`. */
  readonly from: string;
  /** UTF-16 offset of the first unit. */
  readonly start: number;
  /** UTF-16 offset just past the last unit. */
  readonly end: number;
}
