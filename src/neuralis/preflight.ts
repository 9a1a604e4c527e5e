import { validateOptions } from '../../core/calls/validate-options.js';
import type { Report, ValidateOptions } from '../../core/issue.js';

/**
 * Checks a package on disk: its manifest, and what the manifest alone cannot show, which is entries and their
 * references, links and file sizes. Issues have `file` and, if they are about a place in a text, `line` and `column`.
 *
 * @param directory the root folder of the package, which contains `package.json` or `neuralis.package.json`.
 * @param options `trust` is what the host grants; without it `access.trust` counts.
 * @throws {UsageError} `unreadable-folder` if `directory` is not a folder or cannot be read, `bad-option` for wrong options.
 */
export async function preflight(directory: string, options: ValidateOptions = {}): Promise<Report> {
  const read = validateOptions(options);
  // Loaded only when called: it needs parsers for HTML, CSS and scripts, and the file system.
  const { checkPackage } = await import('./preflight/check-package.js');
  return checkPackage(directory, read);
}
