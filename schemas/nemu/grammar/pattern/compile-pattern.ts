import { workLimits } from '../../tables/limits.js';
import { type PatternNode, parsePattern } from './parse-pattern.js';

/** One instruction of a matcher that runs all alternatives at once; `next` and `other` are indexes. */
export type Instruction =
  | { readonly op: 'character'; readonly test: RegExp }
  | { readonly op: 'start' | 'end' | 'match' }
  | { op: 'fork'; next: number; other: number };

type Fork = Extract<Instruction, { op: 'fork' }>;

/** Compiles a pattern; nothing when it cannot be matched in linear time or needs too many states. */
export function compilePattern(source: string): readonly Instruction[] | undefined {
  const tree = parsePattern(source);
  const program: Instruction[] = [];
  if (tree === undefined || !emit(tree, program)) return undefined;
  program.push({ op: 'match' });
  return program;
}

/** Appends a node's instructions; false once there are more than the limit. Nesting is bounded by the parser. */
function emit(node: PatternNode, program: Instruction[]): boolean {
  if (program.length > workLimits.patternStates) return false;
  switch (node.kind) {
    case 'character':
      program.push({ op: 'character', test: node.test });
      return true;
    case 'start':
    case 'end':
      program.push({ op: node.kind });
      return true;
    case 'sequence':
      return node.parts.every((part) => emit(part, program));
    case 'choice':
      return emitChoice(node.parts, program);
    case 'repeat':
      return emitRepeat(node, program);
    default:
      return node satisfies never;
  }
}

function emitChoice(options: readonly PatternNode[], program: Instruction[]): boolean {
  const exits: Fork[] = [];
  for (const [index, option] of options.entries()) {
    const fork = index < options.length - 1 ? pushFork(program) : undefined;
    if (!emit(option, program)) return false;
    if (fork === undefined) continue;
    exits.push(pushFork(program));
    fork.other = program.length;
  }
  for (const exit of exits) exit.next = exit.other = program.length;
  return true;
}

function emitRepeat(node: PatternNode & { kind: 'repeat' }, program: Instruction[]): boolean {
  const { body, min, max } = node;
  for (let times = 0; times < min; times += 1) if (!emitOnce(body, program)) return false;
  const endless = max === Number.POSITIVE_INFINITY;
  const loop = program.length;
  const forks: Fork[] = [];
  for (let times = min; times < (endless ? min + 1 : max); times += 1) {
    forks.push(pushFork(program));
    if (!emitOnce(body, program)) return false;
  }
  if (endless) {
    const back = pushFork(program);
    back.next = back.other = loop;
  }
  for (const fork of forks) fork.other = program.length;
  return true;
}

/** Emits a repeated body. An empty one takes a state too, so that the limit also bounds the repetition. */
function emitOnce(body: PatternNode, program: Instruction[]): boolean {
  const before = program.length;
  if (!emit(body, program)) return false;
  if (program.length === before) pushFork(program);
  return true;
}

/** Adds a fork between the next instruction and one that is set later. */
function pushFork(program: Instruction[]): Fork {
  const fork = { op: 'fork' as const, next: program.length + 1, other: program.length + 1 };
  program.push(fork);
  return fork;
}
