import type { Report, ValidateOptions } from '../../core/issue.js';

/**
 * Judges a package on disk: its manifest, and all that the manifest alone cannot show: entries and what they refer to,
 * links, sizes, budgets. Issues carry `file`, and `line` and `column` where they lie in a text.
 *
 * @param directory the package's root, which holds `package.json` or `neuralis.package.json`.
 * @param options `trust` is what the host grants; without it `access.trust` counts.
 * @throws {UsageError} `unreadable-folder` when the directory is none or cannot be read.
 */
export async function preflight(directory: string, options: ValidateOptions = {}): Promise<Report> {
  // Loaded late: it brings parsers for HTML, CSS and scripts, and reads a disk.
  const { checkPackage } = await import('./preflight/check-package.js');
  return checkPackage(directory, options);
}
