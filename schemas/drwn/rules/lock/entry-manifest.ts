import { own } from '../../../../core/json/own.js';
import { pointer } from '../../../../core/json/pointer.js';
import { defineRule, type Finding, type RuleContext } from '../../../../core/rule.js';
import { minimalCard, minimalEntry, minimalLock } from '../../examples/minimal.js';
import type { Lockfile } from '../../lock.schema.js';
import { lockEntries } from '../../walk/lock-entries.js';
import { cardRules } from '../card/index.js';

export const entryManifest = defineRule<Lockfile>({
  id: 'drwn/entry-manifest',
  severity: 'error',
  basis: 'contract',
  delegates: 'drwn',
  summary: 'The `manifest` of every entry follows the rules for card manifests.',
  rationale: 'Tools take the manifest from the lockfile and do not read the card again.',
  fix: 'Fix the card, and lock it again.',
  valid: [{ title: 'a valid manifest', document: minimalLock() }],
  invalid: [
    {
      title: 'a version with a leading v',
      document: minimalLock([minimalEntry({ manifest: minimalCard({ version: 'v1.2.0' }) })]),
      at: ['/cards/0/manifest/version'],
      codes: ['drwn/strict-version'],
    },
    {
      title: 'excluded skills',
      document: minimalLock([
        minimalEntry(),
        minimalEntry({ name: '@other/card', manifest: minimalCard({ name: '@other/card', skills: { exclude: [] } }) }),
      ]),
      at: ['/cards/1/manifest/skills/exclude'],
      codes: ['drwn/reserved-namespaces'],
    },
  ],
  *check(lock, context) {
    for (const { entry, path } of lockEntries(lock)) {
      const manifest = own(entry, 'manifest');
      if (manifest === undefined) continue;
      const base = pointer(path, 'manifest');
      yield* manifestFindings(manifest, base, { ...context, whole: wholeManifest(context.whole, path) });
    }
  },
});

function* manifestFindings(manifest: unknown, base: string, context: RuleContext): Generator<Finding> {
  for (const rule of cardRules) {
    const severity = context.profile === 'platform' ? (rule.platform ?? rule.severity) : rule.severity;
    if (severity === 'ignored') continue;
    // Card rules accept any value, so that they can report how drwn itself reads it.
    for (const finding of rule.check(manifest as never, context)) {
      yield { severity, basis: rule.basis, code: rule.id, ...finding, path: base + finding.path };
    }
  }
}

function wholeManifest(whole: unknown, path: string): unknown {
  const cards = own(whole, 'cards');
  const entry: unknown = Array.isArray(cards) ? cards[Number(path.slice('/cards/'.length))] : undefined;
  return own(entry, 'manifest');
}
