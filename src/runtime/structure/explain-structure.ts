import { LETTERPRESS } from '../../../core/annotations.js';
import { structuralCode } from '../../../core/codes/structural-code.js';
import type { Profile } from '../../../core/issue.js';
import { pointer, segmentsOf } from '../../../core/json/pointer.js';
import { LIMITS } from '../../../core/limits.js';
import { capitalize, uncapitalize } from '../../../core/words/capitalize.js';
import { describe, typeWords } from '../../../core/words/describe.js';
import { listWords } from '../../../core/words/list.js';
import { quote } from '../../../core/words/quote.js';
import type { RuntimeFormat, StructureNode } from '../format.js';
import { checkNode, type NodeContext, unknownKeyFault, unknownValueFault } from './check-node.js';
import { type BranchChoice, chooseBranch, type WrongTag } from './choose-branch.js';
import { cutsValue, type Fault, type StructuralFinding } from './finding.js';
import { distance, FindingList, reported } from './finding-list.js';
import { foreignMembers } from './foreign-members.js';
import { lenientVerdict, softened, type Verdict } from './lenient-verdict.js';

export interface StructureExplanation {
  readonly findings: readonly StructuralFinding[];
  /** Whether all was looked at; work and findings are bounded. */
  readonly complete: boolean;
}

interface Task {
  readonly node: StructureNode;
  readonly value: unknown;
  readonly path: string;
}

/** Trials of a branch inside trials of a branch, inclusive: each is a recursion. Past it a union is not looked into. */
const MAX_TRIALS = 200;

/** Unions that are nothing but branches of a union, one in the other. */
const MAX_FLATTENED = 24;

/** Keywords that say nothing of their own beside a `$ref`. */
const SILENT = new Set(['$ref', 'title', LETTERPRESS]);

/**
 * Says what is wrong with a document that the compiled validator refuses: every broken demand, at the branch of a
 * union that the author meant. Iterative over the document, and bounded by `LIMITS.steps` and `LIMITS.issues`.
 *
 * @param value plain JSON of at most `LIMITS.depth` levels.
 */
export function explainStructure(format: RuntimeFormat, value: unknown, profile: Profile): StructureExplanation {
  return new Explainer(format, profile).run(value);
}

class Explainer {
  private steps = 0;
  private readonly patterns = new Map<string, RegExp>();
  /** What trials came to. A value has one place, so a node says the same of it however often it is tried. */
  private readonly tried = new Map<StructureNode, WeakMap<object, StructuralFinding[]>>();
  private readonly context: NodeContext;

  constructor(
    private readonly format: RuntimeFormat,
    private readonly profile: Profile,
  ) {
    this.context = { fixers: format.behavior.fixers ?? {}, regex: (pattern) => this.regex(pattern) };
  }

  run(value: unknown): StructureExplanation {
    const findings = this.explain({ node: this.format.structure.root, value, path: '' }, 0);
    return { findings, complete: !this.isSpent && reported(findings) <= LIMITS.issues };
  }

  private get isSpent(): boolean {
    return this.steps > LIMITS.steps;
  }

  /** All findings for one value under one node, each once; past `most` that the profile reports, no others are looked for. */
  private explain(start: Task, trials: number, most: number = LIMITS.issues): StructuralFinding[] {
    const findings = new FindingList(most);
    const stack: Task[] = [start];
    for (let task = stack.pop(); task !== undefined; task = stack.pop()) {
      this.steps += 1;
      if (this.isSpent || findings.isFull) break;
      const { node, value, path } = task;
      const add = (fault: Fault): void => findings.add(this.finding(task, fault));
      for (const fault of checkNode(node, value, path, this.context)) add(fault);
      if (node.$ref !== undefined) stack.push({ ...task, node: this.resolve(node) });
      for (const part of node.allOf ?? []) stack.push({ ...task, node: part });
      if (node.not !== undefined && this.isTaken({ ...task, node: node.not }, trials)) {
        add({ keyword: 'not', path, message: `${capitalize(describe(value))} is what must not stand here.` });
      }
      for (const keyword of ['anyOf', 'oneOf'] as const) {
        const branches = node[keyword];
        if (branches === undefined) continue;
        for (const outcome of this.union(keyword, branches, task, trials)) {
          if ('keyword' in outcome) add(outcome);
          else if ('node' in outcome) stack.push(outcome);
          else findings.add(outcome);
        }
      }
      if (typeof value === 'object' && value !== null) this.pushParts(task, value, trials, stack, findings);
    }
    return findings.all();
  }

