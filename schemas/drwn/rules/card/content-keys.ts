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
  /** Whether drwn refuses the key only when there is something in it. */
  readonly unlessEmpty: boolean;
}

const PLACES: readonly Place[] = [
  { path: ['hooks'], keys: ['exclude', 'shared'], unlessEmpty: true },
  { path: ['persona'], keys: ['exclude', 'shared', 'format'], unlessEmpty: false },
  { path: ['beliefs'], keys: ['exclude', 'shared', 'format'], unlessEmpty: false },
  ...MEMORY_LAYERS.map((layer) => ({ path: ['memory', layer], keys: ['exclude', 'shared'], unlessEmpty: false })),
];

export const contentKeys = defineRule<CardManifest>({
  id: 'drwn/content-keys',
  severity: 'error',
  basis: 'platform',
  platformReading: 'drwn 0.5 reads past `exclude` and `shared` of `hooks` that are empty text, `null`, `0` or `false`.',
  summary:
    '`hooks`, `persona`, `beliefs` and the layers of `memory` have neither `exclude` nor `shared`, and `format` belongs to `memory` alone.',
  rationale: 'drwn refuses these keys so that nobody believes that they do something.',
  fix: 'Remove the key.',
  valid: [
    {
      title: 'a format in memory',
      document: minimalCard({ memory: { l4: { include: ['notes'], visibility: 'private', format: 'md' } } }),
    },
    {
      title: 'an empty exclusion, as drwn reads it',
      document: minimalCard({ hooks: { exclude: null } }),
      profile: 'platform',
    },
  ],
  invalid: [
    {
      title: 'hooks left out',
      document: minimalCard({ hooks: { include: ['audit'], exclude: ['other'] } }),
      at: ['/hooks/exclude'],
    },
    { title: 'a format of persona', document: minimalCard({ persona: { format: 'md' } }), at: ['/persona/format'] },
    { title: 'a shared memory', document: minimalCard({ memory: { l5: { shared: [] } } }), at: ['/memory/l5/shared'] },
  ],
  *check(card, { profile }) {
    for (const { path, keys, unlessEmpty } of PLACES) {
      const holder = own(card, ...path);
      for (const key of keys) {
        if (!hasOwn(holder, key) || (profile === 'platform' && unlessEmpty && !own(holder, key))) continue;
        yield {
          path: pointer('', ...path, key),
          message: `${quote(path.join('.'))} must not have ${quote(key)}.`,
          hint: `Remove ${quote(key)}.`,
        };
      }
    }
  },
});
