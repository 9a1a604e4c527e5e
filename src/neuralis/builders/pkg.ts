import type { Trust } from '../../../core/issue.js';
import { pkg as anyPackage } from '../../../generated/neuralis/package.builders.js';
import type { NeuralisPackage, UiModule } from '../../../generated/neuralis/package.types.js';
import type { SurfaceAt } from './trusted.js';

/** The block of a package whose surfaces its level of trust allows. */
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

/** A whole file: with `neuralis` a package.json, without it a neuralis.package.json. */
export interface PackageInput<Level extends Trust> extends BlockInput<Level> {
  readonly neuralis?: BlockInput<Level> | undefined;
}

/**
 * Makes the manifest of a package: checks it, and returns plain frozen JSON. Surfaces that the trust in
 * `access` does not allow do not compile; without `access` the package is untrusted.
 *
 * @throws {ManifestError} with every issue, when the package is not valid.
 */
export function pkg<const Level extends Trust = 'untrusted'>(input: PackageInput<Level>): NeuralisPackage {
  // The surfaces of a level are some of all surfaces, which the compiler cannot see for a level still unknown.
  return anyPackage(input as Parameters<typeof anyPackage>[0]);
}
