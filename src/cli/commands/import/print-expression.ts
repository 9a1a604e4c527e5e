import { escapeUnseen } from '../../../../core/words/escape-unseen.js';
import type { Expression, ObjectExpression } from './expression.js';

/** A name that every version of ECMAScript accepts unquoted. */
const PLAIN_KEY = /^[A-Za-z_$][A-Za-z0-9_$]*$/;

/** An expression as TypeScript, unformatted. Invisible characters in strings are escaped. */
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

function object({ members, extraProperties = [] }: ObjectExpression): string {
  const written = members.map(([key, value]) => `${propertyKey(key)}: ${printExpression(value)}`);
  const spread = extraProperties.length === 0 ? [] : [`...${object({ kind: 'object', members: extraProperties })}`];
  return `{${[...written, ...spread].join(', ')}}`;
}

function scalar(value: string | number | boolean | null | undefined): string {
  if (typeof value === 'string') return escapeUnseen(JSON.stringify(value));
  return Object.is(value, -0) ? '-0' : String(value);
}

/** In a literal, `__proto__: x` would set the prototype, quoted or not; a computed key is a property like any other. */
function propertyKey(key: string): string {
  if (key === '__proto__') return '["__proto__"]';
  return PLAIN_KEY.test(key) ? key : scalar(key);
}

function callee([name, ...properties]: readonly string[]): string {
  return `${name}${properties.map((key) => (PLAIN_KEY.test(key) ? `.${key}` : `[${scalar(key)}]`)).join('')}`;
}
