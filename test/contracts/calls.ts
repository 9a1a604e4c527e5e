import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** One export of an entry point: a call that is right, from which each wrong call differs in one argument. */
export interface CallRow {
  readonly given: readonly unknown[];
  /** The arguments that are data: whatever they are, the result is a report, an issue or a verdict. */
  readonly data?: readonly number[];
  /** The options, and a wrong value for each of them. */
  readonly options?: { readonly at: number; readonly wrong: readonly object[] };
  /** A class is called with `new`. */
  readonly isClass?: true;
}

/** An export that cannot be called: a table, a constant. */
export const CONSTANT = 'constant';

type Table = { readonly [entry: string]: { readonly [path: string]: CallRow | typeof CONSTANT } };

const WRONG_PROFILE = [{ profile: 'bogus' }, { profile: 7 }, { profile: null }, { profile: ['contract'] }];
const WRONG_TRUST = [{ trust: 7 }, { trust: 'bogus' }, { trust: null }, { trust: '__proto__' }];
const WRONG = [...WRONG_PROFILE, ...WRONG_TRUST];
const WRONG_ORDER = [{ order: 'bogus' }, { order: 7 }, { order: null }];

const check = (...given: readonly unknown[]): CallRow => ({
  given: [...given, {}],
  data: [given.length - 1],
  options: { at: given.length, wrong: WRONG },
});
const REPORT = { format: 'drwn/card', valid: true, issues: [] };
/** A folder with nothing in it, which nothing is written to. */
const FOLDER = mkdtempSync(path.join(os.tmpdir(), 'letterpress-calls-'));
const standard: CallRow = { given: [{}], data: [0] };
/** A factory of a part, or of a document. */
const PART: CallRow = { given: [{}] };

function rows(names: string, row: CallRow | typeof CONSTANT): Record<string, CallRow | typeof CONSTANT> {
  return Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, row]),
  );
}

