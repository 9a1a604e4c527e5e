import { builderOf, type EntryPoint } from './entry-point.js';
import type { Expression } from './expression.js';

/**
 * The value of an expression, as the printed source would produce it.
 *
 * @param entryOf finds the module of a call by its specifier.
 * @throws whatever a builder throws.
 */
export function evaluateExpression(
  expression: Expression,
  entryOf: (module: string) => EntryPoint | undefined,
): unknown {
  switch (expression.kind) {
    case 'value':
    case 'json':
      return expression.value;
    case 'list':
      return expression.items.map((item) => evaluateExpression(item, entryOf));
    case 'object':
      return Object.fromEntries(
        [...expression.members, ...(expression.extraProperties ?? [])].map(([key, value]) => [
          key,
          evaluateExpression(value, entryOf),
        ]),
      );
    case 'call': {
      const entry = entryOf(expression.module);
      const build = entry === undefined ? undefined : builderOf(entry, expression.callee);
      if (build === undefined) throw new TypeError(`${expression.module} has no ${expression.callee.join('.')}.`);
      return build(...expression.args.map((argument) => evaluateExpression(argument, entryOf)));
    }
    default:
      return expression satisfies never;
  }
}
