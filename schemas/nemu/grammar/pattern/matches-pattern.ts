import { workLimits } from '../../tables/limits.js';
import type { Budget } from '../budget.js';
import { compilePattern, type Instruction } from './compile-pattern.js';

/**
 * Whether a pattern matches anywhere in a string, in bounded time whatever the two are.
 *
 * @param pattern an ECMA-262 expression that compiles with the `u` flag.
 * @returns nothing when the pattern cannot be matched in linear time or the budget runs out.
 */
export function matchesPattern(pattern: string, text: string, budget: Budget): boolean | undefined {
  if (text.length > budget.left) return undefined;
  const program = compilePattern(pattern);
  budget.left -= program?.length ?? workLimits.patternStates;
  return program && run(program, text, budget);
}

function run(program: readonly Instruction[], text: string, budget: Budget): boolean | undefined {
  const characters = Array.from(text);
  let states: number[] = [];
  for (let at = 0; at <= characters.length; at += 1) {
    const reached = follow(program, [...states, 0], at === 0, at === characters.length);
    if (reached.matched) return true;
    budget.left -= reached.steps;
    if (budget.left <= 0) return undefined;
    const character = characters[at];
    states = character === undefined ? [] : advance(program, reached.waiting, character);
  }
  return false;
}

/** The states after one character. */
function advance(program: readonly Instruction[], waiting: readonly number[], character: string): number[] {
  const next: number[] = [];
  for (const state of waiting) {
    const instruction = program[state];
    if (instruction?.op === 'character' && instruction.test.test(character)) next.push(state + 1);
  }
  return next;
}

/** Follows all steps that consume no character. */
function follow(program: readonly Instruction[], from: readonly number[], first: boolean, last: boolean) {
  const seen = new Set<number>();
  const waiting: number[] = [];
  const open = [...from];
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    if (seen.has(state)) continue;
    seen.add(state);
    const instruction = program[state];
    if (instruction?.op === 'match') return { matched: true, waiting, steps: seen.size };
    if (instruction?.op === 'character') waiting.push(state);
    else if (instruction?.op === 'fork') open.push(instruction.next, instruction.other);
    else if ((instruction?.op === 'start' && first) || (instruction?.op === 'end' && last)) open.push(state + 1);
  }
  return { matched: false, waiting, steps: seen.size };
}
