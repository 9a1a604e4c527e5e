import type { ReferenceSection } from '../../../core/format.js';
import type { AnyRule } from '../../../core/rule.js';
import { lenientConstraints } from './lenient-constraints.js';

const BREACHES: Readonly<Record<string, string>> = { type: 'another type', additionalProperties: 'an unknown key' };
const VERDICTS = { error: 'an error', warning: 'a warning', ignored: 'not looked at' } as const;

/**
 * The table of everything that drwn 0.5 lets pass and its specification does not, from what schema and rules say of
 * themselves.
 *
 * @param rules the format's own, which the section links.
 * @param others rules of another format that are run on a part of the document.
 */
export function looserSection(
  schema: object,
  rules: readonly AnyRule[],
  others: readonly AnyRule[] = [],
): ReferenceSection {
  return {
    title: 'Where drwn 0.5 is looser than its specification',
    text: 'Under the profile `contract` the specification decides, under `platform` drwn 0.5.0 does. They differ here and nowhere else. What drwn makes of a manifest’s `skills.include`, `hooks.include`, `bundles` and `targets` of another type, `drwn/include-lists`, `drwn/bundle-ranges` and `drwn/target-names` say.',
    table: {
      columns: ['Where', 'Specification', 'drwn 0.5'],
      rows: [...constraintRows(schema), ...[...rules, ...others].filter(differs).map(ruleRow)],
    },
    rules: rules.filter(differs).map(({ id }) => id),
  };
}

interface Place {
  readonly owner: string;
  readonly members: string[];
}

/** One row for each kind of breach and verdict, with all the places where they hold. */
function constraintRows(schema: object): readonly (readonly string[])[] {
  const rows = new Map<
    string,
    { readonly breach: string; readonly verdict: string; readonly places: Map<string, Place> }
  >();
  for (const { owner, member, keyword, platform } of lenientConstraints(schema)) {
    const breach = BREACHES[keyword] ?? `a breach of \`${keyword}\``;
    const row = rows.get(`${breach} ${platform}`) ?? {
      breach,
      verdict: VERDICTS[platform],
      places: new Map<string, Place>(),
    };
    rows.set(`${breach} ${platform}`, row);
    const place = row.places.get(owner) ?? { owner, members: [] };
    row.places.set(owner, place);
    place.members.push(member);
  }
  return [...rows.values()].map(({ breach, verdict, places }) => [
    [...places.values()].map(placeWords).join('; '),
    `${breach} is an error`,
    verdict,
  ]);
}

function placeWords({ owner, members }: Place): string {
  const named = members.filter((member) => member !== '').map((member) => `\`${member}\``);
  if (named.length === 0) return owner;
  return members.includes('') ? `${owner} and its ${named.join(', ')}` : `${owner}: ${named.join(', ')}`;
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
