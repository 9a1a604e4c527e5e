import type { ToolProfile } from './profile.js';

const PROTO = 'taylorwilsdon/google_workspace_mcp#1099, 2026-09-06; google-gemini/gemini-cli#21094';
const ARRAYS = 'decolua/9router#3018, 2026-08-03';
const BOUNDS = 'pizza-bot-app/pizza-bot#62, 2026-09-07';
const OBJECTS = 'CherryHQ/cherry-studio#20939, 2026-09-22';
const REFERENCES = 'vercel/ai#14369, 2026-07-02; handling varies with the client';

/** The `parameters` of function declarations in Gemini's interface, which take a part of OpenAPI 3.0's schemas. */
export const gemini: ToolProfile = {
  id: 'gemini',
  title: 'function declarations of Gemini',
  published: 'refusals as reported up to 2026-09-22; no page of the vendor was measured',
  requirements: [
    { requirement: { kind: 'single-type' }, source: PROTO },
    { requirement: { kind: 'no-keyword', keyword: 'const', instead: 'Use `enum` with one text.' }, source: PROTO },
    { requirement: { kind: 'no-keyword', keyword: 'oneOf', instead: 'Use `anyOf`.' }, source: BOUNDS },
    {
      requirement: { kind: 'no-keyword', keyword: 'exclusiveMinimum', instead: 'Use `minimum`.' },
      source: BOUNDS,
    },
    {
      requirement: { kind: 'no-keyword', keyword: 'exclusiveMaximum', instead: 'Use `maximum`.' },
      source: BOUNDS,
    },
    {
      requirement: { kind: 'no-keyword', keyword: 'multipleOf', instead: 'Say it in the `description`.' },
      source: ARRAYS,
    },
    {
      requirement: { kind: 'no-keyword', keyword: 'uniqueItems', instead: 'Say it in the `description`.' },
      source: ARRAYS,
    },
    {
      requirement: {
        kind: 'no-keyword',
        keyword: 'additionalProperties',
        instead: 'Leave it out and name the members.',
      },
      source: OBJECTS,
    },
    { requirement: { kind: 'text-options' }, source: OBJECTS },
    {
      requirement: { kind: 'no-keyword', keyword: '$ref', instead: 'Write the definition out where it is used.' },
      source: REFERENCES,
    },
  ],
};
