import { UsageError } from '../../../../core/usage-error.js';
import { importFresh } from '../../process/import-fresh.js';

/** What a source exports, and the modules that it consists of. */
export interface LoadedDocument {
  readonly document: unknown;
  /** Absolute paths. */
  readonly modules: readonly string[];
}

/** How many functions may wrap a document; more are a mistake, such as a function that returns itself. */
const LAYERS = 8;

/**
 * Loads the default export of a source: a document, or a promise of one, or a function that returns one.
 *
 * @param path absolute.
 * @param named as the user named it.
 * @throws {UsageError} `no-document` when there is no default export; otherwise whatever the source throws.
 */
export async function loadDocument(path: string, named: string): Promise<LoadedDocument> {
  const { exports, modules } = await importFresh(path);
  let document: unknown = await exports.default;
  for (let layer = 0; typeof document === 'function' && layer < LAYERS; layer += 1) document = await document();
  if (document !== undefined && typeof document !== 'function') return { document, modules };
  throw new UsageError(
    'no-document',
    `\`${named}\` has no default export.`,
    'Add `export default` with a document, a promise of one, or a function that returns one.',
  );
}
