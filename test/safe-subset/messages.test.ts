import { describe, expect, it } from 'vitest';
import { checkSchema, validateValue } from '../../src/safe-subset/index.js';

describe('messages for rejected schemas', () => {
  it.each([
    ['pattern', { pattern: '^a' }, 'inside the app', 'enum'],
    ['a misspelled keyword', { maxLenght: 1 }, '`maxLenght`', 'Did you mean `maxLength`?'],
    ['a misspelled annotation', { descripton: 'x' }, '`descripton`', 'Did you mean `description`?'],
    ['an unknown keyword', { 'x-order': 1 }, '`x-order`', 'Remove it'],
    ['a misspelled type', { type: 'strin' }, '`strin`', 'Did you mean `string`?'],
    ['a misspelled format', { format: 'datetime' }, '`datetime`', 'Did you mean `date-time`?'],
    ['a network reference', { $ref: 'https://example.com/a.json' }, 'nothing is ever fetched', '$defs'],
    ['a network reference without a scheme', { $ref: '//example.com/a' }, 'nothing is ever fetched', '$defs'],
    ['a file', { $ref: './a.json#/$defs/b' }, 'another file', '$defs'],
    ['a file URL', { $ref: 'file:///etc/passwd' }, 'another file', '$defs'],
    ['another document', { $ref: 'urn:example:a' }, 'outside this one', '$defs'],
    ['the form of older drafts', { $ref: '#/definitions/a' }, 'older drafts', '`#/$defs/a`'],
    ['an anchor', { $ref: '#a' }, 'an anchor', '#/$defs/<name>'],
    [
      'a path into a definition',
      { $ref: '#/$defs/a/items', $defs: { a: {} } },
      'inside a definition',
      'under its own name',
    ],
    ['a misspelled definition', { $ref: '#/$defs/pont', $defs: { point: {} } }, '`pont`', 'Did you mean `point`?'],
    ['a boolean for required', { required: true }, '`true`', 'on the object'],
    ['a boolean for a schema', { items: true }, '`true`', '{}'],
    ['a wrong count', { maxLength: -1 }, '`-1`', undefined],
    ['a count in quotes', { maxLength: '5' }, '`5`', 'Write `5` without quotes.'],
    ['a boolean in quotes', { uniqueItems: 'true' }, '`true`', 'Write `true` without quotes.'],
    ['a closed object in quotes', { additionalProperties: 'false' }, '`false`', 'without quotes'],
    ['too many enum values', { enum: Array.from({ length: 257 }, () => 1) }, '257', 'List fewer values'],
    ['too long a constant', { const: 'x'.repeat(5_000) }, '5,002', 'Use a shorter value'],
    ['too many branches', { oneOf: Array.from({ length: 17 }, () => ({})) }, '17', 'Merge similar branches'],
  ])('%s', (_title, schema, said, hinted) => {
    const [issue] = checkSchema(schema).issues;
    expect(issue?.message).toContain(said);
    if (hinted === undefined) expect(issue).not.toHaveProperty('hint');
    else expect(issue?.hint).toContain(hinted);
  });

  it('never repeats a long or invisible string completely', () => {
    const { issues } = checkSchema({ ['\u202e'.repeat(3) + 'k'.repeat(10_000)]: 1, type: 't'.repeat(10_000) });
    for (const { message } of issues) {
      expect(message.length).toBeLessThan(200);
      expect(message).not.toContain('\u202e');
    }
    expect(issues).toHaveLength(2);
  });

  it('is one sentence', () => {
    const reports = [
      checkSchema({ pattern: 1, allOf: 1, $ref: '#x', type: [], enum: [], const: () => 1, anyOf: {}, required: [1] }),
      validateValue({ type: 'object', required: ['a'], properties: { b: { type: 'null' } } }, { b: 1 }),
    ];
    for (const { issues } of reports) {
      for (const { message } of issues) expect(message).toMatch(/^[^.]*(?:\.[^ ][^.]*)*\.$/);
    }
  });
});
