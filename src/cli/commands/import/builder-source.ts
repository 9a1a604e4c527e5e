import type { Format } from '../../../../core/format.js';
import { codePointOrder } from '../../../../core/words/code-point-order.js';
import { type BuilderPlan, builderPlan, formatTypeScript } from '../../../../generator/builder-plan.js';
import { FAMILIES } from '../families.js';
import { documentExpression, type Language } from './document-expression.js';
import { builderOf, type EntryPoint, entryPoint } from './entry-point.js';
import { evaluateExpression } from './evaluate-expression.js';
import { type Expression, literal } from './expression.js';
import { printExpression } from './print-expression.js';

export interface BuilderSource {
  /** A TypeScript module whose default export is the document. */
  readonly text: string;
  /** Whether the document is a call of its format's builder, rather than a plain object. */
  readonly isBuilt: boolean;
  /** What the module exports: the document, its properties in the order of the builder. */
  readonly document: unknown;
}

export interface BuilderSourceOptions {
  /** Properties that are written as `undefined`, so that `build` does not fill them in. */
  readonly unset?: readonly string[];
}

/**
 * Writes a document as TypeScript with its format's builders, so that it builds back to the same JSON.
 *
 * @param document valid plain JSON.
 */
export async function builderSource(
  format: Format,
  document: unknown,
  { unset = [] }: BuilderSourceOptions = {},
): Promise<BuilderSource> {
  const planned = builderPlan(format);
  const entry = await entryPoint(planned.model.family);
  const built = builtExpression(planned, entry, await loadLanguages(), document, unset);
  const text = await formatTypeScript(moduleText(built?.expression ?? bare(document, unset)));
  return { text, isBuilt: built !== undefined, document: built?.document ?? document };
}

async function loadLanguages(): Promise<ReadonlyMap<string, Language>> {
  const languages = new Map<string, Language>();
  for (const { name, loadWriter } of FAMILIES) {
    if (loadWriter !== undefined) languages.set(name, { write: await loadWriter(), entry: await entryPoint(name) });
  }
  return languages;
}

interface Built {
  readonly expression: Expression;
  readonly document: unknown;
}

/** The call of the document's builder and its result, if the result is this very document. */
function builtExpression(
  planned: BuilderPlan,
  entry: EntryPoint,
  languages: ReadonlyMap<string, Language>,
  document: unknown,
  unset: readonly string[],
): Built | undefined {
  if (typeof document !== 'object' || document === null) return undefined;
  const expression = documentExpression({ ...planned, entry, languages }, document, unset);
  const build = builderOf(entry, [planned.plan.document.name]);
  if (expression === undefined || build === undefined) return undefined;
  const entryOf = new Map(
    [entry, ...[...languages.values()].map((language) => language.entry)].map((one) => [one.module, one]),
  );
  try {
    // The builder puts the properties of both in the schema's order; the rest keeps the document's order.
    const made = evaluateExpression(expression, (module) => entryOf.get(module));
    return JSON.stringify(made) === JSON.stringify(build(document)) ? { expression, document: made } : undefined;
  } catch {
    return undefined;
  }
}

function bare(document: unknown, unset: readonly string[]): Expression {
  const expression = literal(document);
  if (expression.kind !== 'object') return expression;
  const left = unset.map((member) => [member, { kind: 'value', value: undefined }] as const);
  return { ...expression, members: [...left, ...expression.members] };
}

function moduleText(expression: Expression): string {
  const imports = [...importsOf(expression)]
    .sort(([left], [right]) => codePointOrder(left, right))
    .map(([module, names]) => `import { ${[...names].sort(codePointOrder).join(', ')} } from '${module}';\n`);
  return `${imports.join('')}\nexport default ${printExpression(expression)};\n`;
}

/** What the calls in an expression import, by module. */
function importsOf(root: Expression): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  const pending = [root];
  for (let expression = pending.pop(); expression !== undefined; expression = pending.pop()) {
    if (expression.kind === 'call') {
      const { module, callee } = expression;
      imports.set(module, (imports.get(module) ?? new Set()).add(callee[0]));
    }
    // One by one: a long array exceeds the number of arguments that a call can have.
    for (const part of partsOf(expression)) pending.push(part);
  }
  return imports;
}

function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'value':
    case 'json':
      return [];
    case 'list':
      return expression.items;
    case 'object':
      return [...expression.members, ...(expression.extraProperties ?? [])].map(([, value]) => value);
    case 'call':
      return expression.args;
    default:
      return expression satisfies never;
  }
}
