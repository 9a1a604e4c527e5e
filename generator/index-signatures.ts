import type { SchemaShape } from '../core/schema/schema-shape.js';
import { indexKey } from './template-type.js';

/** An index signature of an object's type. */
export interface IndexSignature<Node> {
  /** The type of its keys: `string`, `number`, or a template. */
  readonly key: string;
  /** The schemas of its values, any one of which may apply; `undefined` when they may be anything. */
  readonly values: readonly Node[] | undefined;
  /** The text that each of its keys starts with. */
  readonly start: string;
}

type ObjectSchema<Node> = Pick<SchemaShape<Node>, 'type' | 'properties' | 'patternProperties' | 'additionalProperties'>;

/**
 * The index signatures of the type of an object. A schema that does not mention further properties has none, unless it
 * names no property at all. Names that a pattern describes have a signature of their own where TypeScript can say the
 * pattern; where it cannot, the values of an open object are unknown, and those of a closed one any of those described.
 */
export function indexSignatures<Node>(node: ObjectSchema<Node>): readonly IndexSignature<Node>[] {
  const { properties = {}, patternProperties = {}, additionalProperties: further } = node;
  const patterns = Object.entries(patternProperties);
  const isOpen = further === undefined || further === true;
  if (typeof further === 'object' && further !== null)
    return [strings([...patterns.map(([, values]) => values), further])];
  if (patterns.length > 0) {
    return (
      templates(patterns, Object.keys(properties)) ?? [
        strings(isOpen ? undefined : patterns.map(([, values]) => values)),
      ]
    );
  }
  return isOpen && (further === true || Object.keys(properties).length === 0) ? [strings(undefined)] : [];
}

/**
 * Whether an index signature of the type of an object takes a name that the schema does not mention; false for a schema
 * that says nothing of objects, such as a reference.
 */
export function takesName(node: ObjectSchema<unknown>, name: string): boolean {
  if (node.type !== 'object' && node.patternProperties === undefined && node.additionalProperties === undefined)
    return false;
  const patterns = Object.keys(node.patternProperties ?? {});
  return indexSignatures(node).some(
    ({ key }) => key === 'string' || patterns.some((pattern) => new RegExp(pattern, 'u').test(name)),
  );
}

/** Whether a schema says that a value is an object, and nothing about its properties. */
export function isBareObject(node: ObjectSchema<unknown>): boolean {
  const { type, properties = {}, patternProperties, additionalProperties = true } = node;
  const isSilent = patternProperties === undefined && additionalProperties === true;
  return type === 'object' && isSilent && Object.keys(properties).length === 0;
}

function strings<Node>(values: readonly Node[] | undefined): IndexSignature<Node> {
  return { key: 'string', values, start: '' };
}

/** One signature for each pattern; nothing when TypeScript cannot say one of them, or cannot keep them apart. */
function templates<Node>(
  patterns: readonly (readonly [string, Node])[],
  names: readonly string[],
): readonly IndexSignature<Node>[] | undefined {
  const found: IndexSignature<Node>[] = [];
  for (const [pattern, values] of patterns) {
    const key = indexKey(pattern);
    if (key === undefined || names.some((name) => mayBe(name, key))) return undefined;
    if (found.some(({ start }) => start.startsWith(key.start) || key.start.startsWith(start))) return undefined;
    found.push({ key: key.type, values: [values], start: key.start });
  }
  return found;
}

/** Whether TypeScript may take a name for a key of this type. */
function mayBe(name: string, { type, start }: { readonly type: string; readonly start: string }): boolean {
  return type === 'number' ? String(Number(name)) === name : name.startsWith(start);
}
