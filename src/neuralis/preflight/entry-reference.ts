/** What a reference is loaded as; `document` for what a click or a refresh opens. */
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

/** A URL as written in an entry, with its place in the text. */
export interface EntryReference {
  readonly kind: ReferenceKind;
  readonly url: string;
  /** The source of the reference, for messages: `<img src>`. */
  readonly from: string;
  /** UTF-16 offset of the first unit. */
  readonly start: number;
  /** UTF-16 offset just after the last unit. */
  readonly end: number;
}
