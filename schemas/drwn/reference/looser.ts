import type { ReferenceSection } from '../../../core/format.js';
import type { AnyRule } from '../../../core/rule.js';
import { lenientConstraints } from './lenient-constraints.js';

const VIOLATIONS: Readonly<Record<string, string>> = {
  type: 'a value of another type',
  additionalProperties: 'an unknown property',
};
const VERDICTS = { error: 'an error', warning: 'a warning', ignored: 'ignored' } as const;

/**
 * The table of everything that drwn 0.5 accepts and its specification does not, taken from the schema and the rules.
 *
 * @param rules the format's own rules, which the section links to.
 * @param others rules of another format that run on part of the document.
 */
export function looserSection(
  schema: object,
  rules: readonly AnyRule[],
  others: readonly AnyRule[] = [],
): ReferenceSection {
  return {
    title: 'Where drwn 0.5 is looser than its specification',
    text: 'The profile `contract` follows the specification, and `platform` follows drwn 0.5.0. They differ only in the cases listed here. The rules `drwn/include-lists`, `drwn/bundle-ranges` and `drwn/target-names` say how drwn reads `skills.include`, `hooks.include`, `bundles` and `targets` in a card manifest when they have another type.',
    table: {
      columns: ['Where', 'Specification', 'drwn 0.5'],
      rows: [...constraintRows(schema), ...[...rules, ...others].filter(differs).map(ruleRow)],
    },
    rules: rules.filter(differs).map(({ id }) => id),
  };
}

interface Place {
  readonly owner: string;
  readonly properties: string[];
}

/** One row for each kind of violation and verdict, with all the places where it applies. */
function constraintRows(schema: object): readonly (readonly string[])[] {
  const rows = new Map<
    string,
    { readonly violation: string; readonly verdict: string; readonly places: Map<string, Place> }
  >();
  for (const { owner, property, keyword, platform } of lenientConstraints(schema)) {
    const violation = VIOLATIONS[keyword] ?? `a violation of \`${keyword}\``;
    const row = rows.get(`${violation} ${platform}`) ?? {
      violation,
      verdict: VERDICTS[platform],
      places: new Map<string, Place>(),
    };
    rows.set(`${violation} ${platform}`, row);
    const place = row.places.get(owner) ?? { owner, properties: [] };
    row.places.set(owner, place);
    place.properties.push(property);
  }
  return [...rows.values()].map(({ violation, verdict, places }) => [
    [...places.values()].map(placeWords).join('; '),
    `${violation} is an error`,
    verdict,
  ]);
}

function placeWords({ owner, properties }: Place): string {
  const named = properties.filter((property) => property !== '').map((property) => `\`${property}\``);
  if (named.length === 0) return owner;
  return properties.includes('') ? `${owner} and its ${named.join(', ')}` : `${owner}: ${named.join(', ')}`;
}

function differs({ platform, severity, platformReading }: AnyRule): boolean {
  return platformReading !== undefined || (platform ?? severity) !== severity;
}

function ruleRow({ id, summary, severity, platform, platformReading }: AnyRule): readonly string[] {
  return [
    `\`${id}\``,
    `${summary} Otherwise ${VERDICTS[severity]}.`,
    platformReading ?? VERDICTS[platform ?? severity],
  ];
}
