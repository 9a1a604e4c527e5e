import { UsageError } from '../../../../core/usage-error.js';
import { importFresh } from '../../process/import-fresh.js';

/** What a source exports, and what it is made of. */
export interface LoadedDocument {
  readonly document: unknown;
  /** Absolute paths of the modules that make it up. */
  readonly modules: readonly string[];
}

/** Promises and functions that may stand around a document; more are a mistake, such as a function that returns itself. */
const LAYERS = 8;

/**
 * Loads the document that a source exports by default: the document itself, or a promise or a function of it.
 *
 * @param path absolute.
 * @param named as the user named it.
 * @throws {UsageError} `no-document` when there is no default export; else whatever the source throws.
 */
export async function loadDocument(path: string, named: string): Promise<LoadedDocument> {
  const { exports, modules } = await importFresh(path);
  let document: unknown = await exports.default;
  for (let layer = 0; typeof document === 'function' && layer < LAYERS; layer += 1) document = await document();
  if (document !== undefined && typeof document !== 'function') return { document, modules };
  throw new UsageError(
    'no-document',
    `\`${named}\` exports no document by default.`,
    'Write `export default` before the builder that makes it; a promise or a function of it will do as well.',
  );
}
