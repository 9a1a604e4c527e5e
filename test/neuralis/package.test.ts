import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it, test } from 'vitest';
import type { Trust } from '../../core/issue.js';
import { packageRuntime } from '../../generated/neuralis/package.runtime.js';
import { card, component, dock, minimal, widget } from '../../schemas/neuralis/examples/minimal.js';
import { validatePackage } from '../../src/neuralis/validate-package.js';
import { needsCorpus } from '../support/needs.js';

const brief = (value: unknown, trust?: Trust) =>
  validatePackage(value, { trust }).issues.map(({ severity, code, path }) => `${severity} ${code} ${path}`);

const block = minimal([widget({}, { renderer: 'wasm-ui' })]);
const removed = 'error schema/enum';

describe('the file around the block', () => {
  test.each<[string, unknown, string[]]>([
    ['a package.json', { neuralis: block }, [`${removed} /neuralis/app/surfaces/0/component/renderer`]],
    ['a neuralis.package.json', block, [`${removed} /app/surfaces/0/component/renderer`]],
    [
      'one with a neuralis property of its own',
      { ...minimal([]), neuralis: block },
      [`${removed} /neuralis/app/surfaces/0/component/renderer`],
    ],
    ['properties of other tools beside the block', { app: 'main.js', access: 'public', neuralis: minimal([]) }, []],
    ['a block that is not an object', { neuralis: 'yes' }, ['error schema/type /neuralis']],
    ['a block that is null', { neuralis: null }, ['error schema/type /neuralis']],
    [
      'surfaces that are not an array',
      { access: { trust: 'untrusted' }, app: { surfaces: {} } },
      ['error schema/type /app/surfaces'],
    ],
    ['an array', [], ['error schema/type ']],
    ['a string', 'neuralis', ['error schema/type ']],
    ['null', null, ['error schema/type ']],
    ['nothing', undefined, expect.arrayContaining([expect.stringContaining('error json/')])],
  ])('%s', (_, value, issues) => expect(brief(value)).toEqual(issues));
});

describe('values whose rejection no source documents', () => {
  const odd = minimal([
    widget({
      title: 1,
      layout: { minWidth: '320' },
      chrome: { mode: 'round', transparent: 'no' },
      open: [],
      requires: { features: 'x' },
    }),
    card({ match: 'always', bridge: true }),
    dock({ position: 'first', section: 'left', dock: 3, color: null, action: { type: 'action', id: 'x' } }),
  ]);
  const at = validatePackage(odd).issues.map(({ path }) => path);

  it('are warnings under the contract', () => {
    expect(validatePackage(odd)).toMatchObject({ valid: true });
    expect(at.length).toBe(12);
  });
  it('are ignored on the platform', () => expect(validatePackage(odd, { profile: 'platform' }).issues).toEqual([]));
});

describe('an action of a dock entry', () => {
  test.each<[unknown, string[]]>([
    [{ type: 'open_widget', widget: 'board' }, ['warning schema/enum /app/surfaces/0/action/type']],
    [{}, ['warning schema/required /app/surfaces/0/action/type']],
    [{ type: 'action' }, ['warning schema/required /app/surfaces/0/action/id']],
    [{ type: 'open-widget' }, ['error schema/required /app/surfaces/0/action/widget']],
    [{ type: 'open-widget', widget: '' }, ['error schema/min-length /app/surfaces/0/action/widget']],
    ['open', ['error schema/type /app/surfaces/0/action']],
  ])('%j', (action, issues) => expect(brief(minimal([dock({ action })]))).toEqual(issues));
});

