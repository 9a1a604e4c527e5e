import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Issue } from '../../core/issue.js';
import { parentOf } from '../../core/json/pointer.js';
import { validateBlueprint } from '../../src/nemu/validate-blueprint.js';

interface Vector {
  readonly name: string;
  readonly manifest: unknown;
  readonly valid: boolean;
  readonly errors: readonly { readonly instancePath: string; readonly keyword: string }[];
}

const { cases }: { readonly cases: readonly Vector[] } = JSON.parse(
  readFileSync(new URL('../vectors/nemu/manifests.json', import.meta.url), 'utf8'),
);

/** The vectors point to the object with a missing or unknown property; an issue points to the property itself. */
const AT_PARENT = new Set(['required', 'additionalProperties', 'propertyNames']);

function listed({ code, path }: Issue): string {
  const kebab = code.replace('schema/unknown-key', 'schema/additional-properties').slice('schema/'.length);
  const keyword = kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `${keyword} ${AT_PARENT.has(keyword) ? parentOf(path) : path}`;
}

describe('every vector gets the verdict and the errors of the published schema', () => {
  test.each(cases.map((vector) => [vector.name, vector] as const))('%s', (_, { manifest, valid, errors }) => {
    const report = validateBlueprint(manifest);
    expect(report.valid).toBe(valid);
    const found = report.issues.filter(({ severity }) => severity === 'error').map(listed);
    expect([...new Set(found)].sort()).toEqual(errors.map((error) => `${error.keyword} ${error.instancePath}`).sort());
  });
});

test('advice warns and never decides', () => {
  const issues = cases.flatMap(({ manifest }) => validateBlueprint(manifest).issues);
  for (const { severity, basis, code } of issues) {
    expect(severity).toBe(basis === 'advice' ? 'warning' : 'error');
    expect(code.startsWith('schema/')).toBe(severity === 'error');
  }
  expect(issues.length).toBeGreaterThan(0);
});

/** Vectors that the schema allows but a reader would not. */
const ADVISED: readonly (readonly [vector: string, rule: string])[] = [
  ['gap/default-not-of-type', 'fitting-values'],
  ['gap/minLength-gt-maxLength', 'ordered-bounds'],
  ['gap/minItems-gt-maxItems', 'ordered-bounds'],
  ['gap/array-without-items', 'typed-items'],
  ['gap/source-repo-not-url', 'repository-url'],
  ['gap/step-file-is-directory-like', 'documents-are-files'],
  ['gap/step-file-not-markdown', 'markdown-documents'],
  ['gap/control-chars-in-name', 'no-control-characters'],
  ['gap/bidi-override-in-name', 'no-control-characters'],
  ['steps/identical-entries', 'unique-step-ids'],
  ['steps/same-file-twice', 'one-file-per-step'],
  ['tags/case-differs', 'distinct-tags'],
  ['inputs/propname/__proto__', 'own-property-names'],
  ['inputs/propname/toString', 'own-property-names'],
  ['inputs/nested-object/bare', 'closed-objects'],
  ['inputs/deep/100', 'modest-inputs'],
  ['inputs/kw/prop/pattern/invalid-regex-2', 'compiling-patterns'],
  ['inputs/kw/prop/enum/dups', 'distinct-enum'],
  ['inputs/kw/prop/enum/type-mismatch', 'fitting-values'],
  ['inputs/kw/prop/default/wrong-for-type', 'fitting-values'],
  ['text/ws/U+0000', 'visible-text'],
  ['text/ws/U+00AD', 'visible-text'],
  ['text/ws/U+2060', 'visible-text'],
  ['text/lone-surrogate', 'well-formed-text'],
  ['path/services.0.workflow_doc/trailing-slash', 'documents-are-files'],
  ['path/services.0.workflow_doc/hidden', 'plain-path-names'],
  ['path/steps.0.file/three-dots', 'plain-path-names'],
  ['path/services.0.workflow_doc/dash', 'plain-path-names'],
  ['path/steps.0.file/win-reserved', 'portable-paths'],
  ['path/services.0.workflow_doc/dot-end', 'portable-paths'],
  ['host/ipv4-bad', 'host-top-label'],
  ['host/many-labels', 'host-length'],
  ['host/single-label', 'public-hosts'],
];

test.each(ADVISED)('%s gets advice from nemu/%s', (name, rule) => {
  const vector = cases.find((one) => one.name === name);
  expect(validateBlueprint(vector?.manifest).issues.map(({ code }) => code)).toContain(`nemu/${rule}`);
});
