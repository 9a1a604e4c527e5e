import { hasOwn, own } from '../../../../core/json/own.js';
import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { CardManifest } from '../../card.schema.js';
import { minimalCard } from '../../examples/minimal.js';
import { MEMORY_LAYERS } from '../../tables/card.js';

interface Place {
  readonly path: readonly string[];
  readonly keys: readonly string[];
  /** Whether drwn rejects the property only when its value is truthy. */
  readonly ifTruthy: boolean;
}

const PLACES: readonly Place[] = [
  { path: ['hooks'], keys: ['exclude', 'shared'], ifTruthy: true },
  { path: ['persona'], keys: ['exclude', 'shared', 'format'], ifTruthy: false },
  { path: ['beliefs'], keys: ['exclude', 'shared', 'format'], ifTruthy: false },
  ...MEMORY_LAYERS.map((layer) => ({ path: ['memory', layer], keys: ['exclude', 'shared'], ifTruthy: false })),
];

export const contentKeys = defineRule<CardManifest>({
  id: 'drwn/content-keys',
  severity: 'error',
  basis: 'platform',
  platformReading:
    'drwn 0.5 ignores `hooks.exclude` and `hooks.shared` when they are an empty string, `null`, `0` or `false`.',
  summary:
    '`hooks`, `persona`, `beliefs` and the layers of `memory` have neither `exclude` nor `shared`, and `persona` and `beliefs` have no `format`.',
  rationale: 'drwn rejects these properties so that nobody thinks they have an effect.',
  fix: 'Remove the property.',
  valid: [
    {
      title: 'a format in memory',
      document: minimalCard({ memory: { l4: { include: ['notes'], visibility: 'private', format: 'md' } } }),
    },
    {
      title: 'a null exclusion, as drwn reads it',
      document: minimalCard({ hooks: { exclude: null } }),
      profile: 'platform',
    },
  ],
  invalid: [
    {
      title: 'excluded hooks',
      document: minimalCard({ hooks: { include: ['audit'], exclude: ['other'] } }),
      at: ['/hooks/exclude'],
    },
    { title: 'a format in persona', document: minimalCard({ persona: { format: 'md' } }), at: ['/persona/format'] },
    { title: 'shared memory', document: minimalCard({ memory: { l5: { shared: [] } } }), at: ['/memory/l5/shared'] },
  ],
  *check(card, { profile }) {
    for (const { path, keys, ifTruthy } of PLACES) {
      const holder = own(card, ...path);
      for (const key of keys) {
        if (!hasOwn(holder, key) || (profile === 'platform' && ifTruthy && !own(holder, key))) continue;
        yield {
          path: pointer('', ...path, key),
          message: `${quote(key)} is not allowed in ${quote(path.join('.'))}.`,
          hint: `Remove ${quote(key)}.`,
        };
      }
    }
  },
});
