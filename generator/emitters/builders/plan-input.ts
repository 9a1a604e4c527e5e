import { definitionName } from '../../definition-ref.js';
import { type Member, type ObjectShape, onlyValue } from '../../object-shape.js';
import { docLines } from '../../print/code/doc-comment.js';
import { typeDoc } from '../../print/code/type-doc.js';
import { codeSpan } from '../../print/markdown/code-span.js';
import type { BuilderScope } from './builder-scope.js';
import type { InputMember, InputPlan } from './builders-plan.js';

export interface InputOptions {
  readonly name: string;
  /** The type that it makes. */
  readonly of: string;
  readonly shape: ObjectShape;
  /** Properties that the function sets itself. */
  readonly without: readonly string[];
}

/** Required properties with only one allowed value, in the schema's order. */
export function filledMembers(shape: ObjectShape, scope: BuilderScope): ReadonlyMap<string, unknown> {
  const filled = new Map<string, unknown>();
  for (const [name, member] of shape.members) {
    const values = member.isRequired ? onlyValue(member, scope.definitions) : [];
    if (values.length === 1) filled.set(name, values[0]);
  }
  return filled;
}

/**
 * The input of a factory: required properties with only one allowed value may be omitted.
 * Factories of several unions that make the same type share it.
 */
export function planInput(options: InputOptions, scope: BuilderScope): InputPlan {
  const key = JSON.stringify([options.of, ...options.without]);
  const known = scope.inputs.get(key);
  if (known !== undefined) return known;
  const input = newInput(options, scope);
  scope.inputs.set(key, input);
  return input;
}

function newInput({ name, of, shape, without }: InputOptions, scope: BuilderScope): InputPlan {
  const filled = filledMembers(shape, scope);
  const members = [...shape.members]
    .filter(([member]) => !without.includes(member))
    .map(([member, about]): InputMember => {
      const isRequired = about.isRequired && !filled.has(member);
      return { name: member, doc: memberDoc(about, filled.has(member), scope), isRequired };
    });
  const set = without.map((member) => codeSpan(member)).join(', ');
  return {
    name: scope.names.claim(name),
    doc: docLines({
      paragraphs: [`The properties of \`${of}\`${set === '' ? '' : ` except ${set}, which the function sets`}.`],
    }),
    of,
    members,
    indexes: shape.indexes,
    isMixed: shape.isMixed,
  };
}

function memberDoc({ schemas }: Member, isFilled: boolean, { types }: BuilderScope): string {
  const nameOf = (ref: string) => types.definitions.get(definitionName(ref) ?? '') ?? '';
  const [first = {}, ...others] = schemas;
  const notes = isFilled ? ['Filled in when omitted.'] : [];
  const docs = [...others.map((schema) => typeDoc(schema, nameOf)), typeDoc(first, nameOf, notes)];
  return docs.filter((doc) => doc !== '').join('\n\n');
}
