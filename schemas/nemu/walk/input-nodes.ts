import { pointer } from '../../../core/json/pointer.js';
import { oncePerDocument } from '../../../core/once-per-document.js';
import type { DeepPartial } from '../../../core/rule.js';
import type { BlueprintManifest } from '../blueprint.schema.js';
import type { InputSchema } from '../input.schema.js';

/** An input schema that may be incomplete. */
export type InputNode = DeepPartial<InputSchema>;

/** An input schema with its place in the manifest. */
export class PlacedInput {
  constructor(
    readonly schema: InputNode,
    /** The name of the property, when the schema is one of `properties`. */
    readonly name: string | undefined,
    private readonly parent: PlacedInput | undefined,
    /** Levels below `inputs`, which is 0. */
    readonly depth: number,
  ) {}

  /** The pointer to the schema. Computed only when read, since most schemas have no issues. */
  get path(): string {
    const segments: string[] = [];
    for (let node: PlacedInput = this; node.parent !== undefined; node = node.parent) {
      if (node.name === undefined) segments.push('items');
      else segments.push(node.name, 'properties');
    }
    return pointer('/inputs', ...segments.reverse());
  }
}

/** Every input schema of a manifest, `inputs` first, each before its inner schemas. */
export const inputNodes = oncePerDocument(findInputNodes);

function findInputNodes(manifest: DeepPartial<BlueprintManifest>): readonly PlacedInput[] {
  const root = manifest.inputs as InputNode | undefined;
  const nodes: PlacedInput[] = [];
  const waiting = root === undefined ? [] : [new PlacedInput(root, undefined, undefined, 0)];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    nodes.push(node);
    const { properties, items } = node.schema;
    if (items !== undefined) waiting.push(new PlacedInput(items, undefined, node, node.depth + 1));
    for (const name of Object.keys(properties ?? {}).reverse()) {
      const property = properties?.[name];
      if (property !== undefined) waiting.push(new PlacedInput(property, name, node, node.depth + 1));
    }
  }
  return nodes;
}