describe('the height of a card', () => {
  const at = '/app/surfaces/0/height';
  const low = (name: string) => `warning neuralis/positive-height ${at}/${name}`;

  test.each<[unknown, string[]]>([
    [{ compact: 0.001 }, []],
    [{ compact: 0 }, [low('compact')]],
    [{ compact: -0 }, [low('compact')]],
    [{ compact: -5, expanded: -10 }, [low('compact'), low('expanded')]],
    [{ compact: 192, expanded: 0 }, [low('expanded')]],
    [{ compact: 0, expanded: 432 }, [low('compact')]],
    [{ compact: '192', expanded: -1 }, [`error schema/type ${at}/compact`, low('expanded')]],
    [{ compact: -1, unit: 'px' }, [low('compact'), `error schema/unknown-key ${at}/unit`]],
    [{ expanded: -1 }, [`error schema/required ${at}/compact`, low('expanded')]],
    [{ compact: 192, expanded: 96 }, [`warning neuralis/height-order ${at}/expanded`]],
    [{ compact: null }, [`error schema/type ${at}/compact`]],
    [[192], [`error schema/type ${at}`]],
  ])('%j', (height, issues) => {
    for (const profile of ['contract', 'platform'] as const) {
      const report = validatePackage(minimal([card({ height })]), { profile });
      expect(report.issues.map(({ severity, code, path }) => `${severity} ${code} ${path}`).sort()).toEqual(
        [...issues].sort(),
      );
      expect(report.valid).toBe(!issues.some((issue) => issue.startsWith('error')));
    }
  });
});

describe('composer and height of a `direct` card', () => {
  const odd: readonly unknown[] = [
    null,
    false,
    0,
    '',
    'changes',
    [],
    [192],
    {},
    { compact: '1' },
    { tab: 'nope', x: 1 },
  ];
  const contents = [...odd, { tab: 'changes' }, { compact: -1, expanded: -2 }, { badgeField: '', pathField: {} }];
  const warning = (member: string, index = 0) => `warning neuralis/frame-only-members /app/surfaces/${index}/${member}`;

  it.each(contents.map((value) => [value]))('get one warning each, whatever their value: %j', (value) => {
    const direct = card({ composer: value, height: value, render: component });
    for (const profile of ['contract', 'platform'] as const) {
      for (const [base, document] of [
        ['', minimal([direct], 'first-party')],
        ['/neuralis', { name: 'acme', neuralis: minimal([direct], 'first-party') }],
      ] as const) {
        const { valid, issues } = validatePackage(document, { profile });
        expect(issues.map(({ severity, code, path }) => `${severity} ${code} ${path}`)).toEqual([
          `warning neuralis/frame-only-members ${base}/app/surfaces/0/composer`,
          `warning neuralis/frame-only-members ${base}/app/surfaces/0/height`,
        ]);
        expect(valid).toBe(true);
      }
    }
  });

  it('are not compared with those of another card of its type', () => {
    const cards = [{ tab: 'todos' }, { tab: 'changes' }, undefined].map((composer, index) =>
      card({ id: `acme.${index}`, render: component, ...(composer === undefined ? {} : { composer }) }),
    );
    expect(brief(minimal(cards, 'first-party'))).toEqual([warning('composer'), warning('composer', 1)]);
  });

  it('differ from a card in a frame only by the renderer', () => {
    const composer = { tab: 'todos' };
    const { issues } = validatePackage(
      minimal([card({ composer }), card({ id: 'acme.b', composer, render: component })], 'first-party'),
    );
    expect(issues.map(({ message }) => message)).toEqual([
      'This card has a different renderer than the first card of type `acme_result`.',
      '`composer` is ignored on a `direct` card.',
    ]);
  });

  it('do not hide other issues of the card', () => {
    const broken = card({ height: 'low', render: { renderer: 'direct' }, type: '', bridge: 3 });
    expect(brief(minimal([broken], 'first-party'))).toEqual([
      'error schema/min-length /app/surfaces/0/type',
      'warning schema/required /app/surfaces/0/render/import',
      'warning neuralis/frame-only-members /app/surfaces/0/height',
      'warning schema/type /app/surfaces/0/bridge',
    ]);
  });

  it.each([
    ['iframe', card({ height: 'low', composer: [] })],
    ['mcp', card({ height: 'low', composer: [], render: { renderer: 'mcp' } })],
    ['unknown', card({ height: 'low', composer: [], render: { renderer: 'Direct' } })],
    ['missing', card({ height: 'low', composer: [], render: {} })],
    ['not in an object', card({ height: 'low', composer: [], render: 'direct' })],
  ])('are structural errors with a different renderer: %s', (_, surface) =>
    expect(brief(minimal([surface], 'first-party'))).toEqual(
      expect.arrayContaining([
        'error schema/type /app/surfaces/0/height',
        'error schema/type /app/surfaces/0/composer',
      ]),
    ),
  );

  it('end in a report of 1,000 issues when there are many', () => {
    const extra = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`key${index}`, index]));
    const cards = Array.from({ length: 2000 }, (_, index) =>
      card({ id: `acme.${index}`, height: { compact: 1, ...extra }, render: component }),
    );
    const { valid, issues } = validatePackage(
      minimal([...cards, card({ id: 'acme.last', height: [] })], 'first-party'),
    );
    expect(valid).toBe(false);
    expect(issues.length).toBe(1001);
  });
});

