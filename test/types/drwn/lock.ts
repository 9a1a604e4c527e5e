import type { TypeCases } from '../type-cases.js';

const OPENING = `name: '@me/a', requested: '@me/a@^1.0.0', version: '1.0.0', path: '/a', integrity: 'sha256-x', manifest: { name: '@me/a', version: '1.0.0' }, skills: []`;
const GIT = `git: { commit: 'c', url: 'u', ref: 'r' }`;
const lock = (version: number, entry: string): string => `lock({ lockfileVersion: ${version}, cards: [${entry}] })`;
const plain = (version: number, members: string): string =>
  lock(version, `{ ${OPENING}, registry: null, origin: 'file', ${members} }`);
const git = (version: number, members: string): string =>
  lock(version, `{ ${OPENING}, registry: null, origin: 'git', ${GIT}, ${members} }`);

export const cases: TypeCases = {
  imports: `import { gitEntryV2, gitEntryV3, gitEntryV4, gitSource, hookConsent, lock, lockedContent, lockedLayer, lockedMemory, lockfileV2, lockfileV3, lockfileV4, lockSchema, lockStore, plainEntryV2, plainEntryV3, plainEntryV4 } from 'letterpress/drwn';
import type { Lockfile } from 'letterpress/drwn';
`,
  right: {
    'version 2, empty': 'lock({ lockfileVersion: 2, cards: [] })',
    'version 3, empty': 'lock({ lockfileVersion: 3, cards: [] })',
    'version 4, empty': 'lock({ lockfileVersion: 4, cards: [] })',
    'a version from its factory': 'lock(lockfileV4({ cards: [] }))',
    'what it asks of drwn': `lock({ lockfileVersion: 4, store: lockStore({ minDrwnVersion: '0.4.0' }), cards: [] })`,
    'a card from a folder, version 2': plain(2, ''),
    'a card from a folder, version 3': plain(3, 'hooks: []'),
    'a card from a folder, version 4': plain(4, 'hooks: []'),
    'a card of the registry': lock(2, `{ ${OPENING}, registry: null, origin: 'npm' }`),
    'a card from git, version 2': git(2, ''),
    'a card from git, version 3': git(3, 'hooks: []'),
    'a card from git, version 4': git(4, 'hooks: []'),
    'a card of the store': lock(3, `{ ${OPENING}, registry: null, origin: 'store', ${GIT}, hooks: ['a'] }`),
    'a factory of version 2': lock(
      2,
      `gitEntryV2({ ${OPENING}, origin: 'git', ${GIT} }), plainEntryV2({ ${OPENING}, origin: 'file' })`,
    ),
    'a factory of version 3': lock(
      3,
      `gitEntryV3({ ${OPENING}, hooks: [], origin: 'store', git: gitSource({ commit: 'c' }) }), plainEntryV3({ ${OPENING}, hooks: [], origin: 'npm' })`,
    ),
    'a factory of version 4': lock(
      4,
      `gitEntryV4({ ${OPENING}, hooks: [], origin: 'git', ${GIT} }), plainEntryV4({ ${OPENING}, hooks: [], origin: 'file' })`,
    ),
    'a persona, version 4': plain(4, `hooks: [], persona: lockedContent({ include: ['a'], visibility: 'private' })`),
    'memory, version 4': plain(
      4,
      `hooks: [], memory: lockedMemory({ l5: lockedLayer({ include: ['a'], visibility: 'public', format: 'mixed' }) })`,
    ),
    'consent to hooks': plain(
      3,
      `hooks: ['a'], hookConsent: hookConsent({ consentedAt: 'x', consentedRange: '^1.0.0' })`,
    ),
    'a version without its number': `[lockfileV2({ cards: [] }).lockfileVersion, lockfileV3({ cards: [] }).lockfileVersion]`,
    'what is made': `((made: Lockfile): 2 | 3 | 4 => made.lockfileVersion)(${plain(2, '')})`,
    'a Standard Schema': `lockSchema['~standard'].validate({})`,
  },
  wrong: {
    'no version': 'lock({ cards: [] })',
    'no cards': 'lock({ lockfileVersion: 4 })',
    'version 1': 'lock({ lockfileVersion: 1, cards: [] })',
    'version 5': 'lock({ lockfileVersion: 5, cards: [] })',
    'the version as a text': `lock({ lockfileVersion: '4', cards: [] })`,
    'an unknown property': 'lock({ lockfileVersion: 4, cards: [], packages: [] })',
    'an unknown requirement on drwn': `lock({ lockfileVersion: 4, store: { maxDrwnVersion: '1' }, cards: [] })`,
    'an entry without its integrity': lock(
      2,
      OPENING.replace(`integrity: 'sha256-x', `, '').replace(/^/, '{ ').concat(`, registry: null, origin: 'file' }`),
    ),
    'an entry without its manifest': lock(
      2,
      `{ name: '@me/a', requested: 'x', version: '1.0.0', path: '/a', integrity: 'x', skills: [], registry: null, origin: 'file' }`,
    ),
    'an unknown origin': lock(2, `{ ${OPENING}, registry: null, origin: 'http' }`),
    'a registry': lock(2, `{ ${OPENING}, registry: 'npm', origin: 'npm' }`),
    'git on a folder': plain(2, GIT),
    'no git on a card from git': lock(2, `{ ${OPENING}, registry: null, origin: 'git' }`),
    'a source without its commit': lock(
      2,
      `{ ${OPENING}, registry: null, origin: 'git', git: { url: 'u', ref: 'r' } }`,
    ),
    'hooks in version 2': plain(2, 'hooks: []'),
    'no hooks in version 3': plain(3, ''),
    'no hooks in version 4': git(4, ''),
    'a persona in version 3': plain(3, `hooks: [], persona: { include: [] }`),
    'memory in version 2': plain(2, 'memory: {}'),
    'an unknown visibility': plain(4, `hooks: [], persona: { include: ['a'], visibility: 'team' }`),
    'an unknown layer': plain(4, `hooks: [], memory: { l7: {} }`),
    'consent without its range': plain(3, `hooks: [], hookConsent: { consentedAt: 'x' }`),
    'an entry of an older version': lock(4, `gitEntryV2({ ${OPENING}, origin: 'git', ${GIT} })`),
    'a factory with the origin of another': `plainEntryV2({ ${OPENING}, origin: 'git' })`,
    'a manifest without a version': lock(
      2,
      `{ ${OPENING.replace(`manifest: { name: '@me/a', version: '1.0.0' }`, `manifest: { name: '@me/a' }`)}, registry: null, origin: 'file' }`,
    ),
    'skills as a text': lock(2, `{ ${OPENING.replace('skills: []', `skills: 'a'`)}, registry: null, origin: 'file' }`),
  },
};
