import { LETTERPRESS } from '../../../core/annotations.js';
import { structuralCode } from '../../../core/codes/structural-code.js';
import { isNever } from '../../../core/is-never.js';
import type { Profile } from '../../../core/issue.js';
import { hasOwn, own } from '../../../core/json/own.js';
import { LIMITS } from '../../../core/limits.js';
import { capitalize, uncapitalize } from '../../../core/words/capitalize.js';
import { describe, typeWords } from '../../../core/words/describe.js';
import { listWords } from '../../../core/words/list.js';
import { nearest } from '../../../core/words/nearest.js';
import { quote } from '../../../core/words/quote.js';
import type { RuntimeFormat, StructureNode } from '../format.js';
import { Place, placesOf } from '../place.js';
import { checkNode, type NodeContext, neverFault, unknownKeyFault, unknownValueFault } from './check-node.js';
import { ambiguousFault, choiceFault, type TriedBranch } from './choice-fault.js';
import { type BranchChoice, chooseBranch, type WrongTag } from './choose-branch.js';
import { containsFault, type NearItem } from './contains-fault.js';
import { cutsValue, type Fault, type StructuralFinding } from './finding.js';
import { distance, FindingList, reported } from './finding-list.js';
import { foreignProperties } from './foreign-properties.js';
import { lenientVerdict, softened, type Verdict } from './lenient-verdict.js';
import { SchemaReader } from './schema-reader.js';

export interface StructureExplanation {
  readonly findings: readonly StructuralFinding[];
  /** Whether everything was checked; work and findings are bounded. */
  readonly complete: boolean;
}

interface Task {
  readonly node: StructureNode;
  readonly value: unknown;
  readonly place: Place;
}

/** Nested trials of branches, inclusive: each is a recursion. Deeper unions are not explained. */
const MAX_TRIALS = 200;

/** Allowed values and known properties that are compared with wrong ones; after these, nothing is suggested. */
const MAX_NEAREST = 500_000;

/** Nested unions that are merged into the union around them, inclusive. */
const MAX_FLATTENED = 24;

/**
 * Branches that are explained, inclusive, to see what all of them agree on, or which is closest. Of more, none is for the
 * first, and only those that may match for the second.
 */
const MAX_COMPARED = 64;

/** Keywords next to a `$ref` that add no constraint. */
const SILENT = new Set(['$ref', 'title', LETTERPRESS]);

/**
 * Says what is wrong with a document that the compiled validator rejects: every broken constraint and, for a union,
 * those of the branch that the author meant. Iterative over the document, and bounded by `LIMITS.steps` and
 * `LIMITS.issues`.
 *
 * @param value plain JSON of at most `LIMITS.depth` levels, in which no object has two places.
 * @param base the pointer of the value, if it is part of a document.
 */
export function explainStructure(
  format: RuntimeFormat,
  value: unknown,
  profile: Profile,
  base = '',
): StructureExplanation {
  return new Explainer(format, profile).run(value, Place.root(base));
}

class Explainer {
  private steps = 0;
  /** Whether something was not looked at because it is inside too many trials. */
  private isCut = false;
  private readonly schemas: SchemaReader;
  /** The results of trials. A value has one place, so a node always has the same findings for it. */
  private readonly tried = new Map<StructureNode, WeakMap<object, StructuralFinding[]>>();
  private readonly flat = new WeakMap<readonly StructureNode[], readonly StructureNode[]>();
  private readonly context: NodeContext;

  constructor(
    private readonly format: RuntimeFormat,
    private readonly profile: Profile,
  ) {
    this.schemas = new SchemaReader(format.structure);
    this.context = {
      fixers: format.behavior.fixers ?? {},
      regex: (pattern) => this.schemas.regex(pattern),
      nearest: nearestWithin(MAX_NEAREST),
    };
  }

  run(value: unknown, place: Place): StructureExplanation {
    const findings = this.explain({ node: this.format.structure.root, value, place }, 0);
    return { findings, complete: !this.isSpent && !this.isCut && reported(findings) <= LIMITS.issues };
  }

  private get isSpent(): boolean {
    return this.steps > LIMITS.steps;
  }

