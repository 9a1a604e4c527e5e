import type { ReferenceSection } from '../../../core/format.js';
import { parseCardRef } from '../grammar/parse-card-ref.js';
import { REF_FORMS, SHORTHANDS } from '../tables/refs.js';

/** The grammar of card refs, with each example parsed when the page is generated. */
export const refsSection: ReferenceSection = {
  title: 'Card refs',
  text: [
    'A ref names a card and the version to use. The forms are tried in the order of the table, and the first match wins. Prefixes are lowercase, and nothing is trimmed or decoded.',
    '- A `file:` path extends to the end of the ref: `@` and `#` are part of it.\n- After `git+` the first `#` ends the address. Without a `#`, the last `@` ends it, unless a `/` or `:` follows; the `@` of `git@host:path` is part of the address.\n- A shorthand names exactly one owner and one repository: '.concat(
      SHORTHANDS.map(({ prefix, host }) => `\`${prefix}\` stands for \`${host}<owner>/<repo>.git\``).join(', '),
      '.\n- For the store, `@scope/name` is split at the last `@` after the slash, and any other name at the last `@`. Without a range, any version matches (`*`).\n- The profile `contract` rejects the empty string and any other `<scheme>:`.',
    ),
  ].join('\n\n'),
  table: {
    columns: ['Form', 'Shape', 'Example', 'Parsed as'],
    rows: REF_FORMS.map(({ form, shapes, example }) => [
      form,
      shapes.map((shape) => `\`${shape}\``).join(' or '),
      `\`${example}\``,
      partsOf(example),
    ]),
  },
  rules: ['drwn/card-ref'],
};

function partsOf(text: string): string {
  const result = parseCardRef(text);
  if (!result.ok) return result.issue.message;
  const { original, ...parts } = result.ref;
  return Object.entries(parts)
    .filter(([, value]) => value !== '' && value !== original)
    .map(([name, value]) => `${name} \`${value}\``)
    .join(', ');
}