  /** What would be wrong with a value if it were meant for this node. */
  private try(task: Task, trials: number): StructuralFinding[] {
    const { node, value } = task;
    if (typeof value !== 'object' || value === null) return this.explain(task, trials + 1);
    const known = this.tried.get(node) ?? new WeakMap<object, StructuralFinding[]>();
    this.tried.set(node, known);
    const findings = known.get(value) ?? this.explain(task, trials + 1);
    known.set(value, findings);
    return findings;
  }

  private isTaken(task: Task, trials: number): boolean {
    return trials < MAX_TRIALS && this.try(task, trials).length === 0 && !this.isSpent;
  }

  private pushParts(task: Task, value: object, trials: number, stack: Task[], findings: FindingList): void {
    const { node, path } = task;
    if (Array.isArray(value)) {
      for (let index = value.length - 1; index >= 0; index -= 1) {
        const part = node.prefixItems?.[index] ?? (typeof node.items === 'object' ? node.items : undefined);
        if (part !== undefined) stack.push({ node: part, value: value[index], path: pointer(path, index) });
      }
      return;
    }
    if (
      node.properties === undefined &&
      node.patternProperties === undefined &&
      node.additionalProperties === undefined &&
      node.propertyNames === undefined
    )
      return;
    const patterns = Object.entries(node.patternProperties ?? {});
    for (const key of Object.keys(value).reverse()) {
      if (findings.isFull) return;
      const member: unknown = Reflect.get(value, key);
      const at = pointer(path, key);
      if (node.propertyNames !== undefined) this.checkName(node.propertyNames, key, at, trials, findings);
      const parts = patterns.filter(([pattern]) => this.regex(pattern).test(key)).map(([, part]) => part);
      const own =
        node.properties !== undefined && Object.hasOwn(node.properties, key) ? node.properties[key] : undefined;
      if (own !== undefined) parts.push(own);
      if (parts.length === 0 && typeof node.additionalProperties === 'object') parts.push(node.additionalProperties);
      if (parts.length === 0 && node.additionalProperties === false)
        findings.add(this.finding(task, unknownKeyFault(node, key, value, path)));
      const verdict = lenientVerdict(node, value, [`properties/${key}`], this.profile);
      for (const part of parts) {
        const inside: Task = { node: part, value: member, path: at };
        if (verdict === undefined) stack.push(inside);
        else for (const finding of this.lenientPart(inside, verdict, trials)) findings.add(finding);
      }
    }
  }

  /** The findings inside a property that a verdict stands for; one that is ignored says as much as all of them. */
  private lenientPart(part: Task, verdict: Verdict, trials: number): StructuralFinding[] {
    if (trials >= MAX_TRIALS) return [];
    const findings = this.explain(part, trials + 1, verdict === 'ignored' ? 0 : LIMITS.issues);
    return findings.map((finding) => softened(finding, verdict));
  }

  /** A key is judged as any text is; what is wrong with it is said of the key, as the object's demand. */
  private checkName(names: StructureNode, key: string, at: string, trials: number, findings: FindingList): void {
    if (trials >= MAX_TRIALS) return;
    for (const { message, hint, severity } of this.explain({ node: names, value: key, path: at }, trials + 1)) {
      findings.add({
        code: structuralCode('propertyNames'),
        path: at,
        message: ofKey(message),
        hint,
        severity,
        cutAt: at,
      });
    }
  }

