import { describe, expect, it } from 'vitest';
import { card, dock, pkg, validatePackage, widget } from '../../src/neuralis/index.js';
import { diagnose } from '../support/compile.js';

const url = './app/surfaces/widget/board/index.html';

describe('builders', () => {
  it('make a package of surfaces by their renderer', () => {
    const built = pkg({
      access: { trust: 'first-party' },
      app: {
        surfaces: [
          widget.iframe({ id: 'a', type: 'board', url, assetMode: 'bundle', icon: 'layout-dashboard' }),
          widget.direct({ id: 'b', type: 'plan', import: '@acme/app/plan' }),
          widget.mcp({ id: 'c', type: 'srv' }),
          card.iframe({ id: 'd', type: 'result', url: './app/surfaces/card/d/index.html', height: { compact: 96 } }),
          card.direct({ id: 'e', type: 'other', import: '@acme/app/other' }),
          dock.openWidget({ id: 'f', label: 'Board', widget: 'board', title: 'The board' }),
          dock.action({ id: 'g', label: 'New agent', action: 'workspace.agent-create' }),
        ],
      },
    });
    expect(built.app?.surfaces).toMatchObject([
      { kind: 'widget', component: { renderer: 'iframe', url, assetMode: 'bundle' } },
      { kind: 'widget', component: { renderer: 'direct', import: '@acme/app/plan' } },
      { kind: 'widget', component: { renderer: 'mcp' } },
      { kind: 'card', render: { renderer: 'iframe' }, height: { compact: 96 } },
      { kind: 'card', render: { renderer: 'direct' } },
      { kind: 'dock', action: { type: 'open-widget', widget: 'board', title: 'The board' } },
      { kind: 'dock', action: { type: 'action', id: 'workspace.agent-create' } },
    ]);
    expect(validatePackage(built).issues).toEqual([]);
    expect(Object.isFrozen(built)).toBe(true);
  });

  it('make a package.json as well', () => {
    const built = pkg({
      name: 'acme',
      version: '1.0.0',
      neuralis: { app: { surfaces: [widget.iframe({ id: 'a', type: 'board', url })] } },
    });
    expect(built).toMatchObject({ name: 'acme', neuralis: { app: { surfaces: [{ kind: 'widget' }] } } });
  });

  it('throw with every issue that types cannot catch', () => {
    const remote = widget.iframe({ id: 'a', type: 'board', url: 'https://frames.example.com/' });
    const wrongRoot = widget.iframe({ id: 'b', type: 'plan', url });
    expect(() => pkg({ access: { trust: 'untrusted' }, app: { surfaces: [remote, wrongRoot] } })).toThrow(
      expect.objectContaining({
        name: 'ManifestError',
        report: expect.objectContaining({
          issues: [
            expect.objectContaining({ code: 'neuralis/renderer-trust' }),
            expect.objectContaining({ code: 'neuralis/entry-root' }),
          ],
        }),
      }),
    );
  });
});

describe('a `direct` card with composer and height of any shape', () => {
  const common = { id: 'e', type: 'other' };
  const loose = { composer: 'changes', height: { px: 1 } };
  const plain = { kind: 'card', ...common, ...loose, render: { renderer: 'direct', import: 'x' } };

  it.each<[string, unknown]>([
    ['card.direct', Reflect.apply(card.direct, undefined, [{ ...common, ...loose, import: 'x' }])],
    ['an object', plain],
  ])('is built from %s, because the report has only warnings', (_, surface) => {
    const access = { trust: 'first-party' };
    for (const input of [
      { access, app: { surfaces: [surface] } },
      { neuralis: { access, app: { surfaces: [surface] } } },
    ]) {
      const built: unknown = Reflect.apply(pkg, undefined, [input]);
      expect(JSON.parse(JSON.stringify(built))).toEqual(
        'neuralis' in input
          ? { neuralis: { access, app: { surfaces: [plain] } } }
          : { access, app: { surfaces: [plain] } },
      );
      expect(validatePackage(built).issues.map(({ code }) => code)).toEqual([
        'neuralis/frame-only-members',
        'neuralis/frame-only-members',
      ]);
    }
  });
});

describe('what compiles', () => {
  const remote = "url: 'https://frames.example.com/'";
  const cases: readonly (readonly [trust: string, surface: string, compiles: boolean])[] = [
    ['untrusted', `widget.iframe({ id: 'a', type: 'b', url: 'x' })`, true],
    ['untrusted', `card.iframe({ id: 'a', type: 'b', url: 'x', bridge: { enabled: false } })`, true],
    ['untrusted', `widget.direct({ id: 'a', type: 'b', import: 'x' })`, false],
    ['untrusted', `widget.mcp({ id: 'a', type: 'b' })`, false],
    ['untrusted', `card.direct({ id: 'a', type: 'b', import: 'x' })`, false],
    ['untrusted', `widget.iframe({ id: 'a', type: 'b', url: 'x', bridge: { enabled: true } })`, false],
    ['untrusted', `{ kind: 'widget', id: 'a', type: 'b', component: { renderer: 'direct', import: 'x' } }`, false],
    ['trusted', `widget.iframe({ id: 'a', type: 'b', ${remote}, bridge: { enabled: true } })`, true],
    ['trusted', `widget.mcp({ id: 'a', type: 'b' })`, true],
    ['trusted', `card.direct({ id: 'a', type: 'b', import: 'x' })`, false],
    ['first-party', `card.direct({ id: 'a', type: 'b', import: 'x' })`, true],
    ['first-party', `card.mcp({ id: 'a', type: 'b' })`, false],
    ['first-party', `{ kind: 'card', id: 'a', type: 'b', render: { renderer: 'mcp' } }`, false],
    ['first-party', `widget.iframe({ id: 'a', type: 'b' })`, false],
    ['first-party', `card.direct({ id: 'a', type: 'b', import: 'x', height: { compact: 96 } })`, false],
    ['first-party', `dock.openWidget({ id: 'a', label: 'A' })`, false],
    ['first-party', `widget.iframe({ id: 'a', type: 'b', url: 'x', assetMode: 'Bundle' })`, false],
    ['first-party', `widget.iframe({ id: 'a', type: 'b', url: 'x', titel: 'x' })`, false],
    ['partner', `widget.iframe({ id: 'a', type: 'b', url: 'x' })`, false],
  ];

  // One program for all, one case per line: starting the compiler takes longer than the check.
  const line = ([trust, surface]: (typeof cases)[number]) =>
    `export const _ = pkg({ access: { trust: '${trust}' }, app: { surfaces: [${surface}, dock.action({ id: 'z', label: 'Z', action: 'x' })] } });`;
  const text = cases.map((entry, index) => line(entry).replace('_', `p${index}`)).join('\n');
  const complaints = diagnose({
    'src/neuralis/zz-user.ts': `${text}\nimport { card, dock, pkg, widget } from './index.js';\nexport const used = [card, widget];\n`,
  });

  it.each(cases.map((entry, index) => ({ trust: entry[0], surface: entry[1], compiles: entry[2], index })))(
    '$trust with $surface: $compiles',
    ({ compiles, index }) => {
      const own = complaints.filter((complaint) => complaint.includes(`zz-user.ts(${index + 1})`));
      expect(own.length === 0, own.join('\n')).toBe(compiles);
    },
  );

  it('needs no more than these files', () =>
    expect(complaints.filter((complaint) => !complaint.includes('zz-user.ts'))).toEqual([]));
});
