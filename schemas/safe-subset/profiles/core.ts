import type { ToolProfile } from './profile.js';

/** The profile of the platform. Its requirements are the table of the subset, and only it gives a verdict. */
export const core: ToolProfile = {
  id: 'core',
  title: 'the NeuroSquad app',
  published: 'the manifest reference and card SDK 1.3.0',
  requirements: [],
};
