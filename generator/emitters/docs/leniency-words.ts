import { LETTERPRESS } from '../../../core/annotations.js';
import type { Profile } from '../../../core/issue.js';
import { OUTCOME_WORDS } from '../../../core/words/verdict-words.js';
import type { NormalSchema } from '../../model.js';
import { codeSpan } from '../../print/markdown/code-span.js';

const BREACHES: ReadonlyMap<string, string> = new Map([
  ['*', 'a breach'],
  ['type', 'another type'],
  ['const', 'another value'],
  ['enum', 'another value'],
  ['required', 'a missing field'],
  ['additionalProperties', 'an unknown key'],
  ['pattern', 'text of another form'],
  ['format', 'text of another form'],
]);

const PROFILES: readonly Profile[] = ['contract', 'platform'];

/** Says where the report is looser than the published schema: `Under the platform profile, …`. */
export function leniencyWords(node: NormalSchema): string[] {
  const words: string[] = [];
  for (const [keyword, verdicts] of Object.entries(node[LETTERPRESS]?.leniency ?? {})) {
    const breach = breachOf(keyword);
    const { contract, platform } = verdicts;
    if (contract !== undefined && contract === platform) {
      words.push(`In the report, ${breach} ${OUTCOME_WORDS[contract]}.`);
      continue;
    }
    if (contract !== undefined && platform !== undefined) {
      words.push(`${capital(breach)} ${OUTCOME_WORDS[contract]}; under \`platform\` it ${OUTCOME_WORDS[platform]}.`);
      continue;
    }
    for (const profile of PROFILES) {
      const verdict = verdicts[profile];
      if (verdict !== undefined) words.push(`Under the \`${profile}\` profile, ${breach} ${OUTCOME_WORDS[verdict]}.`);
    }
  }
  return [...new Set(words)];
}

/** `required/<name>` is about one member. */
function breachOf(keyword: string): string {
  const slash = keyword.indexOf('/');
  if (slash > 0) return `a missing ${codeSpan(keyword.slice(slash + 1))}`;
  return BREACHES.get(keyword) ?? `a breach of ${codeSpan(keyword)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Says who judges a value that the schema describes for editors only. */
export function judgeWords(node: NormalSchema): string[] {
  const judge = node[LETTERPRESS]?.judgedBy;
  return judge === undefined ? [] : [`Judged by the rules of ${codeSpan(judge)}.`];
}
