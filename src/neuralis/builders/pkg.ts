import type { Trust } from '../../../core/issue.js';
import { pkg as anyPackage } from '../../../generated/neuralis/package.builders.js';
import type { NeuralisPackage, UiModule } from '../../../generated/neuralis/package.types.js';
import type { SurfaceAt } from './trusted.js';

/** The block of a package that has only surfaces that its trust level allows. */
export interface BlockInput<Level extends Trust> {
  readonly access?: { readonly trust: Level; readonly [key: string]: unknown } | undefined;
  readonly app?:
    | {
        readonly surfaces?: readonly SurfaceAt<Level>[] | undefined;
        readonly module?: UiModule | undefined;
        readonly [key: string]: unknown;
      }
    | undefined;
  readonly [key: string]: unknown;
}

/** A whole file: a `package.json` if it has `neuralis`, else a `neuralis.package.json`. */
export interface PackageInput<Level extends Trust> extends BlockInput<Level> {
  readonly neuralis?: BlockInput<Level> | undefined;
}

/**
 * Builds the manifest of a package: validates it and returns plain, frozen JSON. Surfaces that `access.trust` does
 * not allow do not compile. Without `access` the package is untrusted.
 *
 * @throws {ManifestError} with all issues, if the package is not valid.
 */
export function pkg<const Level extends Trust = 'untrusted'>(input: PackageInput<Level>): NeuralisPackage {
  // The surfaces of one level are a subset of all surfaces, but the compiler cannot infer that for a generic level.
  return anyPackage(input as Parameters<typeof anyPackage>[0]);
}
