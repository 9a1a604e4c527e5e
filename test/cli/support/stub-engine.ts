import type { Issue } from '../../../core/issue.js';
import type { Engine } from '../../../src/cli/formats/engine.js';
import { readDocument } from '../../../src/runtime/document.js';
import type { FormatInfo } from '../../../src/runtime/format.js';

const info = (id: string, fileNames: readonly string[]): FormatInfo => ({
  id,
  title: `Title of ${id}`,
  fileNames,
  $id: `urn:letterpress:${id.replace('/', ':')}`,
  dialect: '2020-12',
  acceptsSchemaKey: true,
  options: {
    trust: { value: 'level', choices: ['untrusted', 'trusted', 'first-party'], summary: 'how far it is trusted' },
  },
});

/** An issue with what the test does not care about filled in. */
export function issue(fields: Partial<Issue>): Issue {
  return { code: 'demo/rule', severity: 'error', path: '', message: 'It is wrong.', basis: 'contract', ...fields };
}

/** An engine for which a document is wrong in exactly the ways that its property `issues` lists. */
export const engine: Engine = {
  formats: [
    info('demo/card', ['demo-card.json', 'tools/demo.json']),
    info('demo/lock', ['demo.lock']),
    info('demo/package', ['shared.json']),
  ],
  isStrict: async () => true,
  sharedNames: async () => new Set(['shared.json']),
  read: async (_format, text) => readDocument(text),
  async isOwn(_format, path, document) {
    if (!path.endsWith('shared.json')) return true;
    return document?.complete ? 'demo' in Object(document.value) : 'unknown';
  },
  async validate(format, { value }, options) {
    const document = value as { issues?: Partial<Issue>[]; wantsTrust?: string };
    const issues = (document.issues ?? []).map(issue);
    if (document.wantsTrust !== undefined && options.trust !== document.wantsTrust) {
      issues.push(issue({ message: `${options.profile} ${options.trust}` }));
    }
    return { format, valid: issues.every(({ severity }) => severity !== 'error'), issues };
  },
};
