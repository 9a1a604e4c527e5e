import type { FormatExample } from '../../../core/format.js';
import drwnConsentTimeNoMilliseconds from './lock/invalid/drwn.consent-time.no-milliseconds.json' with { type: 'json' };
import drwnIntegrityFormCut from './lock/invalid/drwn.integrity-form.cut.json' with { type: 'json' };
import schemaEnumVersion5 from './lock/invalid/schema.enum.version-5.json' with { type: 'json' };
import schemaPatternShortCommit from './lock/invalid/schema.pattern.short-commit.json' with { type: 'json' };
import schemaRequiredNoRegistry from './lock/invalid/schema.required.no-registry.json' with { type: 'json' };
import schemaUnknownKeyGitOfAFolder from './lock/invalid/schema.unknown-key.git-of-a-folder.json' with { type: 'json' };
import schemaUnknownKeyPersonaInVersion3 from './lock/invalid/schema.unknown-key.persona-in-version-3.json' with {
  type: 'json',
};
import version2 from './lock/valid/version-2.json' with { type: 'json' };
import version3 from './lock/valid/version-3.json' with { type: 'json' };
import version4 from './lock/valid/version-4.json' with { type: 'json' };

/** Whole lockfiles: valid ones, and one fault each. */
export const lockExamples: readonly FormatExample[] = [
  { name: 'version-2.json', title: 'Version 2', document: version2 },
  { name: 'version-3.json', title: 'Version 3, with hooks and a card from a folder', document: version3 },
  { name: 'version-4.json', title: 'Version 4, with persona and memory', document: version4 },
  {
    name: 'schema.unknown-key.persona-in-version-3.json',
    title: 'A field newer than the version',
    document: schemaUnknownKeyPersonaInVersion3,
  },
  {
    name: 'schema.unknown-key.git-of-a-folder.json',
    title: 'A repository of a folder',
    document: schemaUnknownKeyGitOfAFolder,
  },
  { name: 'schema.enum.version-5.json', title: 'A version that is not known', document: schemaEnumVersion5 },
  {
    name: 'schema.required.no-registry.json',
    title: 'A reserved field that is missing',
    document: schemaRequiredNoRegistry,
  },
  { name: 'schema.pattern.short-commit.json', title: 'A commit id that was cut', document: schemaPatternShortCommit },
  { name: 'drwn.integrity-form.cut.json', title: 'A hash that was cut', document: drwnIntegrityFormCut },
  {
    name: 'drwn.consent-time.no-milliseconds.json',
    title: 'A moment without milliseconds',
    document: drwnConsentTimeNoMilliseconds,
  },
];
