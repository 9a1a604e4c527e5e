import type { Family } from '../family.js';

/** `letterpress drwn …`. */
export const drwn: Family = {
  name: 'drwn',
  group: {
    summary: 'work with drwn card refs, integrity hashes, lockfiles and overlays',
    commands: {
      ref: async () => (await import('./ref.js')).ref,
      integrity: async () => (await import('./integrity.js')).integrity,
      lock: async () => (await import('./lock.js')).lock,
      overlay: async () => (await import('./overlay.js')).overlay,
    },
  },
};
