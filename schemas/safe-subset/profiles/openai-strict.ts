import type { ToolProfile } from './profile.js';

const GUIDE = 'OpenAI, guide to structured outputs, as published on 2025-10-11 (a copy)';
const SIZES = 'OpenAI, guide to structured outputs, sizes as quoted by third parties in 2026';
const AZURE = 'Microsoft, structured outputs of Azure OpenAI, as quoted in ai-dynamo/dynamo#15153';
const FORMATS = 'OpenAI, guide to structured outputs, as published on 2025-10-11 (a copy); can1357/oh-my-pi#206';

/** Strict tools and structured outputs of the OpenAI API. */
export const openaiStrict: ToolProfile = {
  id: 'openai-strict',
  title: 'strict tools of OpenAI',
  published: 'the guide as published on 2025-10-11, sizes as quoted in 2026',
  requirements: [
    { requirement: { kind: 'root-type', type: 'object' }, source: GUIDE },
    {
      requirement: {
        kind: 'no-keyword',
        keyword: 'anyOf',
        onlyAtRoot: true,
        fix: 'Move the branches into a property.',
      },
      source: GUIDE,
    },
    { requirement: { kind: 'all-required' }, source: GUIDE },
    { requirement: { kind: 'closed-objects' }, source: GUIDE },
    { requirement: { kind: 'no-keyword', keyword: 'oneOf', fix: 'Use `anyOf`.' }, source: AZURE },
    {
      requirement: { kind: 'no-keyword', keyword: 'uniqueItems', fix: 'Describe it in `description`.' },
      source: AZURE,
    },
    {
      requirement: { kind: 'no-keyword', keyword: 'minProperties', fix: 'List the properties by name.' },
      source: AZURE,
    },
    {
      requirement: { kind: 'no-keyword', keyword: 'maxProperties', fix: 'List the properties by name.' },
      source: AZURE,
    },
    {
      requirement: {
        kind: 'formats',
        formats: ['date-time', 'time', 'date', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uuid'],
      },
      source: FORMATS,
    },
    { requirement: { kind: 'at-most', of: 'members', max: 5_000 }, source: SIZES },
    { requirement: { kind: 'at-most', of: 'levels', max: 10 }, source: SIZES },
    { requirement: { kind: 'at-most', of: 'options', max: 1_000 }, source: SIZES },
    { requirement: { kind: 'at-most', of: 'text', max: 120_000 }, source: SIZES },
  ],
};
