import { escapeSegment } from '../../../core/json/pointer.js';
import { describeBriefly } from '../../../core/words/describe.js';
import { showCount } from '../../../core/words/list.js';
import { plainMembers } from '../read/plain-members.js';
import type { SchemaNode } from '../read/schema-node.js';
import type { SubsetTable } from '../tables/subset-table.js';
import { checkKeyword } from './check-keyword.js';
import { type Subschema, subschemas } from './subschemas.js';
import type { Fault, SubsetFinding } from './subset-finding.js';
import { codeOf } from './subset-finding.js';

export interface Walk {
  readonly root: SchemaNode | undefined;
  /** Every schema object that was checked, in document order; at most `limits.nodes`. */
  readonly nodes: readonly SchemaNode[];
  readonly faults: readonly SubsetFinding[];
  /** The number of faults found, including those beyond `limits.listed`. */
  readonly found: number;
  /** Whether schemas were left unchecked because of `limits.issues`. */
  readonly stopped: boolean;
  /** Places and keywords visited. */
  readonly steps: number;
}

/** The number of faults with a suggestion, since looking for the word that was meant is slow. */
const SUGGESTED = 100;

/** A node while the schemas below it are still being added. */
interface OpenNode extends SchemaNode {
  readonly order: Map<string, number>;
  readonly named: Map<string, Map<string, SchemaNode>>;
  readonly listed: Map<string, SchemaNode[]>;
  readonly single: Map<string, SchemaNode>;
}

type Task =
  | { readonly kind: 'keyword'; readonly node: OpenNode; readonly keyword: string; readonly value: unknown }
  | { readonly kind: 'schema'; readonly parent: OpenNode; readonly keyword: string; readonly inside: Subschema };

/**
 * Walks a schema in document order, as the platform does: a schema counts when it is reached, is skipped
 * beyond a limit, and is otherwise checked keyword by keyword. Iterative; linear in what it checks.
 *
 * @param tooMany builds the fault for the first schema beyond `limits.nodes`.
 */
export function walkSchema(schema: unknown, base: string, table: SubsetTable, tooMany: () => Fault): Walk {
  return new SchemaWalk(table, plainMembers(plainMembers(schema)?.get('$defs')) ?? new Map(), tooMany).run(
    schema,
    base,
  );
}

class SchemaWalk {
  private readonly nodes: SchemaNode[] = [];
  private readonly faults: SubsetFinding[] = [];
  /** The remaining tasks, the next one last. */
  private readonly tasks: Task[] = [];
  private found = 0;
  private reached = 0;
  private steps = 0;
  private stopped = false;

  constructor(
    private readonly table: SubsetTable,
    private readonly definitions: ReadonlyMap<string, unknown>,
    private readonly tooMany: () => Fault,
  ) {}

  run(schema: unknown, base: string): Walk {
    const root = this.enter(schema, () => base, 0);
    for (let task = this.tasks.pop(); task !== undefined; task = this.tasks.pop()) {
      this.steps += 1;
      if (task.kind === 'keyword') this.visitKeyword(task.node, task.keyword, task.value);
      else this.enterInner(task.parent, task.keyword, task.inside);
    }
    const { nodes, faults, found, stopped, steps } = this;
    return { root, nodes, faults, found, stopped, steps };
  }

  private enter(value: unknown, pathOf: () => string, depth: number): OpenNode | undefined {
    const { limits } = this.table;
    if (this.found >= limits.issues.max) {
      this.stopped = true;
      return undefined;
    }
    this.reached += 1;
    if (this.reached > limits.nodes.max) {
      if (this.reached === limits.nodes.max + 1) this.report(pathOf(), this.tooMany());
      return undefined;
    }
    const members = depth > limits.depth.max ? undefined : definedMembers(value);
    if (members === undefined) {
      this.report(pathOf(), depth > limits.depth.max ? tooDeep(depth, this.table) : notSchema(value));
      return undefined;
    }
    const node = openNode(pathOf(), depth, this.steps, members);
    this.nodes.push(node);
    this.schedule(Array.from(members, ([keyword, each]) => ({ kind: 'keyword', node, keyword, value: each })));
    return node;
  }

