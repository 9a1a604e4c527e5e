import { isObject } from '../../../../core/json/own.js';
import { defineRule } from '../../../../core/rule.js';
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
  rationale:
    'A package that does not say how far it wants to be trusted, or says it in another word, counts as untrusted.',
  fix: `Write \`"access": { "trust": "${trustLevels[0]}" }\`, or the level that the host will grant.`,
  valid: [
    { title: 'the lowest level', document: minimal([widget()]) },
    { title: 'no level, where the host has decided', document: { app: { surfaces: [card()] } }, trust: 'untrusted' },
  ],
  invalid: [
    { title: 'no access at all', document: { app: { surfaces: [widget()] } }, at: ['/access'] },
    { title: 'access without a level', document: { access: {} }, at: ['/access/trust'] },
    { title: 'a level in another spelling', document: { access: { trust: 'Trusted' } }, at: ['/access/trust'] },
  ],
  *check(block, { trust }) {
    const access: unknown = block.access;
    if (access === undefined || (isObject(access) && !Object.hasOwn(access, 'trust'))) {
      if (trust !== undefined) return;
      yield {
        path: access === undefined ? '/access' : '/access/trust',
        message: 'The package names no level of trust, so it counts as untrusted.',
        hint: `Add \`access.trust\`: ${levels}.`,
      };
      return;
    }
    const claimed: unknown = isObject(access) ? Reflect.get(access, 'trust') : access;
    if (isObject(access) && trustLevels.some((level) => level === claimed)) return;
    yield {
      path: isObject(access) ? '/access/trust' : '/access',
      message: `${typeof claimed === 'string' ? quote(claimed) : 'This'} is no level of trust${trust === undefined ? ', so the package counts as untrusted' : ''}.`,
      hint: isObject(access) ? `Use ${levels}.` : `Write \`"access": { "trust": "${trustLevels[0]}" }\`.`,
    };
  },
});
