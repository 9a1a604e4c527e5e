import type { ToolProfile } from './profile.js';

/** The platform's own. Its demands are the subset's table; only it gives a verdict. */
export const core: ToolProfile = {
  id: 'core',
  title: 'the NeuroSquad app',
  published: 'the manifest reference and card SDK 1.3.0',
  requirements: [],
};
