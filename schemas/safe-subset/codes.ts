import type { CodeEntry } from '../../core/code.js';
import { capitalize } from '../../core/words/capitalize.js';
import { showCount } from '../../core/words/list.js';
import { PROFILES } from './profiles/index.js';
import { table } from './tables/index.js';
import type { LimitName, SubsetTable } from './tables/subset-table.js';
import { codeOf } from './walk/subset-finding.js';

/** Limits that have an issue of their own; the others are asked within one. */
const REPORTED_LIMITS: readonly LimitName[] = [
  'nodes',
  'depth',
  'enumOptions',
  'enumChars',
  'constChars',
  'branches',
  'issues',
  'valueIssues',
  'cost',
];

/** What every code of the subset's checker and evaluator means. */
export const codes: ReadonlyMap<string, CodeEntry> = new Map([
  ...keywordCodes(table),
  ...refusedCodes(table),
  ...limitCodes(table),
  ...otherCodes(table),
  ...adviceCodes(),
  ...profileCodes(),
]);

function keywordCodes({ keywords, annotations }: SubsetTable): [string, CodeEntry][] {
  const keywordCodes = Object.entries(keywords).map(([name, { description }]): [string, CodeEntry] => [
    codeOf(name),
    {
      summary: `In a schema, \`${name}\` is not written as it must be; in a value, \`${name}\` is not met.`,
      rationale: description,
      fix: 'Write the keyword as the issue says, or change the value until it meets the schema.',
    },
  ]);
  const annotationCodes = Object.entries(annotations).flatMap(
    ([name, { value, description }]): [string, CodeEntry][] =>
      value === 'any'
        ? []
        : [
            [
              codeOf(name),
              { summary: `\`${name}\` is not a text.`, rationale: description, fix: 'Write it as plain text.' },
            ],
          ],
  );
  return [...keywordCodes, ...annotationCodes];
}

function refusedCodes({ refused }: SubsetTable): [string, CodeEntry][] {
  return Object.entries(refused).map(([name, { reason, fix: instead }]) => [
    codeOf(name),
    { summary: `The keyword \`${name}\` is not allowed.`, rationale: sentence(reason), fix: instead },
  ]);
}

function limitCodes({ limits }: SubsetTable): [string, CodeEntry][] {
  return REPORTED_LIMITS.map((name) => {
    const { max, unit, counted, fix: mend = 'Keep to the limit.' } = limits[name];
    return [
      codeOf(name),
      {
        summary: `More than ${showCount(max)} ${unit}.`,
        rationale: counted,
        fix: mend,
      },
    ];
  });
}

function otherCodes({ limits }: SubsetTable): [string, CodeEntry][] {
  return [
    [
      codeOf('schema'),
      {
        summary: 'Something that is no schema of the subset stands where one must.',
        rationale: 'Only an object of keywords is a schema here; `true` and `false` are not.',
        fix: 'Write an object; `{}` takes every value.',
      },
    ],
    [
      codeOf('unknownKeyword'),
      {
        summary: 'The schema has a keyword that the subset does not know.',
        rationale: 'A keyword that is passed over in silence would promise what nobody checks.',
        fix: 'Correct its spelling or remove it.',
      },
    ],
    [
      codeOf('json'),
      {
        summary: 'The value is no JSON, or larger than any value that is checked.',
        rationale: `Values have at most ${showCount(limits.valueParts.max)} parts and ${limits.valueDepth.max} levels.`,
        fix: 'Pass plain data of that size.',
      },
    ],
    [
      codeOf('budget'),
      {
        summary: 'The steps that checking a value may take ran out.',
        rationale: limits.steps.counted,
        fix: 'Pass a smaller value, or refer to definitions fewer times in the schema.',
      },
    ],
  ];
}

function adviceCodes(): [string, CodeEntry][] {
  const sample = (name: string, what: string): [string, CodeEntry] => [
    codeOf(name),
    {
      summary: `${what} does not meet the schema it stands in.`,
      rationale: 'Whoever copies it gets a value that is refused.',
      fix: 'Change the value or the schema.',
    },
  ];
  return [
    [
      codeOf('emptyRange'),
      {
        summary: 'A lower bound is above its upper bound.',
        rationale: 'No value can meet both, so the schema refuses every value of that type.',
        fix: 'Lower the one or raise the other.',
      },
    ],
    [
      codeOf('impossibleRequired'),
      {
        summary: 'A member is required that the same schema does not allow.',
        rationale: 'No object can have it and be closed to it, so the schema refuses every object.',
        fix: 'Add it to `properties` or take it out of `required`.',
      },
    ],
    [
      codeOf('idleLoop'),
      {
        summary: 'A `$ref` leads back to itself for the same value.',
        rationale: 'Following it never ends, so the platform gives up and refuses the value.',
        fix: 'Let the reference stand inside `properties`, `items` or `additionalProperties`.',
      },
    ],
    sample('default', 'The default'),
    sample('examples', 'An example'),
  ];
}

function profileCodes(): [string, CodeEntry][] {
  return PROFILES.filter(({ requirements: demands }) => demands.length > 0).map(({ id, title, published }) => [
    codeOf(id),
    {
      summary: `The schema would be refused by ${title}.`,
      rationale: `Known from ${published}.`,
      fix: 'Follow the hint of the issue, if the schema is meant for that place too.',
    },
  ]);
}

function sentence(text: string): string {
  return `${capitalize(text)}.`;
}
