import { LETTERPRESS } from '../../../core/annotations.js';
import { indexSignatures } from '../../index-signatures.js';
import type { NormalSchema } from '../../model.js';
import { codeSpan } from '../markdown/code-span.js';
import { constraintWords } from '../words/constraint-words.js';
import { docLines } from './doc-comment.js';

const WIDER_INDEX = 'The index signature also includes the types of the named properties; the format keeps them apart.';

/** A longer default would hide the rest of the comment. */
const LONGEST_DEFAULT = 120;

/**
 * The JSDoc text of a type or property: description, constraints in words, notes on items and branches that have
 * no comment of their own, default and deprecation. Empty when there is nothing to say.
 *
 * @param nameOf the TypeScript name of the target of a `$ref`.
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

/** Notes on items and branches: they are printed inside an expression, where comments are not possible. */
function inlineNotes(node: NormalSchema, nameOf: (ref: string) => string, each = 'Each item'): string[] {
  const places = (node.prefixItems ?? []).map((place, index) => note(`Item ${index + 1}`, place));
  const branches = [node.anyOf, node.oneOf, node.allOf].flatMap((list) => list ?? []);
  const listed = branches
    .map((branch) => note(nameWords(branch, nameOf), branch))
    .filter((line) => line !== '')
    .map((line) => `- ${line}`);
  return [...places, listed.join('\n'), ...itemNotes(node, nameOf, each)];
}

function nameWords(branch: NormalSchema, nameOf: (ref: string) => string): string {
  const name = branch.$ref === undefined ? branch[LETTERPRESS]?.typeName : nameOf(branch.$ref);
  return name === undefined ? '' : codeSpan(name);
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

/** Whether there are named properties next to others, so that TypeScript's index signature has to be widened. */
function hasMixedKeys(node: NormalSchema): boolean {
  const isNamed = Object.keys(node.properties ?? {}).length > 0;
  return isNamed && indexSignatures(node).some(({ key, values }) => key === 'string' && values !== undefined);
}

function defaultTag(node: NormalSchema): string[] {
  if (node.default === undefined) return [];
  const text = JSON.stringify(node.default);
  return text.length > LONGEST_DEFAULT ? [] : [`default ${text}`];
}
