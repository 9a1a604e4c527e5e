import { DEFINITION, LETTERPRESS, type LetterpressAnnotation } from '../../../core/annotations.js';
import type { Severity } from '../../../core/issue.js';
import { isObject } from '../../../core/json/own.js';

/** A demand of a schema that the released tool does not make, or not as strictly. */
export interface LenientConstraint {
  /** The title of the definition that has it. */
  readonly owner: string;
  /** The member of the definition: `include`, `include[]` for its items, `servers{}` for its values; empty for the definition itself. */
  readonly member: string;
  readonly keyword: string;
  readonly platform: Severity | 'ignored';
}

interface Task {
  readonly node: object;
  readonly owner: string;
  readonly member: string;
}

/** Every demand below a schema that carries a verdict of its own for the platform, each definition once. */
export function lenientConstraints(schema: object): readonly LenientConstraint[] {
  const found: LenientConstraint[] = [];
  const seen = new Set<object>();
  const tasks: Task[] = [{ node: schema, owner: titleOf(schema), member: '' }];
  for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) {
    const { node, owner, member } = task;
    // The kit puts the annotation there; nothing else uses the key.
    const leniency = (Reflect.get(node, LETTERPRESS) as LetterpressAnnotation | undefined)?.leniency ?? {};
    for (const [keyword, { platform }] of Object.entries(leniency)) {
      if (platform !== undefined) found.push({ owner, member, keyword, platform });
    }
    tasks.push(...partsOf(node, owner, member));
    const definition: unknown = Reflect.get(node, DEFINITION);
    if (typeof definition !== 'object' || definition === null || seen.has(definition)) continue;
    seen.add(definition);
    tasks.push({ node: definition, owner: titleOf(definition), member: '' });
  }
  return found;
}

function partsOf(node: object, owner: string, member: string): readonly Task[] {
  const part = (value: unknown, name: string): readonly Task[] =>
    isObject(value) ? [{ node: value, owner, member: name }] : [];
  const members = (keyword: string, name: (key: string) => string): readonly Task[] =>
    Object.entries(Reflect.get(node, keyword) ?? {}).flatMap(([key, value]) => part(value, name(key)));
  const branches: unknown = Reflect.get(node, 'anyOf');
  return [
    ...members('properties', (key) => (member === '' ? key : `${member}.${key}`)),
    ...members('patternProperties', () => `${member}{}`),
    ...part(Reflect.get(node, 'items'), `${member}[]`),
    ...(Array.isArray(branches) ? branches.flatMap((branch: unknown) => part(branch, member)) : []),
  ];
}

function titleOf(node: object): string {
  return String(Reflect.get(node, 'title') ?? Reflect.get(node, '$id') ?? '');
}
