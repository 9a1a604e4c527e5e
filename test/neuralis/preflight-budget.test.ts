import { describe, expect, it } from 'vitest';
import type { Issue } from '../../core/issue.js';
import { limits } from '../../schemas/neuralis/tables/limits.js';
import { checkPackageFiles } from '../../src/neuralis/preflight/check-package-files.js';
import { PackageDisk } from '../../src/neuralis/preflight/package-disk.js';
import { PreflightBudget } from '../../src/neuralis/preflight/preflight-budget.js';
import { withPackageFolder } from './package-folder.js';

const PAGE = '<!doctype html><html><head></head><body><img src="a.png"><img src="b.png"></body></html>';
const COUNT = 5;
const names = Array.from({ length: COUNT }, (_, index) => `acme_${index}`);
const surfaces = names.map((type) => ({
  kind: 'widget',
  type,
  component: { renderer: 'iframe', assetMode: 'bundle', url: `./app/surfaces/widget/${type}/index.html` },
}));

/** Five widgets, each with an entry that names two files that are missing. */
async function issuesWith(
  budget: Partial<Record<'checkedBytes' | 'checkedReferences' | 'listedEntries', number>>,
): Promise<readonly Issue[]> {
  const files = names.map((name) => ({ path: `app/surfaces/widget/${name}/index.html`, text: PAGE }));
  return withPackageFolder(files, async (directory) =>
    checkPackageFiles(
      PackageDisk.open(directory),
      surfaces,
      '/surfaces',
      new PreflightBudget({ ...limits, ...budget }),
    ),
  );
}

const missing = (issues: readonly Issue[]): number =>
  issues.filter(({ code }) => code === 'neuralis/reference-present').length;

describe('the budget of a pre-flight', () => {
  it('is enough for a usual package', async () => {
    const issues = await issuesWith({});
    expect(issues.map(({ code }) => code)).toEqual(Array(2 * COUNT).fill('neuralis/reference-present'));
  });

  it.each([
    ['bytes of entries', { checkedBytes: 2 * PAGE.length }, 4, '176 bytes of entries'],
    ['references', { checkedReferences: 5 }, 5, '5 references'],
    ['files and folders', { listedEntries: 2 }, 4, '2 files and folders'],
  ])('ends the work after so many %s, and says so once', async (_, budget, looked, words) => {
    const issues = await issuesWith(budget);
    expect(missing(issues)).toBe(looked);
    const [ended, ...others] = issues.filter(({ code }) => code === 'neuralis/package-checked');
    expect(others).toEqual([]);
    expect(ended).toMatchObject({ severity: 'warning', basis: 'advice', file: 'app/surfaces/widget/acme_2' });
    expect(ended?.message).toContain(`stopped after ${words}`);
    expect(issues.at(-1)).toBe(ended);
  });
});
