import { gitEntryV4, lock } from 'letterpress/drwn';

export default lock({
  lockfileVersion: 4,
  store: { minDrwnVersion: '0.4.0' },
  cards: [
    gitEntryV4({
      name: '@your-handle/mind',
      requested: 'github:your-handle/mind@^1.0.0',
      version: '1.0.0',
      path: '/home/me/.agents/drwn/extracted/5f0c2d7e8b9a4c1d6e3f2a1b0c9d8e7f6a5b4c3d',
      integrity: 'sha256-9f2b7c1d4e6a8053b1c2d3e4f5a697887766554433221100ffeeddccbbaa9988',
      manifest: {
        name: '@your-handle/mind',
        version: '1.0.0',
        persona: { include: ['voice'], visibility: 'internal' },
        memory: { l6: { include: ['decisions'], visibility: 'private', format: 'jsonl' } },
      },
      skills: [],
      hooks: [],
      persona: { include: ['voice'], visibility: 'internal' },
      memory: { l6: { include: ['decisions'], visibility: 'private', format: 'jsonl' } },
      origin: 'git',
      git: {
        commit: '0123456789abcdef0123456789abcdef01234567',
        url: 'https://github.com/your-handle/mind.git',
        ref: '^1.0.0',
      },
    }),
  ],
});
