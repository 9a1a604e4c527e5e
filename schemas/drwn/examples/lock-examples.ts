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

/** Complete lockfiles: valid ones, and invalid ones with one fault each. */
export const lockExamples: readonly FormatExample[] = [
  { name: 'version-2.json', title: 'Version 2', document: version2 },
  { name: 'version-3.json', title: 'Version 3, with hooks and a card from a folder', document: version3 },
  { name: 'version-4.json', title: 'Version 4, with persona and memory', document: version4 },
  {
    name: 'schema.unknown-key.persona-in-version-3.json',
    title: 'A property from a newer version',
    document: schemaUnknownKeyPersonaInVersion3,
  },
  {
    name: 'schema.unknown-key.git-of-a-folder.json',
    title: 'A repository for a card from a folder',
    document: schemaUnknownKeyGitOfAFolder,
  },
  { name: 'schema.enum.version-5.json', title: 'An unknown version', document: schemaEnumVersion5 },
  {
    name: 'schema.required.no-registry.json',
    title: 'A missing reserved property',
    document: schemaRequiredNoRegistry,
  },
  { name: 'schema.pattern.short-commit.json', title: 'A shortened commit id', document: schemaPatternShortCommit },
  { name: 'drwn.integrity-form.cut.json', title: 'A truncated hash', document: drwnIntegrityFormCut },
  {
    name: 'drwn.consent-time.no-milliseconds.json',
    title: 'A timestamp without milliseconds',
    document: drwnConsentTimeNoMilliseconds,
  },
];
