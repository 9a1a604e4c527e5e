import { pretty } from './pretty.js';
import type { CreateReporter } from './reporter.js';

/** The names of the reporters on the command line, the default first. */
export const REPORTER_NAMES = ['pretty', 'json', 'ndjson', 'sarif', 'github'] as const;

export type ReporterName = (typeof REPORTER_NAMES)[number];

/** Loads a reporter by name; all but the default only when asked for. */
export const REPORTERS: Readonly<Record<ReporterName, () => Promise<CreateReporter>>> = {
  pretty: async () => pretty,
  json: async () => (await import('./json.js')).json,
  ndjson: async () => (await import('./json.js')).ndjson,
  sarif: async () => (await import('./sarif.js')).sarif,
  github: async () => (await import('./github.js')).github,
};
