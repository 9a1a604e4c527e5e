import { describe, expect, it } from 'vitest';
import type { Trust } from '../../core/issue.js';
import { FORMAT_INFOS } from '../../generated/formats.js';
import { loadFormat } from '../../generated/load.js';
import { docs } from '../../generator/emitters/docs.js';
import { buildModel } from '../../generator/stages/build-model.js';
import { FORMATS } from '../../schemas/index.js';
import { validate } from '../../src/runtime/index.js';
import { examplesOf, type PageExample } from '../support/examples-of.js';
import { context } from '../support/model.js';

const LEVELS: readonly (Trust | undefined)[] = [undefined, 'untrusted', 'trusted', 'first-party'];

const pages = await docs.emit(
  FORMATS.map((format) => buildModel(format)),
  context,
);

async function issuesOf(id: (typeof FORMAT_INFOS)[number]['id'], example: PageExample): Promise<string[]> {
  const trust = LEVELS.find((level) => level === example.trust);
  const profile = example.profile === 'platform' ? 'platform' : 'contract';
  const report = validate(await loadFormat(id), JSON.parse(example.text), { trust, profile });
  return report.issues.map(({ code, path }) => `${code} at ${path}`).sort();
}

describe.each(FORMAT_INFOS)('the page of $id', ({ id }) => {
  const page = pages.find(({ path }) => path === `${id}.md`)?.text ?? '';
  const whole = examplesOf(page).filter(({ kind }) => kind === 'valid' || kind === 'invalid');

  it('has examples', () => {
    expect(whole.length).toBeGreaterThan(0);
  });

  it.each(whole)('is right about the $kind document at line $line', async (example) => {
    const expected = example.issues.map(({ code, path }) => `${code} at ${path}`).sort();
    expect(await issuesOf(id, example)).toEqual(expected);
  });
});
