import { FORMATS } from './schemas/index.js';

/** What `letterpress generate` makes in this repository, and where. */
export default {
  formats: FORMATS,
  out: 'generated',
  runtime: 'src/runtime/index.ts',
  command: 'npm run generate',
};
