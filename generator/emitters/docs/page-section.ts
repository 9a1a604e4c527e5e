import type { NormalSchema } from '../../model.js';

/** A part of the schema that has a section of its own on the page. */
export interface PageSection {
  readonly node: NormalSchema;
  /** A line of Markdown. */
  readonly title: string;
  readonly anchor: string;
  /** The names that lead to it, for the ids of its fields. */
  readonly names: readonly string[];
  /** The definition it is, or belongs to; empty for the document. */
  readonly definition: string;
  /** Whether it is the whole definition, or the document. */
  readonly isTop: boolean;
}

/** A section in which a definition is used, and where in it. */
export interface PageUse {
  readonly section: PageSection;
  /** Ways from the section's top, such as `options[]`; empty for the section as a whole. */
  readonly paths: readonly string[];
}

/** What the sections of a page need to link to each other. */
export interface PageSections {
  /** The document's; the first of the list. */
  readonly root: PageSection;
  /** The document first, then definitions in the model's order, each followed by its unnamed parts. */
  readonly list: readonly PageSection[];
  /** The section of an unnamed part. */
  readonly ofNode: ReadonlyMap<NormalSchema, PageSection>;
  /** The section of a definition by its name; the document's under the empty name. */
  readonly ofDefinition: ReadonlyMap<string, PageSection>;
  /** Where each definition is used, by its name. */
  readonly uses: ReadonlyMap<string, readonly PageUse[]>;
  /** The definition that a node refers to, or the node itself. */
  resolve(node: NormalSchema): NormalSchema;
}
