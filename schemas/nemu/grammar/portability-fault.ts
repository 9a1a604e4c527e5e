import { adviceLimits } from '../tables/limits.js';

/** Names that Windows reserves for devices, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])(?:\.|$)/i;

/**
 * Why a path (with `/`) does not work on Windows, as the predicate of a sentence about the path; nothing when it does.
 *
 * @see Microsoft, "Naming Files, Paths, and Namespaces".
 */
export function portabilityFault(path: string): string | undefined {
  for (const segment of path.split('/')) {
    if (DEVICE.test(segment)) return `contains \`${segment.slice(0, 20)}\`, which Windows reserves for a device`;
    // Names made only of dots are reported by `nemu/plain-path-names`.
    if (/[^.]\.$/.test(segment)) return 'contains a name that ends with `.`, which Windows removes';
  }
  if (path.length <= adviceLimits.pathLength) return undefined;
  return `has ${path.length} characters, but Windows programs can open paths of at most ${adviceLimits.pathLength}`;
}