  /** What a union comes to: the one branch to look into, a fault of its own, or the findings of the closest branch. */
  private union(
    keyword: 'anyOf' | 'oneOf',
    branches: readonly StructureNode[],
    { node, value, path }: Task,
    trials: number,
  ): (Task | Fault | StructuralFinding)[] {
    const resolved = branches.flatMap((branch) => this.flatten(keyword, branch, 0));
    const choice = chooseBranch(
      resolved,
      value,
      (node) => this.resolve(node),
      (pattern, text) => this.regex(pattern).test(text),
    );
    switch (choice.kind) {
      case 'decided':
        return [
          { node: choice.branch, value, path },
          ...this.insideForeign(choice.branch, resolved, value, path, trials),
        ];
      case 'wrong type':
        return [
          {
            keyword: 'type',
            path,
            message: `Expected ${listWords(choice.types.map(typeWords), 'or')}, found ${describe(value)}.`,
          },
        ];
      case 'unknown text':
        return [unknownValueFault(value, choice.known, path, this.context)];
      case 'wrong tags':
        return this.wrongTags(choice, resolved, { node, value, path }, trials);
      case 'open':
        return this.tryBranches(keyword, choice.branches, resolved, { value, path }, trials);
      default:
        return choice satisfies never;
    }
  }

  /**
   * The faults of discriminators, and of whatever is wrong in every branch that may have been meant.
   * Rules see what fits the closest of these; nothing at all where the schema says that the discriminator decides.
   */
  private wrongTags(
    { tags, branches }: Extract<BranchChoice, { kind: 'wrong tags' }>,
    all: readonly StructureNode[],
    task: Task,
    trials: number,
  ): (Fault | StructuralFinding)[] {
    const faults = tags.map((tag) => this.tagFault(tag, task));
    if (trials >= MAX_TRIALS || task.node[LETTERPRESS]?.discriminatorOnly === true)
      return faults.map((fault) => ({ ...fault, cutAt: task.path }));
    const tagPaths = new Set(faults.map((fault) => fault.path));
    const outcomes = branches.map((branch) =>
      [
        ...this.explain({ ...task, node: branch }, trials + 1),
        ...this.insideForeign(branch, all, task.value, task.path, trials),
      ].filter((finding) => !tagPaths.has(finding.path)),
    );
    const closest = outcomes.reduce((best, findings) =>
      distance(findings, task.path) < distance(best, task.path) ? findings : best,
    );
    const isCertain = (path: string): boolean =>
      outcomes.every((findings) => findings.some((finding) => finding.path === path));
    return [
      ...faults,
      ...closest.map((finding) => (isCertain(finding.path) ? finding : { ...finding, severity: 'ignored' as const })),
    ];
  }

  private tagFault({ name, known }: WrongTag, { value, path }: Task): Fault {
    const at = pointer(path, name);
    if (known !== undefined) {
      return unknownValueFault(Reflect.get(Object(value), name), known, at, this.context);
    }
    return {
      keyword: 'required',
      member: name,
      path: at,
      message: `${quote(name)} is missing.`,
      hint: `Add ${quote(name)}; it says what the rest means.`,
    };
  }

  private tryBranches(
    keyword: 'anyOf' | 'oneOf',
    branches: readonly StructureNode[],
    all: readonly StructureNode[],
    task: Omit<Task, 'node'>,
    trials: number,
  ): (Fault | StructuralFinding)[] {
    if (trials >= MAX_TRIALS)
      return [
        {
          keyword,
          path: task.path,
          message: `${capitalize(describe(task.value))} has none of the shapes that are allowed here.`,
        },
      ];
    let closest: { readonly branch: StructureNode; readonly findings: readonly StructuralFinding[] } | undefined;
    let fitting = 0;
    for (const branch of branches) {
      const findings = this.try({ ...task, node: branch }, trials);
      if (findings.length === 0) fitting += 1;
      if (closest === undefined || distance(findings, task.path) < distance(closest.findings, task.path))
        closest = { branch, findings };
    }
    if (keyword === 'oneOf' && fitting > 1) {
      return [
        {
          keyword,
          path: task.path,
          message: `${capitalize(describe(task.value))} fits ${fitting} of the shapes that are allowed here, so it is not clear which is meant.`,
        },
      ];
    }
    if (fitting > 0 || closest === undefined) return [];
    return [...closest.findings, ...this.insideForeign(closest.branch, all, task.value, task.path, trials)];
  }

