interface Intersection<Node> {
  readonly allOf?: readonly Node[] | undefined;
}

/**
 * All schemas that apply to a value at once, each once: the schema, where its reference leads, and its `allOf`, in that
 * order.
 *
 * @param referred the schema that a node's `$ref` names, if it has one.
 * @param isLeftOut a schema that is left out with all it leads to. Default: none.
 */
export function conjuncts<Node extends Intersection<Node>>(
  schema: Node,
  referred: (node: Node) => Node | undefined,
  isLeftOut: (node: Node) => boolean = () => false,
): readonly Node[] {
  const found = new Set<Node>();
  const stack = [schema];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (found.has(node) || isLeftOut(node)) continue;
    found.add(node);
    const { allOf = [] } = node;
    for (let index = allOf.length - 1; index >= 0; index -= 1) {
      const part = allOf[index];
      if (part !== undefined) stack.push(part);
    }
    const target = referred(node);
    if (target !== undefined) stack.push(target);
  }
  return [...found];
}
