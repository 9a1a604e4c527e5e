import { adviceLimits } from '../tables/limits.js';

/** Names that Windows keeps for devices, whatever extension follows. */
const DEVICE = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])(?:\.|$)/i;

/**
 * What keeps a path with `/` from being used on Windows, to stand after the path; nothing when it can be.
 *
 * @see Microsoft, "Naming Files, Paths, and Namespaces".
 */
export function portabilityFault(path: string): string | undefined {
  for (const segment of path.split('/')) {
    if (DEVICE.test(segment)) return `holds \`${segment.slice(0, 20)}\`, which Windows keeps for a device`;
    // Names of dots alone are the business of `nemu/plain-path-names`.
    if (/[^.]\.$/.test(segment)) return 'has a name that ends with `.`, which Windows drops';
  }
  if (path.length <= adviceLimits.pathLength) return undefined;
  return `has ${path.length} characters, more than the ${adviceLimits.pathLength} that Windows programs can open`;
}