test.each([
  ['inline-html', 'this renderer was removed'],
  ['wasm-ui', 'this renderer was removed'],
])('%s gets a hint about its removal', (renderer, hint) => {
  for (const surface of [widget({}, { renderer }), card({}, { renderer })]) {
    expect(validatePackage(minimal([surface])).issues[0]?.hint).toContain(hint);
  }
});

test('an mcp card is rejected at every trust level, by name', () => {
  for (const trust of ['untrusted', 'trusted', 'first-party'] as const) {
    const { issues } = validatePackage(minimal([card({ render: { renderer: 'mcp' } })], trust));
    expect(issues).toMatchObject([{ severity: 'error', path: '/app/surfaces/0/render/renderer' }]);
    expect(issues[0]?.hint).toContain('no package may use this renderer for a card');
  }
});

describe('the trust level that a package is validated with', () => {
  const remote = (trust: string) => minimal([widget({}, { url: 'https://frames.example.com/' })], trust as Trust);
  const rejected = 'error neuralis/renderer-trust /app/surfaces/0/component/url';
  const unknown = 'warning neuralis/known-trust /access/trust';

  test.each<[string, unknown, string[]]>([
    ['trusted', undefined, []],
    ['trusted', 'untrusted', [rejected]],
    ['untrusted', 'first-party', []],
    ['Trusted', undefined, [unknown, rejected]],
    ['Trusted', 'trusted', [unknown]],
  ])('asked %s, given %s', (asked, given, issues) =>
    expect(brief(remote(asked), given as Trust | undefined)).toEqual(issues),
  );

  it.each([null, 'all', 7])('is an option of three levels, and not %j', (trust) => {
    expect(() => validatePackage(remote('trusted'), { trust: trust as unknown as Trust })).toThrowError(
      expect.objectContaining({ code: 'bad-option' }),
    );
  });

  it('is not called untrusted if the host grants more', () => {
    const [alone, granted] = [undefined, 'trusted' as const].map(
      (trust) => validatePackage(remote('Trusted'), { trust }).issues[0]?.message,
    );
    expect(alone).toBe('`Trusted` is not a valid trust level, so the package counts as untrusted.');
    expect(granted).toBe('`Trusted` is not a valid trust level.');
  });
});

describe('a surface with a duplicate name', () => {
  const duplicate = 'error neuralis/unique-identity /app/surfaces/1';

  it('is the first with the folder, if the first surface has no folder', () => {
    const surfaces = [widget({ component }), widget(), widget({ type: 'Board' })];
    expect(brief(minimal(surfaces, 'first-party'))).toEqual([
      `${duplicate}/type`,
      'error neuralis/distinct-folders /app/surfaces/2/type',
    ]);
  });

  it('is the first of its card type, if the first surface has a different type', () => {
    const surfaces = [
      card({ type: 'other' }),
      card({ composer: { tab: 'todos' } }),
      card({ id: 'acme.third', composer: { tab: 'changes' } }),
    ];
    expect(brief(minimal(surfaces))).toEqual([`${duplicate}/id`, 'error neuralis/card-profile /app/surfaces/2/type']);
  });
});

test('the message names the renderer and the trust levels', () => {
  const [issue] = validatePackage(minimal([widget({ component })])).issues;
  expect(issue).toMatchObject({
    message: '`direct` requires a first-party package, but this one is untrusted.',
    hint: 'Ship an HTML entry and use `iframe` with a relative URL, which works at every trust level.',
  });
});

test('an unknown icon gets the nearest names', () => {
  const [issue] = validatePackage(minimal([widget({ icon: 'dash-board' })])).issues;
  expect(issue).toMatchObject({
    message: '`dash-board` is not a known icon.',
    hint: 'Did you mean `layout-dashboard`?',
  });
});

