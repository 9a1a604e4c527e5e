const ABSOLUTE = /^(?:(?:https?:)?\/\/|\/)/i;

/**
 * Whether a surface's url leads away from the package: `http://…`, `https://…`, `//…` or `/…`, whatever the case.
 * Everything else, other schemes included, counts as a path inside the package.
 */
export function isAbsoluteAssetUrl(url: string): boolean {
  return ABSOLUTE.test(url);
}