  /**
   * What is wrong inside members that the branch meant does not know and others do, in the eyes of all of those:
   * whoever moves such a member to where it belongs has to mend it too.
   */
  private insideForeign(
    branch: StructureNode,
    branches: readonly StructureNode[],
    value: unknown,
    path: string,
    trials: number,
  ): StructuralFinding[] {
    if (trials >= MAX_TRIALS) return [];
    return foreignMembers(branch, branches, value).flatMap(({ name, nodes }) => {
      const at = pointer(path, name);
      const member: unknown = Reflect.get(Object(value), name);
      const [first = [], ...others] = nodes.map((node) =>
        this.try({ node, value: member, path: at }, trials).filter((finding) => finding.path !== at),
      );
      return first.filter(({ path: inside }) =>
        others.every((findings) => findings.some((each) => each.path === inside)),
      );
    });
  }

  /** The branches that a branch comes to when it is a union itself; one that demands more than it refers to stays. */
  private flatten(keyword: 'anyOf' | 'oneOf', branch: StructureNode, depth: number): StructureNode[] {
    const isBare = Object.keys(branch).every((name) => SILENT.has(name));
    const node = isBare ? this.resolve(branch) : branch;
    const inner = keyword === 'anyOf' ? node.anyOf : undefined;
    const isUnionOnly = inner !== undefined && Object.keys(node).every((name) => name === 'anyOf' || SILENT.has(name));
    return isUnionOnly && depth < MAX_FLATTENED
      ? inner.flatMap((part) => this.flatten(keyword, part, depth + 1))
      : [node];
  }

  private resolve(node: StructureNode): StructureNode {
    let current = node;
    // A chain of references longer than there are definitions goes in a circle.
    for (
      let hops = Object.keys(this.format.structure.definitions).length;
      hops >= 0 && current.$ref !== undefined;
      hops -= 1
    ) {
      const name = segmentsOf(decodeURIComponent(current.$ref.replace(/^#\/\$defs/, '')))[0] ?? '';
      const { definitions } = this.format.structure;
      if (!Object.hasOwn(definitions, name)) break;
      current = definitions[name] ?? {};
    }
    return current;
  }

  private finding({ node, value }: Task, fault: Fault): StructuralFinding {
    const keys = [`${fault.keyword}/${fault.member ?? ''}`, fault.keyword, '*'];
    const severity = lenientVerdict(node, value, keys, this.profile) ?? 'error';
    return {
      code: structuralCode(fault.keyword),
      path: fault.path,
      message: fault.message,
      hint: fault.hint,
      severity,
      // What the profile does not look at stays in for rules, which may say what the platform makes of it.
      cutAt: severity === 'ignored' ? undefined : (fault.cutAt ?? (cutsValue(fault.keyword) ? fault.path : undefined)),
    };
  }

  private regex(pattern: string): RegExp {
    let compiled = this.patterns.get(pattern);
    if (compiled === undefined) {
      compiled = new RegExp(pattern, 'u');
      this.patterns.set(pattern, compiled);
    }
    return compiled;
  }
}

/** A message about a text, said of a key. */
function ofKey(message: string): string {
  const about = /^The (?:empty )?text\b/;
  if (about.test(message)) return message.replace(about, 'The key');
  return `The key ${uncapitalize(message)}`;
}
