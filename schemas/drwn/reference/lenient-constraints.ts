import { DEFINITION, LETTERPRESS, type LetterpressAnnotation } from '../../../core/annotations.js';
import type { Severity } from '../../../core/issue.js';
import { isObject } from '../../../core/json/own.js';
import { pushAll } from '../../../core/push-all.js';

/** A constraint of a schema that the released tool does not enforce, or not as strictly. */
export interface LenientConstraint {
  /** The title of the definition that has the constraint. */
  readonly owner: string;
  /** The property of the definition: `include`, `include[]` for its items, `servers{}` for its values; empty for the definition itself. */
  readonly property: string;
  readonly keyword: string;
  readonly platform: Severity | 'ignored';
}

interface Task {
  readonly node: object;
  readonly owner: string;
  readonly property: string;
}

/** Every constraint in a schema that has its own verdict for the platform. Each definition is visited once. */
export function lenientConstraints(schema: object): readonly LenientConstraint[] {
  const found: LenientConstraint[] = [];
  const seen = new Set<object>();
  const tasks: Task[] = [{ node: schema, owner: titleOf(schema), property: '' }];
  for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) {
    const { node, owner, property } = task;
    // The kit stores the annotation under this symbol, and nothing else uses it.
    const leniency = (Reflect.get(node, LETTERPRESS) as LetterpressAnnotation | undefined)?.leniency ?? {};
    for (const [keyword, { platform }] of Object.entries(leniency)) {
      if (platform !== undefined) found.push({ owner, property, keyword, platform });
    }
    pushAll(tasks, partsOf(node, owner, property));
    const definition: unknown = Reflect.get(node, DEFINITION);
    if (typeof definition !== 'object' || definition === null || seen.has(definition)) continue;
    seen.add(definition);
    tasks.push({ node: definition, owner: titleOf(definition), property: '' });
  }
  return found;
}

function partsOf(node: object, owner: string, property: string): readonly Task[] {
  const part = (value: unknown, name: string): readonly Task[] =>
    isObject(value) ? [{ node: value, owner, property: name }] : [];
  const properties = (keyword: string, name: (key: string) => string): readonly Task[] =>
    Object.entries(Reflect.get(node, keyword) ?? {}).flatMap(([key, value]) => part(value, name(key)));
  const branches: unknown = Reflect.get(node, 'anyOf');
  return [
    ...properties('properties', (key) => (property === '' ? key : `${property}.${key}`)),
    ...properties('patternProperties', () => `${property}{}`),
    ...part(Reflect.get(node, 'items'), `${property}[]`),
    ...(Array.isArray(branches) ? branches.flatMap((branch: unknown) => part(branch, property)) : []),
  ];
}

function titleOf(node: object): string {
  return String(Reflect.get(node, 'title') ?? Reflect.get(node, '$id') ?? '');
}
