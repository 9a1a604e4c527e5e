import { LETTERPRESS } from '../../../core/annotations.js';
import { pushAll } from '../../../core/push-all.js';
import type { NormalSchema } from '../../model.js';
import { branchWords, ownPropertyWords } from '../../print/words/branch-words.js';

/** A schema inside another. */
export interface PageStep {
  readonly node: NormalSchema;
  /** The path to its values, such as `options[].label`; empty at the top. */
  readonly path: string;
  /** What distinguishes it from others with the same path, such as `as an object`, `with radius` or `variant 2`; empty for a single one. */
  readonly variant: string;
  /** The nearest variant with a name of its own around it, or itself: path and `variant` begin there. */
  readonly within?: NormalSchema | undefined;
}

/**
 * A schema and everything inside it that the page describes, itself first, in reading order: properties, then items,
 * then branches. The schemas of `not` and `propertyNames` are described in words; references are not followed.
 */
export function* pageSteps(top: NormalSchema): Generator<PageStep> {
  const pending: PageStep[] = [{ node: top, path: '', variant: '' }];
  for (let step = pending.pop(); step !== undefined; step = pending.pop()) {
    yield step;
    pushAll(pending, stepsFrom(step).reverse());
  }
}

function stepsFrom({ node, path, variant, within }: PageStep): PageStep[] {
  const steps: PageStep[] = [];
  const add = (part: NormalSchema | boolean | undefined, way: string, name = ''): void => {
    if (typeof part === 'object')
      steps.push(
        isNamed(part)
          ? { node: part, path: '', variant: '', within: part }
          : { node: part, path: way, variant: name, within },
      );
  };
  for (const [name, part] of Object.entries(node.properties ?? {})) add(part, wayTo(path, name), variant);
  for (const [pattern, part] of Object.entries(node.patternProperties ?? {})) add(part, wayTo(path, pattern), variant);
  add(node.additionalProperties, `${path}{}`, variant);
  node.prefixItems?.forEach((part, index) => {
    add(part, `${path}[${index}]`, variant);
  });
  add(node.items, `${path}[]`, variant);
  for (const [word, branches] of [
    ['part', node.allOf],
    ['variant', node.anyOf],
    ['variant', node.oneOf],
  ] as const) {
    branches?.forEach((part, index) => {
      const told = word === 'part' ? undefined : (branchWords(part, branches) ?? ownPropertyWords(part, branches));
      const name = told ?? `${word} ${index + 1}`;
      add(part, path, [variant, name].filter((words) => words !== '').join(', '));
    });
  }
  return steps;
}

function isNamed(node: NormalSchema): boolean {
  return node[LETTERPRESS]?.typeName !== undefined;
}

function wayTo(path: string, name: string): string {
  if (!/^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(name)) return `${path}[${JSON.stringify(name)}]`;
  return path === '' ? name : `${path}.${name}`;
}