  private visitKeyword(node: OpenNode, keyword: string, value: unknown): void {
    const { table, definitions } = this;
    node.order.set(keyword, this.steps);
    const fault = checkKeyword(keyword, value, { table, definitions, suggests: this.found < SUGGESTED });
    if (fault !== undefined) {
      this.report(pathInside(node, keyword, undefined), fault);
      return;
    }
    const shape = Object.hasOwn(table.keywords, keyword) ? table.keywords[keyword]?.value : undefined;
    // One schema beyond the limit is enough to detect that it is exceeded.
    const room = Math.max(0, table.limits.nodes.max + 1 - this.reached);
    this.schedule(subschemas(shape, value, room).map((inside) => ({ kind: 'schema', parent: node, keyword, inside })));
  }

  private enterInner(parent: OpenNode, keyword: string, inside: Subschema): void {
    const pathOf = (): string => pathInside(parent, keyword, inside.where);
    keep(parent, keyword, inside.where, this.enter(inside.schema, pathOf, parent.depth + 1));
  }

  private report(path: string, fault: Fault): void {
    this.found += 1;
    if (this.found > this.table.limits.listed.max) return;
    const basis = fault.basis ?? 'contract';
    this.faults.push({ path, severity: 'error', order: this.steps, ...fault, basis });
  }

  private schedule(tasks: readonly Task[]): void {
    for (let at = tasks.length - 1; at >= 0; at -= 1) {
      const task = tasks[at];
      if (task !== undefined) this.tasks.push(task);
    }
  }
}

function openNode(path: string, depth: number, start: number, members: ReadonlyMap<string, unknown>): OpenNode {
  return { path, depth, start, members, order: new Map(), named: new Map(), listed: new Map(), single: new Map() };
}

/** The properties that JSON text would have: those with the value `undefined` are left out, as in `JSON.stringify`. */
function definedMembers(value: unknown): Map<string, unknown> | undefined {
  const members = plainMembers(value);
  if (members === undefined) return undefined;
  for (const [name, member] of members) {
    if (member === undefined) members.delete(name);
  }
  return members;
}

function pathInside(parent: SchemaNode, keyword: string, where: string | number | undefined): string {
  const path = `${parent.path}/${escapeSegment(keyword)}`;
  return where === undefined ? path : `${path}/${escapeSegment(where)}`;
}

function keep(
  parent: OpenNode,
  keyword: string,
  where: string | number | undefined,
  node: SchemaNode | undefined,
): void {
  if (node === undefined) return;
  if (where === undefined) parent.single.set(keyword, node);
  else if (typeof where === 'number') parent.listed.set(keyword, [...(parent.listed.get(keyword) ?? []), node]);
  else parent.named.set(keyword, (parent.named.get(keyword) ?? new Map<string, SchemaNode>()).set(where, node));
}

function tooDeep(depth: number, { limits }: SubsetTable): Fault {
  return {
    code: codeOf('depth'),
    message: `This schema is ${showCount(depth)} levels deep; at most ${showCount(limits.depth.max)} are allowed.`,
    hint: limits.depth.fix,
    basis: limits.depth.basis,
  };
}

/** Hints for values that are schemas elsewhere. */
const SCHEMA_HINTS: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [true, 'Write `{}` for a schema that allows any value.'],
  ['true', 'Write an object of keywords, or for `additionalProperties` also `true` without quotes.'],
  ['false', 'Write an object of keywords, or for `additionalProperties` also `false` without quotes.'],
]);

function notSchema(value: unknown): Fault {
  return {
    code: codeOf('schema'),
    message: `Expected a schema object, found ${describeBriefly(value)}.`,
    hint: SCHEMA_HINTS.get(value) ?? 'Write an object of keywords.',
  };
}
