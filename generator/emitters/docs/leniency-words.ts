import { LETTERPRESS, type LenientVerdicts } from '../../../core/annotations.js';
import type { Profile } from '../../../core/issue.js';
import { segmentsOf } from '../../../core/json/pointer.js';
import { capitalize } from '../../../core/words/capitalize.js';
import { OUTCOME_WORDS } from '../../../core/words/verdict-words.js';
import type { NormalSchema } from '../../model.js';
import { codeSpan } from '../../print/markdown/code-span.js';

const VIOLATIONS: ReadonlyMap<string, string> = new Map([
  ['*', 'a violation'],
  ['type', 'another type'],
  ['const', 'another value'],
  ['enum', 'another value'],
  ['required', 'a missing property'],
  ['additionalProperties', 'an unknown property'],
  ['pattern', 'a string of another form'],
  ['format', 'a string of another form'],
]);

const PROFILES: readonly Profile[] = ['contract', 'platform'];

/** Describes where validation is looser than the published schema: `Under the platform profile, …`. */
export function leniencyWords(node: NormalSchema): string[] {
  const words: string[] = [];
  for (const [keyword, verdicts] of Object.entries(node[LETTERPRESS]?.leniency ?? {})) {
    const violation = breachOf(keyword);
    const { contract, platform, where } = verdicts;
    const condition = where === undefined ? '' : conditionOf(where);
    if (contract === 'ignored' && platform === 'ignored') {
      words.push(`${capitalize(violation)} ${OUTCOME_WORDS.ignored}${condition}.`);
      continue;
    }
    if (contract !== undefined && contract === platform) {
      words.push(`In the report, ${violation} ${OUTCOME_WORDS[contract]}${condition}.`);
      continue;
    }
    if (contract !== undefined && platform !== undefined) {
      words.push(
        `${capitalize(violation)} ${OUTCOME_WORDS[contract]}${condition}; under \`platform\` it ${OUTCOME_WORDS[platform]}.`,
      );
      continue;
    }
    for (const profile of PROFILES) {
      const verdict = verdicts[profile];
      if (verdict !== undefined)
        words.push(`Under the \`${profile}\` profile, ${violation} ${OUTCOME_WORDS[verdict]}${condition}.`);
    }
  }
  return [...new Set(words)];
}

/** The values that it applies to: ` where `render.renderer` is `"direct"``. */
function conditionOf(where: NonNullable<LenientVerdicts['where']>): string {
  const places = Object.entries(where).map(
    ([path, value]) => `${codeSpan(segmentsOf(path).join('.'))} is ${codeSpan(JSON.stringify(value))}`,
  );
  return ` where ${places.join(' and ')}`;
}

/** `required/<name>` and `properties/<name>` are about one property. */
function breachOf(keyword: string): string {
  const slash = keyword.indexOf('/');
  if (slash > 0) {
    const name = codeSpan(keyword.slice(slash + 1));
    return keyword.startsWith('properties/') ? `a violation in ${name}` : `a missing ${name}`;
  }
  return VIOLATIONS.get(keyword) ?? `a violation of ${codeSpan(keyword)}`;
}

/** Names the checker of a value that the schema describes for editors only. */
export function checkerWords(node: NormalSchema): string[] {
  const checker = node[LETTERPRESS]?.checkedBy;
  return checker === undefined ? [] : [`Checked by the rules of ${codeSpan(checker)}.`];
}
