import { card, input, output, permission, setting, tool } from 'letterpress/neurosquad';
import { s } from 'letterpress/safe-subset';

export default card({
  $schema: './node_modules/letterpress/schemas/neurosquad/card.schema.json',
  name: 'release-desk',
  displayName: { en: 'Release desk', ru: 'Пульт релизов', zh: '发布台' },
  version: '1.4.0',
  description: {
    en: 'Walks a release from checklist to tag.\nWatches the pipeline and keeps the notes.',
    zh: '从清单到标签，一路跟进发布。',
  },
  author: { name: 'Harbour Works', url: 'https://harbour.example/people' },
  license: 'Apache-2.0',
  homepage: 'https://harbour.example/release-desk',
  keywords: ['release', 'changelog'],
  icon: 'assets/icon.webp',
  minAppVersion: '0.1.120',
  entry: 'dist/index.html',
  card: { defaultSize: { w: 520, h: 400 }, minSize: { w: 360, h: 260 }, maxSize: { w: 1440, h: 1080 } },
  permissions: [
    'cards.connected',
    permission.fsRead({ reason: 'Reads the changelog and the list of tags.' }),
    permission.network({
      hosts: ['pipeline.harbour.example:8443', '*.packages.example'],
      reason: { en: 'Asks the pipeline how the build went.', ru: 'Узнаёт, как прошла сборка.' },
    }),
    permission.background({ optional: true }),
  ],
  settings: [
    setting.select({
      key: 'branch',
      label: 'Branch to release',
      default: 'trunk',
      options: [
        { value: 'trunk', label: 'Trunk' },
        { value: 'stable', label: { en: 'Stable', zh: '稳定' } },
      ],
    }),
    setting.number({
      key: 'pollSeconds',
      label: 'Ask the pipeline every (s)',
      default: 30,
      min: 10,
      max: 600,
      step: 10,
    }),
    setting.secret({ key: 'pipelineToken', label: 'Pipeline token', required: true, scope: 'package' }),
  ],
  ports: {
    inputs: [
      input({ id: 'ship', label: 'Ship', type: 'ns:trigger', default: true }),
      input({
        id: 'status',
        label: 'Status',
        description: 'Asks how far the release of a version is.',
        type: 'ns:text',
        mode: 'request',
        response: { type: 'ns:json', schema: s.object({ done: s.optional(s.boolean()) }) },
      }),
    ],
    outputs: [
      output({ id: 'notes', label: 'Notes', type: 'ns:markdown', retain: true }),
      output({
        id: 'stage',
        label: { en: 'Stage', ru: 'Этап' },
        type: 'release-desk/stage',
        schema: s.enum(['checklist', 'build', 'tag', 'done']),
      }),
    ],
  },
  tools: [
    tool({
      name: 'add_note',
      title: 'Add a note',
      description: 'Adds one line to the notes of the release that is under way.',
      inputSchema: {
        type: 'object',
        required: ['text'],
        additionalProperties: false,
        properties: { text: s.string({ minLength: 1, maxLength: 500 }) },
      },
      timeoutMs: 5000,
    }),
    tool({
      name: 'current_stage',
      description: 'Says which stage the release is in.',
      inputSchema: { type: 'object' },
      readOnly: true,
    }),
  ],
});
