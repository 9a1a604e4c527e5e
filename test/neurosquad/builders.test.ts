import { describe, expect, it } from 'vitest';
import {
  card,
  cardBuilder,
  input,
  output,
  permission,
  setting,
  tool,
} from '../../generated/neurosquad/card.builders.js';
import { ManifestError } from '../../src/runtime/index.js';
import { s } from '../../src/safe-subset/index.js';

const IDENTITY = { name: 'tide-table', displayName: 'Tide table', version: '1.0.0' } as const;

describe('typed builders of cards', () => {
  it('build a manifest and fill in properties with only one possible value', () => {
    const manifest = card({
      ...IDENTITY,
      permissions: [
        'agents.read',
        permission.network({ hosts: ['tides.example.org'] }),
        permission.fsRead({ optional: true }),
      ],
      settings: [setting.number({ key: 'hours', label: 'Hours ahead', default: 6, min: 1 })],
      ports: {
        inputs: [
          input({ id: 'place', label: 'Place', type: 'ns:text', mode: 'request', response: { type: 'ns:json' } }),
          { id: 'now', label: 'Now', type: 'ns:trigger' },
        ],
        outputs: [
          output({
            id: 'level',
            label: 'Level',
            type: 'tide-table/level',
            schema: s.number({ minimum: 0 }),
            retain: true,
          }),
        ],
      },
      tools: [
        tool({
          name: 'next_tide',
          description: 'Says when the next high tide is.',
          inputSchema: s.object({ place: s.optional(s.string({ maxLength: 200 })) }),
        }),
      ],
    });
    expect(manifest).toMatchObject({
      manifestVersion: 1,
      protocol: 1,
      permissions: ['agents.read', { id: 'network', hosts: ['tides.example.org'] }, { id: 'fs.read', optional: true }],
      settings: [{ key: 'hours', type: 'number' }],
    });
    expect(Object.isFrozen(manifest.ports)).toBe(true);
    expect(cardBuilder().name('tide-table').displayName('Tide table').version('1.0.0').build()).toEqual(card(IDENTITY));
  });

  it('throw every issue at once', () => {
    const build = (): unknown => card({ ...IDENTITY, name: 'kanban', entry: '/index.html' });
    expect(build).toThrow(ManifestError);
    try {
      build();
    } catch (error) {
      const codes = error instanceof ManifestError ? error.report.issues.map((issue) => issue.code) : [];
      expect(codes).toEqual(['neurosquad/unreserved-name', 'neurosquad/card-path']);
    }
  });

  it('reject in the editor what the platform rejects', () => {
    const rejected: readonly (() => unknown)[] = [
      // @ts-expect-error -- no such permission
      () => card({ ...IDENTITY, permissions: ['agents.write'] }),
      // @ts-expect-error -- network lists its hosts
      () => card({ ...IDENTITY, permissions: ['network'] }),
      // @ts-expect-error -- only network has hosts
      () => card({ ...IDENTITY, permissions: [{ id: 'fs.read', hosts: ['tides.example.org'] }] }),
      // @ts-expect-error -- only a select has options
      () => card({ ...IDENTITY, settings: [{ key: 'a', type: 'number', label: 'A', options: [] }] }),
      // @ts-expect-error -- a select has options
      () => card({ ...IDENTITY, settings: [{ key: 'a', type: 'select', label: 'A' }] }),
      // @ts-expect-error -- a secret has no default
      () => card({ ...IDENTITY, settings: [{ key: 'a', type: 'secret', label: 'A', default: 'x' }] }),
      // @ts-expect-error -- a switch is on or off
      () => card({ ...IDENTITY, settings: [{ key: 'a', type: 'boolean', label: 'A', default: 'true' }] }),
      // @ts-expect-error -- only outputs retain
      () => card({ ...IDENTITY, ports: { inputs: [{ id: 'a', label: 'A', type: 'ns:text', retain: true }] } }),
      // @ts-expect-error -- a request answers
      () => card({ ...IDENTITY, ports: { inputs: [{ id: 'a', label: 'A', type: 'ns:text', mode: 'request' }] } }),
      // @ts-expect-error -- a custom type has a schema
      () => card({ ...IDENTITY, ports: { outputs: [{ id: 'a', label: 'A', type: 'tide-table/level' }] } }),
      // @ts-expect-error -- no such built-in type
      () => card({ ...IDENTITY, ports: { outputs: [{ id: 'a', label: 'A', type: 'ns:string' }] } }),
      () =>
        card({
          ...IDENTITY,
          // @ts-expect-error -- a card's regular expression would run in the app
          tools: [{ name: 'run', description: 'Runs.', inputSchema: { type: 'object', pattern: '^a' } }],
        }),
      // @ts-expect-error -- a card has a version
      () => card({ name: 'tide-table', displayName: 'Tide table' }),
    ];
    for (const build of rejected) expect(build).toThrow(ManifestError);
  });
});
