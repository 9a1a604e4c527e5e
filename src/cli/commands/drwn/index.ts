import type { Family } from '../family.js';

/** `letterpress drwn …`. */
export const drwn: Family = {
  name: 'drwn',
  group: {
    summary: 'card refs, integrity, lockfiles and overlays of drwn',
    commands: {
      ref: async () => (await import('./ref.js')).ref,
      integrity: async () => (await import('./integrity.js')).integrity,
      lock: async () => (await import('./lock.js')).lock,
      overlay: async () => (await import('./overlay.js')).overlay,
    },
  },
};
