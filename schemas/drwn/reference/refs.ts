import type { ReferenceSection } from '../../../core/format.js';
import { parseCardRef } from '../grammar/parse-card-ref.js';
import { REF_FORMS, SHORTHANDS } from '../tables/refs.js';

/** The grammar of card refs, with each example parsed while the page is printed. */
export const refsSection: ReferenceSection = {
  title: 'Card refs',
  text: [
    'A ref names a card and the version that is wanted. The forms are tried in the order of the table; the first that fits counts. Prefixes are written in lower case, and nothing is trimmed or decoded.',
    '- A `file:` path ends with the text: `@` and `#` are part of it.\n- After `git+` the first `#` ends the address. Without one it is the last `@`, if neither `/` nor `:` follows it; the `@` of `git@host:path` is part of the address.\n- A shorthand names exactly one owner and one repository, and '.concat(
      SHORTHANDS.map(({ prefix, host }) => `\`${prefix}\` stands for \`${host}<owner>/<repo>.git\``).join(', '),
      '.\n- In the store `@scope/name` is cut at the last `@` after the slash, any other name at the last `@`; without a range any version will do (`*`).\n- The empty text and any other `<scheme>:` are refused under `contract`.',
    ),
  ].join('\n\n'),
  table: {
    columns: ['Form', 'Shape', 'Example', 'Read as'],
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
