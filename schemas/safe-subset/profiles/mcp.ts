import type { ToolProfile } from './profile.js';

const TOOLS = 'Model Context Protocol, revision 2025-11-25, server/tools';
const SCHEMA_USAGE = 'Model Context Protocol, SEP-1613, final 2025-11-25';

/** Tool inputs in the Model Context Protocol. The protocol also forbids fetching a `$ref`, which the subset never does. */
export const mcp: ToolProfile = {
  id: 'mcp',
  title: 'tools of the Model Context Protocol',
  published: 'the protocol as published on 2025-11-25',
  requirements: [
    { requirement: { kind: 'root-type', type: 'object' }, source: TOOLS },
    { requirement: { kind: 'dialect', dialect: 'https://json-schema.org/draft/2020-12/schema' }, source: SCHEMA_USAGE },
  ],
};
