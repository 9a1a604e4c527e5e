import type { ToolProfile } from './profile.js';

const GUIDE = 'OpenAI, guide to structured outputs, as published on 2025-10-11 (a copy)';
const SIZES = 'OpenAI, guide to structured outputs, sizes as quoted by third parties in 2026';
const AZURE = 'Microsoft, structured outputs of Azure OpenAI, as quoted in ai-dynamo/dynamo#15153';
const FORMATS = 'OpenAI, guide to structured outputs, as published on 2025-10-11 (a copy); can1357/oh-my-pi#206';

/** Strict tools and structured outputs of OpenAI's interface. */
export const openaiStrict: ToolProfile = {
  id: 'openai-strict',
  title: 'strict tools of OpenAI',
  published: 'the guide as published on 2025-10-11, sizes as quoted in 2026',
  demands: [
    { demand: { kind: 'root-type', type: 'object' }, source: GUIDE },
    {
      demand: { kind: 'no-keyword', keyword: 'anyOf', onlyAtRoot: true, instead: 'Put the branches into a member.' },
      source: GUIDE,
    },
    { demand: { kind: 'all-required' }, source: GUIDE },
    { demand: { kind: 'closed-objects' }, source: GUIDE },
    { demand: { kind: 'no-keyword', keyword: 'oneOf', instead: 'Use `anyOf`.' }, source: AZURE },
    { demand: { kind: 'no-keyword', keyword: 'uniqueItems', instead: 'Say it in the `description`.' }, source: AZURE },
    { demand: { kind: 'no-keyword', keyword: 'minProperties', instead: 'Name the members.' }, source: AZURE },
    { demand: { kind: 'no-keyword', keyword: 'maxProperties', instead: 'Name the members.' }, source: AZURE },
    {
      demand: {
        kind: 'formats',
        formats: ['date-time', 'time', 'date', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uuid'],
      },
      source: FORMATS,
    },
    { demand: { kind: 'at-most', of: 'members', max: 5_000 }, source: SIZES },
    { demand: { kind: 'at-most', of: 'levels', max: 10 }, source: SIZES },
    { demand: { kind: 'at-most', of: 'options', max: 1_000 }, source: SIZES },
    { demand: { kind: 'at-most', of: 'text', max: 120_000 }, source: SIZES },
  ],
};
