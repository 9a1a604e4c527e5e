import type { CodeEntry } from '../../core/code.js';
import { capitalize } from '../../core/words/capitalize.js';
import { showCount } from '../../core/words/list.js';
import { PROFILES } from './profiles/index.js';
import { table } from './tables/index.js';
import type { LimitName, SubsetTable } from './tables/subset-table.js';
import { codeOf } from './walk/subset-finding.js';

/** Limits with a code of their own; the others are reported under another code. */
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
      summary: `In a schema, the value of \`${name}\` is invalid; in a value, \`${name}\` is not satisfied.`,
      rationale: description,
      fix: 'Correct the keyword as the issue says, or change the value to match the schema.',
    },
  ]);
  const annotationCodes = Object.entries(annotations).flatMap(
    ([name, { value, description }]): [string, CodeEntry][] =>
      value === 'any'
        ? []
        : [[codeOf(name), { summary: `\`${name}\` is not a string.`, rationale: description, fix: 'Write a string.' }]],
  );
  return [...keywordCodes, ...annotationCodes];
}

function refusedCodes({ refused }: SubsetTable): [string, CodeEntry][] {
  return Object.entries(refused).map(([name, { reason, fix }]) => [
    codeOf(name),
    { summary: `The keyword \`${name}\` is not allowed.`, rationale: sentence(reason), fix },
  ]);
}

function limitCodes({ limits }: SubsetTable): [string, CodeEntry][] {
  return REPORTED_LIMITS.map((name) => {
    const { max, unit, counted, fix = 'Stay within the limit.' } = limits[name];
    return [
      codeOf(name),
      {
        summary: `There are more than ${showCount(max)} ${unit}.`,
        rationale: counted,
        fix,
      },
    ];
  });
}

function otherCodes({ limits }: SubsetTable): [string, CodeEntry][] {
  return [
    [
      codeOf('schema'),
      {
        summary: 'A value that must be a schema is not a schema of the subset.',
        rationale: 'In the subset, only an object of keywords is a schema; `true` and `false` are not.',
        fix: 'Write an object; `{}` allows every value.',
      },
    ],
    [
      codeOf('unknownKeyword'),
      {
        summary: 'The schema has a keyword that is not in the subset.',
        rationale: 'If an unknown keyword were ignored, the schema would promise something that nothing checks.',
        fix: 'Correct its spelling, or remove it.',
      },
    ],
    [
      codeOf('json'),
      {
        summary: 'The value is not JSON, or exceeds the limits for values.',
        rationale: `Values have at most ${showCount(limits.valueParts.max)} parts and ${limits.valueDepth.max} levels.`,
        fix: 'Pass plain data within these limits.',
      },
    ],
    [
      codeOf('budget'),
      {
        summary: 'Validating the value takes more steps than allowed.',
        rationale: limits.steps.counted,
        fix: 'Pass a smaller value, or use fewer references to definitions in the schema.',
      },
    ],
  ];
}

function adviceCodes(): [string, CodeEntry][] {
  const sample = (name: string, what: string): [string, CodeEntry] => [
    codeOf(name),
    {
      summary: `${what} does not match the schema that contains it.`,
      rationale: 'Anybody who copies it gets an invalid value.',
      fix: 'Change the value, or the schema.',
    },
  ];
  return [
    [
      codeOf('emptyRange'),
      {
        summary: 'A lower bound leaves no value below its upper bound.',
        rationale: 'No value can satisfy both, so the schema rejects every value of that type.',
        fix: 'Lower the lower bound, or raise the upper bound.',
      },
    ],
    [
      codeOf('impossibleRequired'),
      {
        summary: 'A required property is not allowed by the same schema.',
        rationale: 'The property is both required and rejected, so the schema rejects every object.',
        fix: 'Add it to `properties`, or remove it from `required`.',
      },
    ],
    [
      codeOf('idleLoop'),
      {
        summary: 'A `$ref` leads back to itself for the same value.',
        rationale: 'Following it never ends, so the platform gives up and rejects the value.',
        fix: 'Move the reference into `properties`, `items` or `additionalProperties`.',
      },
    ],
    sample('default', 'The default'),
    sample('examples', 'An example'),
  ];
}

function profileCodes(): [string, CodeEntry][] {
  return PROFILES.filter(({ requirements }) => requirements.length > 0).map(({ id, title, published }) => [
    codeOf(id),
    {
      summary: `The schema is not accepted by ${title}.`,
      rationale: `Known from ${published}.`,
      fix: 'Follow the hint of the issue if the schema is meant to be used there too.',
    },
  ]);
}

function sentence(text: string): string {
  return `${capitalize(text)}.`;
}
