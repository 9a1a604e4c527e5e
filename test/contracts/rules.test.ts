import { describe, expect, it } from 'vitest';
import { REGISTRY } from '../../generated/registry.js';
import { FORMATS } from '../../schemas/index.js';
import { validate } from '../../src/runtime/index.js';
import { readSources } from '../support/sources.js';

describe.each(Object.entries(REGISTRY))('the rules of %s', (id, runtime) => {
  const family = id.split('/')[0] ?? '';
  const { rules } = runtime.behavior;

  it('are those that the format declares, each once', () => {
    expect(FORMATS.find((format) => format.id === id)?.behavior.rules).toEqual(rules);
    expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length);
  });

  it('stand in a file of their name each', () => {
    const files = [...readSources([`schemas/${family}/rules`]).keys()]
      .map((file) => file.replace(/^.*\//, '').replace(/\.ts$/, ''))
      .filter((name) => name !== 'index');
    const names = new Set(
      Object.values(REGISTRY)
        .filter((other) => other.id.startsWith(`${family}/`))
        .flatMap((other) => other.behavior.rules.map((rule) => rule.id)),
    );
    for (const rule of rules) expect(files).toContain(rule.id.slice(family.length + 1));
    for (const file of files) expect([...names]).toContain(`${family}/${file}`);
  });

  describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (ruleId, rule) => {
    it('says what it promises, why, and how to fix a document', () => {
      for (const text of [rule.summary, rule.rationale, rule.fix]) expect(text).toMatch(/^\S.*[.`)]$/su);
      expect(rule.valid.length).toBeGreaterThan(0);
      expect(rule.invalid.length).toBeGreaterThan(0);
    });

    it.each(rule.valid.map((example) => [example.title, example] as const))('accepts: %s', (_title, example) => {
      expect(validate(runtime, example.document, { trust: example.trust, profile: example.profile }).issues).toEqual(
        [],
      );
    });

    it.each(rule.invalid.map((example) => [example.title, example] as const))('refuses: %s', (_title, example) => {
      const { issues } = validate(runtime, example.document, { trust: example.trust, profile: example.profile });
      const codes = example.codes ?? example.at.map(() => ruleId);
      const wanted = example.at.map((path, index) => `${codes[index]} at ${path}`);
      expect(issues.map(({ code, path }) => `${code} at ${path}`).sort()).toEqual(wanted.sort());
      // Findings of a checker that the rule delegates to have a severity of their own.
      const severity = example.profile === 'platform' ? (rule.platform ?? rule.severity) : rule.severity;
      for (const issue of issues) {
        if (issue.code === ruleId) expect(issue.severity).toBe(severity);
        else expect(['error', 'warning']).toContain(issue.severity);
        expect(issue.message).toMatch(/^\S.*\.$/su);
      }
    });
  });
});