  /** All findings for one value under one node, each once; stops after more than `most` that the profile reports. */
  private explain(start: Task, trials: number, most: number = LIMITS.issues): StructuralFinding[] {
    const findings = new FindingList(most);
    const stack: Task[] = [start];
    for (let task = stack.pop(); task !== undefined; task = stack.pop()) {
      this.steps += 1;
      if (this.isSpent || findings.isFull) break;
      const { node, value, place } = task;
      const add = (fault: Fault): void => findings.add(this.finding(task, fault));
      for (const fault of checkNode(node, value, place, this.context)) add(fault);
      // One reference at a time: a schema on the way may have constraints of its own.
      const referred = this.schemas.referred(node);
      if (referred !== undefined) stack.push({ ...task, node: referred });
      for (const part of node.allOf ?? []) stack.push({ ...task, node: part });
      if (isNever(node)) add(neverFault(value, place));
      else if (node.not !== undefined && this.isAllowed({ ...task, node: node.not }, trials)) {
        add({ keyword: 'not', place, message: `${capitalize(describe(value))} is not allowed here.` });
      }
      if (node.if !== undefined) {
        const part = this.isAllowed({ ...task, node: node.if }, trials) ? node.then : node.else;
        if (part !== undefined) stack.push({ ...task, node: part });
      }
      if (node.contains !== undefined) {
        const fault = this.contained(node.contains, task, trials);
        if (fault !== undefined) add(fault);
      }
      for (const [name, part] of Object.entries(node.dependentSchemas ?? {})) {
        if (!hasOwn(value, name)) continue;
        if (isNever(part)) add(neverFault(own(value, name), place.child(Object(value), name)));
        else stack.push({ ...task, node: part });
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

  /** The findings for a value if it were meant for this node. */
  private try(task: Task, trials: number): StructuralFinding[] {
    const { node, value } = task;
    if (typeof value !== 'object' || value === null) return this.explain(task, trials + 1);
    const known = this.tried.get(node) ?? new WeakMap<object, StructuralFinding[]>();
    this.tried.set(node, known);
    const findings = known.get(value) ?? this.explain(task, trials + 1);
    known.set(value, findings);
    return findings;
  }

  private isTooDeep(trials: number): boolean {
    this.isCut ||= trials >= MAX_TRIALS;
    return trials >= MAX_TRIALS;
  }

  private isAllowed(task: Task, trials: number): boolean {
    return !this.isTooDeep(trials) && this.try(task, trials).length === 0 && !this.isSpent;
  }

  /** What is wrong with the number of items that match `contains`; nothing once not all of them can be looked at. */
  private contained(wanted: StructureNode, { node, value, place }: Task, trials: number): Fault | undefined {
    if (!Array.isArray(value) || this.isTooDeep(trials)) return undefined;
    let matched = 0;
    let near: (NearItem & { readonly distance: number }) | undefined;
    for (const [index, item] of value.entries()) {
      const at = place.child(value, index);
      const findings = this.try({ node: wanted, value: item, place: at }, trials);
      if (this.isSpent) return undefined;
      const [first] = findings;
      if (first === undefined) {
        matched += 1;
        continue;
      }
      const far = distance(findings, at);
      if (near === undefined || far < near.distance) near = { index, message: first.message, distance: far };
    }
    return containsFault(node, wanted, matched, near, place);
  }

  private pushParts(task: Task, value: object, trials: number, stack: Task[], findings: FindingList): void {
    const { node, place } = task;
    if (Array.isArray(value)) {
      for (let index = value.length - 1; index >= 0; index -= 1) {
        for (const part of this.schemas.itemSchemas(node, index))
          stack.push({ node: part, value: value[index], place: place.child(value, index) });
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
    for (const key of Object.keys(value).reverse()) {
      if (findings.isFull) return;
      const property: unknown = Reflect.get(value, key);
      const at = place.child(value, key);
      if (node.propertyNames !== undefined) this.checkName(node.propertyNames, key, at, trials, findings);
      const parts = this.schemas.propertySchemas(node, key);
      if (parts.length === 0 && node.additionalProperties === false)
        findings.add(this.finding(task, unknownKeyFault(node, key, value, place, this.context)));
      const verdict = lenientVerdict(node, value, [`properties/${key}`], this.profile);
      for (const part of parts) {
        const inside: Task = { node: part, value: property, place: at };
        if (verdict === undefined) stack.push(inside);
        else for (const finding of this.lenientPart(inside, verdict, trials)) findings.add(finding);
      }
    }
  }

  /** The findings inside a property with a verdict of its own; if they are ignored, one is enough. */
  private lenientPart(part: Task, verdict: Verdict, trials: number): StructuralFinding[] {
    if (this.isTooDeep(trials)) return [];
    const findings = this.explain(part, trials + 1, verdict === 'ignored' ? 0 : LIMITS.issues);
    return findings.map((finding) => softened(finding, verdict));
  }

  /** Checks a property's name like any string; the findings are about the name, under the code of the object's keyword. */
  private checkName(names: StructureNode, key: string, at: Place, trials: number, findings: FindingList): void {
    if (this.isTooDeep(trials)) return;
    for (const { message, hint, severity } of this.explain({ node: names, value: key, place: at }, trials + 1)) {
      findings.add({
        code: structuralCode('propertyNames'),
        place: at,
        message: aboutName(message),
        hint,
        severity,
        cutAt: at,
      });
    }
  }

  /** Explains a union: by the one branch to check, a fault of the union itself, or the findings of the closest branch. */
  private union(
    keyword: 'anyOf' | 'oneOf',
    branches: readonly StructureNode[],
    { node, value, place }: Task,
    trials: number,
  ): (Task | Fault | StructuralFinding)[] {
    const resolved = this.flattened(keyword, branches);
    const choice = chooseBranch(resolved, value, this.schemas, node[LETTERPRESS]?.discriminator);
    switch (choice.kind) {
      case 'decided':
        return [
          { node: choice.branch, value, place },
          ...this.insideForeign(choice.branch, resolved, value, place, trials),
        ];
      case 'wrong type':
        return [
          {
            keyword: 'type',
            place,
            message: `Expected ${listWords(choice.types.map(typeWords), 'or')}, found ${describe(value)}.`,
          },
        ];
      case 'unknown string':
        return [unknownValueFault(value, choice.known, place, this.context)];
      case 'wrong tags':
        return this.wrongTags(choice, resolved, { node, value, place }, trials);
      case 'open':
        return this.tryBranches(keyword, choice.branches, resolved, { value, place }, trials);
      default:
        return choice satisfies never;
    }
  }

  /**
   * The faults of discriminators, and whatever is wrong in every branch that the author may have meant.
   * Rules see what matches the closest of these; nothing at all with `discriminatorOnly`, and for more than
   * `MAX_COMPARED` branches.
   */
  private wrongTags(
    { tags, branches }: Extract<BranchChoice, { kind: 'wrong tags' }>,
    all: readonly StructureNode[],
    task: Task,
    trials: number,
  ): (Fault | StructuralFinding)[] {
    const faults = tags.map((tag) => this.tagFault(tag, task));
    const isOnly = task.node[LETTERPRESS]?.discriminatorOnly === true || branches.length > MAX_COMPARED;
    if (trials >= MAX_TRIALS || isOnly) return faults.map((fault) => ({ ...fault, cutAt: task.place }));
    const isAtTag = placesOf(faults);
    const outcomes = branches.map((branch) =>
      [
        ...this.explain({ ...task, node: branch }, trials + 1),
        ...this.insideForeign(branch, all, task.value, task.place, trials),
      ].filter((finding) => !isAtTag(finding.place)),
    );
    const closest = outcomes.reduce((best, findings) =>
      distance(findings, task.place) < distance(best, task.place) ? findings : best,
    );
    const inAll = outcomes.map(placesOf);
    const isCertain = (place: Place): boolean => inAll.every((isFound) => isFound(place));
    return [
      ...faults,
      ...closest.map((finding) => (isCertain(finding.place) ? finding : { ...finding, severity: 'ignored' as const })),
    ];
  }

  private tagFault({ name, known }: WrongTag, { value, place }: Task): Fault {
    const at = place.child(Object(value), name);
    if (known !== undefined) {
      return unknownValueFault(Reflect.get(Object(value), name), known, at, this.context);
    }
    return {
      keyword: 'required',
      property: name,
      place: at,
      message: `${quote(name)} is missing.`,
      hint: `Add ${quote(name)}; it says which kind of object this is.`,
    };
  }

  private tryBranches(
    keyword: 'anyOf' | 'oneOf',
    branches: readonly StructureNode[],
    all: readonly StructureNode[],
    task: Omit<Task, 'node'>,
    trials: number,
  ): (Fault | StructuralFinding)[] {
    if (this.isTooDeep(trials))
      return [
        {
          keyword,
          place: task.place,
          message: `${capitalize(describe(task.value))} matches none of the allowed shapes.`,
        },
      ];
    const tried: TriedBranch[] = this.worthTrying(branches, task.value).map((branch) => ({
      branch,
      findings: this.try({ ...task, node: branch }, trials),
    }));
    // What is not looked at seems to match.
    if (this.isSpent) return [];
    const matching = tried.filter(({ findings }) => findings.length === 0);
    if (keyword === 'oneOf' && matching.length > 1) {
      const accepting = matching.map(({ branch }) => branch);
      return [ambiguousFault(accepting, task.value, task.place, this.schemas)];
    }
    if (matching.length > 0) return [];
    const distances = tried.map(({ findings }) => distance(findings, task.place));
    const least = distances.reduce((best, each) => Math.min(best, each), Number.POSITIVE_INFINITY);
    const tied = tried.filter((_, index) => distances[index] === least);
    const [closest] = tied;
    if (closest === undefined) return [];
    const choice = choiceFault(keyword, tied, { ...task, schemas: this.schemas });
    if (choice !== undefined) return [choice];
    return [...closest.findings, ...this.insideForeign(closest.branch, all, task.value, task.place, trials)];
  }

  /** All branches that may match the value; if there are none among too many to compare, the first of them. */
  private worthTrying(branches: readonly StructureNode[], value: unknown): readonly StructureNode[] {
    if (branches.length <= MAX_COMPARED || typeof value !== 'object' || value === null) return branches;
    const possible = this.schemas.branches.possible(branches, value);
    return possible.length > 0 ? possible : branches.slice(0, MAX_COMPARED);
  }

  /**
   * What is wrong inside properties that the branch does not have and others do, if all of those agree: whoever moves such
   * a property to where it belongs has to fix that too.
   */
  private insideForeign(
    branch: StructureNode,
    branches: readonly StructureNode[],
    value: unknown,
    place: Place,
    trials: number,
  ): StructuralFinding[] {
    if (trials >= MAX_TRIALS) return [];
    return foreignProperties(branch, branches, value, this.schemas.branches).flatMap(({ name, nodes }) => {
      if (nodes.length > MAX_COMPARED) return [];
      const at = place.child(Object(value), name);
      const property: unknown = Reflect.get(Object(value), name);
      const [first = [], ...others] = nodes.map((node) =>
        this.try({ node, value: property, place: at }, trials).filter((finding) => !finding.place.is(at)),
      );
      const inOthers = others.map(placesOf);
      return first.filter((finding) => inOthers.every((isFound) => isFound(finding.place)));
    });
  }

  /** The branches of a union with those of unions in it, each union once. */
  private flattened(keyword: 'anyOf' | 'oneOf', branches: readonly StructureNode[]): readonly StructureNode[] {
    const known = this.flat.get(branches) ?? branches.flatMap((branch) => this.flatten(keyword, branch, 0));
    this.flat.set(branches, known);
    return known;
  }

  /** The branches of a branch that is itself only a union; any other branch stays as it is. */
  private flatten(keyword: 'anyOf' | 'oneOf', branch: StructureNode, depth: number): StructureNode[] {
    const node = this.pastBareReferences(branch);
    const inner = keyword === 'anyOf' ? node.anyOf : undefined;
    const isUnionOnly = inner !== undefined && Object.keys(node).every((name) => name === 'anyOf' || SILENT.has(name));
    return isUnionOnly && depth < MAX_FLATTENED
      ? inner.flatMap((part) => this.flatten(keyword, part, depth + 1))
      : [node];
  }

  /** Where references lead that say nothing else; they stop at a schema with constraints of its own. */
  private pastBareReferences(branch: StructureNode): StructureNode {
    const seen = new Set<StructureNode>();
    let node = branch;
    while (!seen.has(node) && Object.keys(node).every((name) => SILENT.has(name))) {
      seen.add(node);
      node = this.schemas.referred(node) ?? node;
    }
    return node;
  }

  private finding({ node, value }: Task, fault: Fault): StructuralFinding {
    const keys = [`${fault.keyword}/${fault.property ?? ''}`, fault.keyword, '*'];
    const severity = lenientVerdict(node, value, keys, this.profile) ?? 'error';
    return {
      code: structuralCode(fault.keyword),
      place: fault.place,
      message: fault.message,
      hint: fault.hint,
      severity,
      // Rules still see what the profile ignores, and may say how the platform treats it.
      cutAt:
        severity === 'ignored' || fault.isKept === true
          ? undefined
          : (fault.cutAt ?? (cutsValue(fault.keyword) ? fault.place : undefined)),
    };
  }
}

/** `nearest` for so many candidates in total. */
function nearestWithin(most: number): NodeContext['nearest'] {
  let left = most;
  return (text, candidates) => {
    left -= candidates.length;
    return left < 0 ? undefined : nearest(text, candidates);
  };
}

/** Turns a message about a string into one about a property's name. */
function aboutName(message: string): string {
  const subject = /^The (?:empty )?string\b/;
  if (subject.test(message)) return message.replace(subject, 'The property name');
  return `The property name ${uncapitalize(message)}`;
}
