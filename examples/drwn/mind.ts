import { card } from 'letterpress/drwn';

export default card({
  $schema: undefined,
  name: '@your-handle/mind',
  version: '1.0.0',
  persona: { include: ['voice'], visibility: 'internal' },
  beliefs: { include: ['engineering'], visibility: 'public' },
  memory: {
    l4: { include: ['context'], visibility: 'private', format: 'md' },
    l6: { include: ['decisions'], visibility: 'private', format: 'jsonl' },
  },
});
