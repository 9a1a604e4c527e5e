import type { NormalSchema } from '../../model.js';
import { codeSpan } from '../markdown/code-span.js';
import { constraintWords } from '../words/constraint-words.js';
import { docLines } from './doc-comment.js';

const WIDER_INDEX = 'The index signature takes the types of the named members too; the format keeps them apart.';

/** Longer defaults would hide what else the comment says. */
const LONGEST_DEFAULT = 120;

/**
 * The JSDoc text of a type or member: description, constraints in words, what is said of items and
 * branches that have no comment of their own, default and deprecation. Empty when nothing is said.
 *
 * @param nameOf the TypeScript name of what a `$ref` points to.
 * @param notes further paragraphs.
 */
export function typeDoc(node: NormalSchema, nameOf: (ref: string) => string, notes: readonly string[] = []): string {
  return docLines({
    paragraphs: [
      node.description ?? node.title ?? '',
      constraintLines(node).join(' '),
      ...inlineNotes(node, nameOf),
      ...(hasMixedKeys(node) ? [WIDER_INDEX] : []),
      ...notes,
    ],
    tags: [...defaultTag(node), ...(node.deprecated === true ? ['deprecated'] : [])],
  });
}

/** What items and branches say: they are printed within an expression, where no comment can stand. */
function inlineNotes(node: NormalSchema, nameOf: (ref: string) => string, each = 'Each item'): string[] {
  const places = (node.prefixItems ?? []).map((place, index) => note(`Item ${index + 1}`, place));
  const branches = [node.anyOf, node.oneOf, node.allOf].flatMap((list) => list ?? []);
  const listed = branches
    .map((branch) => note(branch.$ref === undefined ? '' : codeSpan(nameOf(branch.$ref)), branch))
    .filter((line) => line !== '')
    .map((line) => `- ${line}`);
  return [...places, listed.join('\n'), ...itemNotes(node, nameOf, each)];
}

function itemNotes({ items }: NormalSchema, nameOf: (ref: string) => string, each: string): string[] {
  if (typeof items !== 'object') return [];
  return [note(each, items), ...inlineNotes(items, nameOf, `${each} of each item`)];
}

function note(subject: string, node: NormalSchema): string {
  const words = [sentence(node.description ?? ''), ...constraintLines(node)].filter((word) => word !== '').join(' ');
  return words === '' || subject === '' ? words : `${subject}: ${words}`;
}

/** TypeScript has one `number`, so the comment says what it leaves out. */
function constraintLines(node: NormalSchema): string[] {
  return [...(node.type === 'integer' ? ['A whole number.'] : []), ...constraintWords(node)];
}

function sentence(text: string): string {
  return /[\p{L}\p{N}`)]$/u.test(text) ? `${text}.` : text;
}

/** Whether named members stand beside others that TypeScript's index signature must widen to hold. */
function hasMixedKeys(node: NormalSchema): boolean {
  const isNamed = Object.keys(node.properties ?? {}).length > 0;
  return isNamed && (typeof node.additionalProperties === 'object' || node.patternProperties !== undefined);
}

function defaultTag(node: NormalSchema): string[] {
  if (node.default === undefined) return [];
  const text = JSON.stringify(node.default);
  return text.length > LONGEST_DEFAULT ? [] : [`default ${text}`];
}
