import { describe, expect, it } from 'vitest';
import { makeIssue } from '../../core/make-issue.js';

describe('makeIssue', () => {
  it('fills in what a fault leaves out', () => {
    expect(JSON.stringify(makeIssue({ code: 'json/syntax', message: 'No.' }))).toBe(
      '{"code":"json/syntax","severity":"error","path":"","message":"No.","basis":"contract"}',
    );
  });

  it('keeps what a finding says', () => {
    const finding = {
      code: 'a/b',
      severity: 'warning',
      path: '/a',
      message: 'No.',
      hint: 'Do.',
      basis: 'advice',
    } as const;
    expect(makeIssue(finding)).toEqual(finding);
  });

  it('adds the place, and nothing else that a fault has', () => {
    const fault = { code: 'json/syntax', message: 'No.', hint: undefined, start: 1, end: 2 };
    expect(Object.keys(makeIssue(fault, { file: 'a.json', line: 1, column: 2 }))).toEqual([
      ...['code', 'severity', 'path', 'message', 'basis', 'file', 'line', 'column'],
    ]);
  });
});
