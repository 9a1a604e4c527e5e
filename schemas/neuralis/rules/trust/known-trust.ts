import { isObject } from '../../../../core/json/own.js';
import { defineRule } from '../../../../core/rule.js';
import { capitalize } from '../../../../core/words/capitalize.js';
import { describe } from '../../../../core/words/describe.js';
import { listWords } from '../../../../core/words/list.js';
import { quote } from '../../../../core/words/quote.js';
import { card, minimal, widget } from '../../examples/minimal.js';
import type { NeuralisBlock } from '../../package.schema.js';
import { trustLevels } from '../../tables/surfaces.js';

const levels = listWords(
  trustLevels.map((level) => `\`${level}\``),
  'or',
);

export const knownTrust = defineRule<NeuralisBlock>({
  id: 'neuralis/known-trust',
  severity: 'warning',
  basis: 'contract',
  summary: `\`access.trust\` is one of ${levels}.`,
  rationale: 'A package without a trust level, or with an unknown one, counts as untrusted.',
  fix: `Set \`access.trust\` to \`${trustLevels[0]}\`, or to the level that the host grants.`,
  valid: [
    { title: 'the lowest level', document: minimal([widget()]) },
    { title: 'no level, when the host has decided', document: { app: { surfaces: [card()] } }, trust: 'untrusted' },
  ],
  invalid: [
    { title: 'no `access`', document: { app: { surfaces: [widget()] } }, at: ['/access'] },
    { title: '`access` without a level', document: { access: {} }, at: ['/access/trust'] },
    { title: 'a misspelled level', document: { access: { trust: 'Trusted' } }, at: ['/access/trust'] },
  ],
  *check(block, { trust }) {
    const access: unknown = block.access;
    if (access === undefined || (isObject(access) && !Object.hasOwn(access, 'trust'))) {
      if (trust !== undefined) return;
      yield {
        path: access === undefined ? '/access' : '/access/trust',
        message: '`access.trust` is missing, so the package counts as untrusted.',
        hint: `Set \`access.trust\` to ${levels}.`,
      };
      return;
    }
    const claimed: unknown = isObject(access) ? Reflect.get(access, 'trust') : access;
    if (isObject(access) && trustLevels.some((level) => level === claimed)) return;
    yield {
      path: isObject(access) ? '/access/trust' : '/access',
      message: `${typeof claimed === 'string' ? quote(claimed) : capitalize(describe(claimed))} is not a valid trust level${trust === undefined ? ', so the package counts as untrusted' : ''}.`,
      hint: isObject(access) ? `Use ${levels}.` : `Write \`"access": { "trust": "${trustLevels[0]}" }\`.`,
    };
  },
});
