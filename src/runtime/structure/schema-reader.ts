import { unescapeSegment } from '../../../core/json/pointer.js';
import { conjuncts } from '../../../core/schema/conjuncts.js';
import { itemSchemas, propertySchemas } from '../../../core/schema/inner-schemas.js';
import type { Structure, StructureNode } from '../format.js';
import { BranchIndex } from './branch-index.js';

const DEFINITION = '#/$defs/';

/** Reads a structure: where references lead, and which schemas describe an item or a property. */
export class SchemaReader {
  private readonly patterns = new Map<string, RegExp>();
  private readonly known = new Map<StructureNode, readonly StructureNode[]>();

  /** What is known about unions. */
  readonly branches = new BranchIndex(this);

  constructor(private readonly structure: Structure) {}

  /** The schema that a `$ref` names; nothing without one, and for a definition that does not exist. */
  referred({ $ref }: StructureNode): StructureNode | undefined {
    if ($ref === undefined || !$ref.startsWith(DEFINITION)) return undefined;
    const name = unescapeSegment(decodeURIComponent($ref.slice(DEFINITION.length)));
    const { definitions } = this.structure;
    return Object.hasOwn(definitions, name) ? definitions[name] : undefined;
  }

  /** The schema at the end of a chain of references; one that goes round in a circle ends where it began to repeat. */
  resolve(node: StructureNode): StructureNode {
    const seen = new Set<StructureNode>();
    let current = node;
    for (let next = this.referred(node); next !== undefined && !seen.has(next); next = this.referred(next)) {
      seen.add(next);
      current = next;
    }
    return current;
  }

  /** All schemas that apply to a value at once: the node, its references and its `allOf`, each once. */
  parts(node: StructureNode): readonly StructureNode[] {
    const known = this.known.get(node);
    if (known !== undefined) return known;
    const all = conjuncts(node, (part) => this.referred(part));
    this.known.set(node, all);
    return all;
  }

  /** The schemas for an array's item at `index`. */
  itemSchemas(node: StructureNode, index: number): readonly StructureNode[] {
    return itemSchemas(node, index);
  }

  /** The schemas for the property `key`, as `propertySchemas` says. */
  propertySchemas(node: StructureNode, key: string): readonly StructureNode[] {
    return propertySchemas(node, key, (pattern, text) => this.regex(pattern).test(text));
  }

  /** A pattern of the structure, compiled once. */
  regex(pattern: string): RegExp {
    let compiled = this.patterns.get(pattern);
    if (compiled === undefined) {
      compiled = new RegExp(pattern, 'u');
      this.patterns.set(pattern, compiled);
    }
    return compiled;
  }
}
