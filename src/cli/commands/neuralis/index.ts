import type { Family } from '../family.js';

/** `letterpress neuralis …`. */
export const neuralis: Family = {
  name: 'neuralis',
  group: {
    summary: 'Neuralis packages and their files',
    commands: { preflight: async () => (await import('./preflight.js')).preflight },
  },
};
