import type { Dialect } from '../../core/format.js';
import { pointer } from '../../core/json/pointer.js';
import type { NormalSchema } from '../model.js';
import type { Refuse } from '../refusals.js';
import { visitSchema } from '../schema-walk.js';

/** Keywords of 2020-12 that draft-07 has nothing for, with another way to say it. */
const ONLY_2020 = [
  ['minContains', 'or use a rule that counts the items'],
  ['maxContains', 'or use a rule that counts the items'],
] as const;

/** Refuses what the dialect of the published schema cannot say. */
export function checkDialect(dialect: Dialect, definition: string, schema: NormalSchema, refuse: Refuse): void {
  if (dialect !== 'draft-07') return;
  visitSchema(schema, (node, at) => {
    for (const [keyword, otherwise] of ONLY_2020) {
      if (node[keyword] === undefined) continue;
      refuse({
        code: 'unsupported-keyword',
        definition,
        pointer: pointer(at, keyword),
        message: `draft-07 has no \`${keyword}\`, and nothing that says the same.`,
        hint: `Publish the format as 2020-12, ${otherwise}.`,
      });
    }
  });
}
