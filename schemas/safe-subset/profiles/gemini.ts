import type { ToolProfile } from './profile.js';

const PROTO = 'taylorwilsdon/google_workspace_mcp#1099, 2026-09-06; google-gemini/gemini-cli#21094';
const ARRAYS = 'decolua/9router#3018, 2026-08-03';
const BOUNDS = 'pizza-bot-app/pizza-bot#62, 2026-09-07';
const OBJECTS = 'CherryHQ/cherry-studio#20939, 2026-09-22';
const REFERENCES = 'vercel/ai#14369, 2026-07-02; handling varies with the client';

/** The `parameters` of function declarations in the Gemini API, which accept a part of the schemas of OpenAPI 3.0. */
export const gemini: ToolProfile = {
  id: 'gemini',
  title: 'function declarations of Gemini',
  published: 'rejections reported up to 2026-09-22; no page of the vendor was measured',
  requirements: [
    { requirement: { kind: 'single-type' }, source: PROTO },
    { requirement: { kind: 'no-keyword', keyword: 'const', fix: 'Use `enum` with one string.' }, source: PROTO },
    { requirement: { kind: 'no-keyword', keyword: 'oneOf', fix: 'Use `anyOf`.' }, source: BOUNDS },
    {
      requirement: { kind: 'no-keyword', keyword: 'exclusiveMinimum', fix: 'Use `minimum`.' },
      source: BOUNDS,
    },
    {
      requirement: { kind: 'no-keyword', keyword: 'exclusiveMaximum', fix: 'Use `maximum`.' },
      source: BOUNDS,
    },
    {
      requirement: { kind: 'no-keyword', keyword: 'multipleOf', fix: 'Describe it in `description`.' },
      source: ARRAYS,
    },
    {
      requirement: { kind: 'no-keyword', keyword: 'uniqueItems', fix: 'Describe it in `description`.' },
      source: ARRAYS,
    },
    {
      requirement: {
        kind: 'no-keyword',
        keyword: 'additionalProperties',
        fix: 'Remove it, and list the properties by name.',
      },
      source: OBJECTS,
    },
    { requirement: { kind: 'string-options' }, source: OBJECTS },
    {
      requirement: { kind: 'no-keyword', keyword: '$ref', fix: 'Copy the definition to where it is used.' },
      source: REFERENCES,
    },
  ],
};
