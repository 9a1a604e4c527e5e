import { describe, expect, it } from 'vitest';
import { cardRuntime } from '../../generated/neurosquad/card.runtime.js';
import { validateCard } from '../../src/neurosquad/index.js';
import { validateText } from '../../src/runtime/index.js';
import { needsCorpus } from '../support/needs.js';
import { corpusFiles, manifestVectors } from './helpers.js';

/** Whether `path` is `listed` or is inside it. */
function isWithin(path: string, listed: string): boolean {
  return path === listed || path.startsWith(`${listed}/`);
}

describe("what the platform's validator says of a manifest", () => {
  it.each(manifestVectors().map((vector) => [vector.note, vector] as const))('%s', (_, vector) => {
    const report = validateCard(vector.manifest);
    expect(report.valid, JSON.stringify(report.issues, null, 1)).toBe(vector.ok);

    const errors = report.issues.filter((issue) => issue.severity === 'error').map((issue) => issue.path);
    const listed = vector.issues.map((issue) => issue.path);
    expect(listed.filter((path) => !errors.some((error) => isWithin(error, path)))).toEqual([]);
    if (vector.issues.some((issue) => issue.code !== 'schema')) {
      expect(errors.filter((error) => !listed.some((path) => isWithin(error, path)))).toEqual([]);
    }

    if (!vector.ok) return;
    const warnings = report.issues.filter((issue) => issue.severity === 'warning');
    expect(warnings.filter((issue) => issue.basis !== 'advice').map((issue) => issue.path)).toEqual(
      vector.warnings.map((warning) => warning.path),
    );
    if (vector.normalized !== undefined) expect(report.normalized).toEqual(vector.normalized);
  });

  it('is the same from text, under either profile', () => {
    for (const { note, manifest, ok } of manifestVectors()) {
      const report = validateText(cardRuntime, JSON.stringify(manifest), { profile: 'platform' });
      expect([note, report.valid]).toEqual([note, ok]);
    }
  });
});

const corpus = corpusFiles();

needsCorpus(corpus.size > 0).describe('the manifests of real cards', () => {
  it.each([...corpus])('%s', (name, text) => {
    const report = validateText(cardRuntime, text);
    expect(report.issues.map(({ code, severity }) => [code, severity])).toEqual(
      name.startsWith('seed__') ? [] : [['neurosquad/no-impersonation', 'warning']],
    );
  });
});
