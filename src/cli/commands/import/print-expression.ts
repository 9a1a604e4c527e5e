import { escapeUnseen } from '../../../../core/words/escape-unseen.js';
import type { Expression, ObjectExpression } from './expression.js';

/** What every version of ECMAScript reads as a name. */
const PLAIN_KEY = /^[A-Za-z_$][A-Za-z0-9_$]*$/;

/** An expression as TypeScript, unformatted. Text is escaped wherever a reader could not see what it holds. */
export function printExpression(expression: Expression): string {
  switch (expression.kind) {
    case 'value':
      return scalar(expression.value);
    case 'json':
      return `JSON.parse(${scalar(JSON.stringify(expression.value))})`;
    case 'list':
      return `[${expression.items.map(printExpression).join(', ')}]`;
    case 'object':
      return object(expression);
    case 'call':
      return `${callee(expression.callee)}(${expression.args.map(printExpression).join(', ')})`;
    default:
      return expression satisfies never;
  }
}

function object({ members, extraProperties: beyond = [] }: ObjectExpression): string {
  const written = members.map(([key, value]) => `${memberKey(key)}: ${printExpression(value)}`);
  const spread = beyond.length === 0 ? [] : [`...${object({ kind: 'object', members: beyond })}`];
  return `{${[...written, ...spread].join(', ')}}`;
}

function scalar(value: string | number | boolean | null | undefined): string {
  if (typeof value === 'string') return escapeUnseen(JSON.stringify(value));
  return Object.is(value, -0) ? '-0' : String(value);
}

/** In a literal, `__proto__: x` would set the prototype, quoted or not; a computed key is a member like any other. */
function memberKey(key: string): string {
  if (key === '__proto__') return '["__proto__"]';
  return PLAIN_KEY.test(key) ? key : scalar(key);
}

function callee([name, ...members]: readonly string[]): string {
  return `${name}${members.map((member) => (PLAIN_KEY.test(member) ? `.${member}` : `[${scalar(member)}]`)).join('')}`;
}
