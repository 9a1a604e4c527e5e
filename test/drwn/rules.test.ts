import { describe, expect, test } from 'vitest';
import { cardRules } from '../../schemas/drwn/rules/card/index.js';
import { lockRules } from '../../schemas/drwn/rules/lock/index.js';
import { validateCardManifest, validateLockfile } from '../../src/drwn/validate.js';

describe.each([
  ['card', cardRules, validateCardManifest],
  ['lock', lockRules, validateLockfile],
] as const)('rules of %s', (_, rules, validate) => {
  test.each(rules.flatMap((rule) => rule.valid.map((example) => [rule.id, example.title, example] as const)))(
    '%s: %s',
    (_id, _title, { document, profile }) => {
      expect(validate(document, { profile }).issues).toEqual([]);
    },
  );

  test.each(rules.flatMap((rule) => rule.invalid.map((example) => [rule.id, example.title, example] as const)))(
    '%s: %s',
    (id, _title, { document, profile, at, codes }) => {
      const found = validate(document, { profile }).issues.map(({ code, path }) => `${code} ${path}`);
      const expected = at.map((path, index) => `${codes?.[index] ?? id} ${path}`);
      const others = found.filter((line) => !expected.includes(line));
      expect(found).toEqual(expect.arrayContaining(expected));
      expect(others).toEqual([]);
    },
  );
});