describe('hostile packages', () => {
  it('with 20,000 invalid surfaces give 1,000 issues and one more', () => {
    const surfaces = Array.from({ length: 20_000 }, (_, index) =>
      widget({ type: `t${index % 7}`, icon: `no-icon-${index}` }),
    );
    const docks = surfaces.map((_, index) =>
      dock({ id: `d${index}`, action: { type: 'open-widget', widget: `w${index}` } }),
    );
    const { issues, valid } = validatePackage(minimal([...surfaces, ...docks]));
    expect(valid).toBe(false);
    expect(issues.length).toBe(1001);
  });

  it('with names of inherited properties are checked by their own properties only', () => {
    const text =
      '{"access":{"trust":"untrusted"},"app":{"surfaces":[{"kind":"__proto__"},{"kind":"card","id":"__proto__","type":"constructor","__proto__":{"render":1}}]}}';
    expect(brief(JSON.parse(text))).toEqual([
      'error schema/enum /app/surfaces/0/kind',
      'error schema/required /app/surfaces/1/render',
    ]);
  });
});

describe('the published schema', () => {
  const schema = JSON.parse(
    readFileSync(new URL('../../generated/neuralis/package.schema.json', import.meta.url), 'utf8'),
  );
  const isValid = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);

  it('accepts both files, and rejects invalid blocks in them', () => {
    const good = minimal([widget(), card(), dock()]);
    expect([isValid(good), isValid({ name: 'x', neuralis: good })]).toEqual([true, true]);
    expect([isValid(block), isValid({ name: 'x', neuralis: block })]).toEqual([false, false]);
  });

  it('has no limits for the height of a card, but requires its shape for every renderer', () => {
    const takes = (members: object) => isValid(minimal([card(members as never)], 'first-party'));
    expect([-1, 0, 0.5].map((compact) => takes({ height: { compact } }))).toEqual([true, true, true]);
    expect(takes({ height: { compact: '1' } })).toBe(false);
    expect(takes({ height: { compact: 1 }, render: component })).toBe(true);
    expect(takes({ height: { compact: '1' }, render: component })).toBe(false);
  });

  it('is as strict as the types where a report has only a warning', () => {
    for (const surface of [
      widget({}, { assetMode: 'Bundle' }),
      widget({ chrome: { mode: 'round' } }),
      widget({ icon: 42 }),
    ]) {
      expect(isValid(minimal([surface]))).toBe(false);
      expect(validatePackage(minimal([surface])).valid).toBe(true);
    }
    expect(packageRuntime.isValid(minimal([widget({ icon: 42 })]))).toBe(true);
  });
});

/** Manifests of other authors and from the platform's page, if they are beside the checkout. */
const CORPUS = fileURLToPath(new URL('../../../shared/corpus/neuralis/', import.meta.url));

needsCorpus(existsSync(CORPUS)).describe('the corpus', () => {
  const read = (folder: string) =>
    readdirSync(`${CORPUS}${folder}`).map((name) => ({
      name,
      ...JSON.parse(readFileSync(`${CORPUS}${folder}/${name}`, 'utf8')),
    }));

  it.each(existsSync(CORPUS) ? read('spec') : [])('accepts $name of the page', ({ surface, component: render }) => {
    const surfaces = [surface ?? widget({ type: 'my_workspace', component: render }), widget({ type: 'my_workspace' })];
    // A dock entry needs its widget. A second widget of that type would be a duplicate.
    expect(brief(minimal(surface?.kind === 'dock' ? surfaces : surfaces.slice(0, 1)))).toEqual([]);
  });

  it.each([
    ['example-package.json', []],
    ['gated-widget.json', []],
    ['trusted-absolute.json', []],
    ['untrusted-absolute.json', ['error neuralis/renderer-trust /app/surfaces/0/component/url']],
    ['bundle-svg-entry.json', ['warning neuralis/honoured-asset-mode /app/surfaces/0/component/assetMode']],
    ['feature-pkg.json', ['error neuralis/entry-root /app/surfaces/0/component/url']],
    ['ui-module.json', []],
  ])('validates %s', (name, issues) => {
    const { definition } = JSON.parse(readFileSync(`${CORPUS}host-tests/${name}`, 'utf8'));
    expect(brief(definition)).toEqual(issues);
  });
});
