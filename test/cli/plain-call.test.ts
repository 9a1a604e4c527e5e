import { describe, expect, test } from 'vitest';
import { defineCommand } from '../../src/cli/command/define-command.js';
import { plainCall } from '../../src/cli/command/plain-call.js';

const command = defineCommand({
  summary: 'what it does',
  operands: [
    { name: 'old', required: true, summary: 'the old one' },
    { name: 'new', summary: 'the new one' },
  ],
  options: {
    'base-url': { value: 'url', summary: 'where' },
    level: { value: 'level', choices: ['low', 'high'], default: 'low', summary: 'how much' },
    quiet: { summary: 'less' },
    loud: { conflicts: 'quiet', summary: 'more' },
    low: { conflicts: 'level', summary: 'the same as the default' },
  },
  run: async () => 0,
});
const nothing = { 'base-url': undefined, level: 'low', quiet: undefined, loud: undefined, low: undefined };

describe('a plain call', () => {
  test.each<[string[], string[], object]>([
    [['a'], ['a'], {}],
    [['a', 'b', '--quiet'], ['a', 'b'], { quiet: true }],
    [['--level', 'high', '-'], ['-'], { level: 'high' }],
    [['--base-url=x=y', '--', '--quiet'], ['--quiet'], { 'base-url': 'x=y' }],
    // A default never conflicts with another option.
    [['--low', 'a'], ['a'], { low: true }],
    [['--level=high', '--level=low', 'a'], ['a'], { level: 'low' }],
  ])('%j is read', (words, operands, values) => {
    expect(plainCall(command, words)).toEqual({ operands, values: { ...nothing, ...values } });
  });

  test.each([
    [[]],
    [['a', 'b', 'c']],
    [['a', '--nonsense']],
    [['a', '--help']],
    [['a', '-h']],
    [['a', '--level', 'middle']],
    [['a', '--level']],
    [['a', '--quiet=yes']],
    [['a', '--quiet', '--loud']],
    [['a', '--low', '--level', 'low']],
    [['a', '--__proto__']],
  ])('%j is not', (words) => {
    expect(plainCall(command, words)).toBeUndefined();
  });
});