/** Every export of every entry point; members of an exported object as `object.member`. */
export const CALLS: Table = {
  '.': {
    FormatError: { given: ['bad-source', 'text'], isClass: true },
    ManifestError: { given: [REPORT], isClass: true },
    UsageError: { given: ['bad-option', 'text', 'hint'], isClass: true },
    defineFormat: { given: [{}] },
    defineRule: { given: [{}] },
    formatOf: { given: ['a/card.json'] },
    formats: CONSTANT,
    standardSchema: { given: ['drwn/card', {}], options: { at: 1, wrong: WRONG } },
    validate: check('drwn/card', {}),
    validateText: check('drwn/card', '{}'),
  },
  './generator': {
    ModelError: { given: [{ code: 'x', format: 'a/b', message: 'text' }], isClass: true },
    checkArtifacts: { given: [[], FOLDER, {}], options: { at: 2, wrong: [{ partial: 7 }, { partial: null }] } },
    generate: {
      given: [[], {}],
      options: { at: 1, wrong: [{ out: 7 }, { out: null }, { runtime: 7 }, { command: Symbol('command') }] },
    },
    writeArtifacts: { given: [[], FOLDER, {}], options: { at: 2, wrong: [{ partial: 7 }, { partial: null }] } },
  },
  './runtime': {
    ...rows('FORMAT UNSET', CONSTANT),
    ManifestError: { given: [REPORT], isClass: true },
    buildDocument: { given: [undefined, {}, {}] },
    fluentBuilder: { given: [() => ({}), { name: { set: 'name' } }] },
    part: { given: [{}, {}] },
    standardSchemaOf: { given: [undefined, {}], options: { at: 1, wrong: WRONG } },
    validate: check(undefined, {}),
    validateText: check(undefined, '{}'),
  },
  './safe-subset': {
    ...rows('keywords limits', CONSTANT),
    ...rows(
      'formats.color.matches formats.date-time.matches formats.date.matches formats.email.matches formats.uri.matches formats.uuid.matches',
      { given: ['text'] },
    ),
    ProfileError: { given: ['text'], isClass: true },
    SubsetError: { given: ['not-json', 'text'], isClass: true },
    checkSchema: { given: [{}], data: [0] },
    reportProfile: { given: [{}, 'mcp'], data: [0] },
    validateValue: { given: [{ type: 'object' }, {}], data: [0, 1] },
    ...rows('s.any s.boolean s.integer s.null s.number s.string', { given: [{}] }),
    's.array': { given: [{}, {}] },
    's.const': { given: [1, {}] },
    's.enum': { given: [[1], {}] },
    's.object': { given: [{}, {}] },
    's.oneOf': { given: [[{}], {}] },
    's.optional': { given: [{}] },
    's.record': { given: [{}, {}] },
    's.ref': { given: ['name', {}] },
    's.union': { given: [[{}], {}] },
    safeSubset: PART,
    safeSubsetBuilder: { given: [] },
    'safeSubsetSchema.~standard.validate': standard,
  },
  './neurosquad': {
    checkCardPath: { given: ['a/b'], data: [0] },
    checkHostPattern: { given: ['example.com'], data: [0] },
    validateCard: check({}),
    'cardSchema.~standard.validate': standard,
    cardBuilder: { given: [] },
    ...rows(
      `author builtinInput builtinOutput builtinRequest card cardSize customInput customOutput customRequest input output
      portResponse ports safeSchema selectOption size tool translations300 translations500 translations80
      permission.agentsOutput permission.agentsPrompt permission.agentsRead permission.background
      permission.canvasSpawn permission.cardsConnected permission.clipboardWrite permission.fsRead permission.fsWrite
      permission.network permission.networkLocal permission.terminalsWrite permission.usageRead
      setting.boolean setting.color setting.number setting.secret setting.select setting.string setting.text`,
      PART,
    ),
  },
  './neuralis': {
    ...rows('TRUNCATION_MARKER contentSecurityPolicy leastTrust limits trustLevels', CONSTANT),
    assetRoot: { given: ['card', 'a'] },
    boundCardData: { given: [{}], data: [0] },
    effectiveAssetMode: { given: [{}] },
    findIcon: { given: ['anchor'] },
    frameProfile: { given: [{ url: 'https://a.example' }] },
    isAbsoluteAssetUrl: { given: ['a'] },
    isSafeSegment: { given: ['a'] },
    isServedName: { given: ['a.html', 'entry'] },
    nearestIcons: { given: ['anchor'] },
    preflight: { given: [FOLDER, {}], options: { at: 1, wrong: WRONG } },
    resolveReference: { given: ['a/index.html', 'b.js'] },
    validatePackage: check({}),
    'pkgSchema.~standard.validate': standard,
    pkgBuilder: { given: [] },
    ...rows(
      `card.direct card.iframe cardRender.direct cardRender.iframe dock.action dock.openWidget dockAction.action
      dockAction.openWidget pkg widget.direct widget.iframe widget.mcp widgetRender.direct widgetRender.iframe
      widgetRender.mcp`,
      PART,
    ),
  },
  './drwn': {
    CardRefError: { given: ['bad-ref', 'text'], isClass: true },
    IntegrityError: { given: ['tie', 'a', 'text', 'hint', {}], isClass: true },
    ManifestError: { given: [REPORT], isClass: true },
    checkCardTree: { given: [FOLDER, {}], options: { at: 1, wrong: [...WRONG_PROFILE, { name: 7 }] } },
    checkLockfile: { given: ['{}', {}], data: [0], options: { at: 1, wrong: [...WRONG_PROFILE, { onEntry: 7 }] } },
    computeIntegrity: { given: [FOLDER, {}], options: { at: 1, wrong: WRONG_ORDER } },
    createLockfile: { given: [[]] },
    formatCardRef: { given: [{ origin: 'store', name: 'a', range: '*' }] },
    mergeOverlay: { given: [{}, [{}]] },
    normalizeCardName: { given: ['name', '@scope'], data: [0] },
    parseCardRef: { given: ['name', {}], data: [0], options: { at: 1, wrong: WRONG_PROFILE } },
    pickVersion: { given: [['1.0.0'], '*'] },
    'ref.file': { given: ['a'] },
    'ref.git': { given: ['https://a.example/b.git', '#main'] },
    'ref.github': { given: ['a/b', '#main'] },
    'ref.gitlab': { given: ['a/b', '#main'] },
    'ref.store': { given: ['name', '^1.0.0'] },
    resolveFileCard: { given: [FOLDER, {}], options: { at: 1, wrong: WRONG_PROFILE } },
    stringifyLockfile: { given: [{}] },
    validateCardManifest: check({}),
    validateLockfile: check({}),
    verifyIntegrity: { given: [FOLDER, 'sha256-', {}], options: { at: 2, wrong: WRONG_ORDER } },
    ...rows('cardSchema.~standard.validate lockSchema.~standard.validate', standard),
    cardBuilder: { given: [] },
    ...rows(
      `card contentDeclaration gitEntryV2 gitEntryV3 gitEntryV4 gitSource harness hookConsent hooks lock lockStore
      lockedContent lockedLayer lockedMemory lockfileV2 lockfileV3 lockfileV4 memory memoryLayer plainEntryV2
      plainEntryV3 plainEntryV4 serverEntry skills targetEntry targets`,
      PART,
    ),
  },
  './nemu': {
    checkBlueprintFiles: { given: [FOLDER] },
    validateBlueprint: check({}),
    'blueprintSchema.~standard.validate': standard,
    blueprintBuilder: { given: [] },
    ...rows('input.boolean input.integer input.null input.number input.string', { given: [{}] }),
    'input.array': { given: [{}, {}] },
    'input.enum': { given: [['a'], {}] },
    'input.object': { given: [{}, {}] },
    'input.optional': { given: [{}] },
    ...rows('blueprint service step', PART),
  },
};
