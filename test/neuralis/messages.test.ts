import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Issue, Trust } from '../../core/issue.js';
import { preflightChecks } from '../../schemas/neuralis/codes.js';
import { packageRules } from '../../schemas/neuralis/rules/index.js';
import { explainCode } from '../../src/cli/commands/explain/explain-code.js';
import { knownCodes } from '../../src/cli/formats/known-codes.js';
import { preflight } from '../../src/neuralis/preflight.js';
import { validatePackage } from '../../src/neuralis/validate-package.js';
import { type FileCase, withPackageFolder } from './package-folder.js';

function vectors<T>(name: string): readonly T[] {
  return JSON.parse(readFileSync(new URL(`../vectors/neuralis/${name}.json`, import.meta.url), 'utf8')).cases;
}

async function allIssues(): Promise<Issue[]> {
  const issues = vectors<{ manifest: unknown; trust?: Trust }>('surfaces').flatMap(
    ({ manifest, trust }) => validatePackage(manifest, { trust }).issues,
  );
  for (const { files } of vectors<{ files: FileCase[] }>('preflight')) {
    issues.push(...(await withPackageFolder(files, (directory) => preflight(directory))).issues);
  }
  return issues;
}

const issues = await allIssues();

it('each is one sentence, in plain text, with a hint', () => {
  expect(issues.length).toBeGreaterThan(300);
  for (const { message, hint } of issues) {
    expect(message).toMatch(/^[A-Z`"“].*\.$/su);
    expect(message).not.toMatch(/\n|undefined|\[object|\^\[|\(\?:/u);
    expect(message.length).toBeLessThan(400);
    if (hint !== undefined) expect(hint).toMatch(/^[A-Z].*[.?)`]$/su);
  }
});

it('each code is explained at length', async () => {
  const { rules, codes } = await knownCodes();
  const all = new Set([
    ...issues.map(({ code }) => code),
    ...packageRules.map(({ id }) => id),
    ...Object.keys(preflightChecks),
  ]);
  expect([...all].filter((code) => explainCode(code, rules, codes) === undefined)).toEqual([]);
});
