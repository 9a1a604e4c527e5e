import { card } from 'letterpress/drwn';

export default card({
  $schema: undefined,
  name: '@your-handle/backend',
  version: '1.2.0',
  description: 'Reviews and releases for the API team.',
  license: 'MIT',
  harness: { minVersion: '0.3.0' },
  stability: 'stable',
  lastValidatedWith: '0.5.0',
  testStatusBadge: 'https://example.com/your-handle/backend/badge.svg',
  skills: { include: ['reviewer', 'release-notes'] },
  hooks: { include: ['audit-tool-calls'] },
  bundles: { '@your-handle/reviewer': '^2.0.0' },
  servers: {
    search: {
      description: 'Finds pages of the handbook.',
      transport: 'http',
      url: 'https://example.com/mcp',
      optional: false,
    },
    notes: {
      description: "Reads the team's notes.",
      transport: 'stdio',
      command: 'notes-mcp',
      args: ['--read-only'],
      optional: true,
    },
  },
  extensions: { parallel: { enabled: true, skills: true } },
  targets: { claude: { enabled: true }, codex: { enabled: true } },
});
