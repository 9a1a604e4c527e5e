import { canonical } from '../../core/json/canonical.js';
import { pointer } from '../../core/json/pointer.js';
import { brokenConstraints } from '../../core/schema/broken-constraints.js';
import { describe } from '../../core/words/describe.js';
import type { NormalSchema } from '../model.js';
import { compiledPattern } from './pattern-fault.js';

/** Two keywords of one schema, or one and a value in it, that cannot both be meant. */
export interface Contradiction {
  /** RFC 6901 pointer within the schema. */
  readonly at: string;
  readonly message: string;
  readonly hint: string;
}

/** Lower and upper bounds, with whether both may be the same number. */
const RANGES = [
  ['minLength', 'maxLength', true],
  ['minItems', 'maxItems', true],
  ['minProperties', 'maxProperties', true],
  ['minimum', 'maximum', true],
  ['minimum', 'exclusiveMaximum', false],
  ['exclusiveMinimum', 'maximum', false],
  ['exclusiveMinimum', 'exclusiveMaximum', false],
] as const;

/** What a schema says about a value and denies in the same place: nothing passes it, or its own default does not. */
export function* contradictions(node: NormalSchema): Generator<Contradiction> {
  for (const [low, high, mayMeet] of RANGES) {
    const least = node[low];
    const most = node[high];
    if (least === undefined || most === undefined || least < most || (mayMeet && least === most)) continue;
    yield {
      at: pointer('', low),
      message: `nothing passes both \`${low}\` ${least} and \`${high}\` ${most}.`,
      hint: `Lower \`${low}\`, or raise \`${high}\`.`,
    };
  }
  if (Object.hasOwn(node, 'const') && node.enum !== undefined) {
    const wanted = canonical(node.const);
    if (!node.enum.some((value) => canonical(value) === wanted)) {
      yield {
        at: '/const',
        message: `nothing passes both the \`const\` and the \`enum\`, which does not have ${describe(node.const)}.`,
        hint: 'Remove one of the two.',
      };
    }
  }
  yield* wrongValues(node);
}

function* wrongValues(node: NormalSchema): Generator<Contradiction> {
  const { examples = [] } = node;
  const values: (readonly [string, unknown])[] = examples.map((value, index) => [
    pointer('', 'examples', index),
    value,
  ]);
  if (Object.hasOwn(node, 'default')) values.push(['/default', node.default]);
  for (const [at, value] of values) {
    const [broken] = brokenConstraints(node, value, {
      matches: (pattern, text) => compiledPattern(pattern)?.test(text) ?? true,
    });
    if (broken === undefined) continue;
    yield {
      at,
      message: `${describe(value)} breaks the \`${broken.keyword}\` of the schema that it is given for.`,
      hint: 'Write a value that the schema accepts.',
    };
  }
}
