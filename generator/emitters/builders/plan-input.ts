import { definitionName } from '../../definition-ref.js';
import { type Member, type ObjectShape, onlyValue } from '../../object-shape.js';
import { docLines } from '../../print/code/doc-comment.js';
import { typeDoc } from '../../print/code/type-doc.js';
import { codeSpan } from '../../print/markdown/code-span.js';
import { pascalCase } from '../../print/names/identifiers.js';
import { spellings } from '../../print/names/spellings.js';
import type { BuilderScope } from './builder-scope.js';
import type { InputMember, InputPlan } from './builders-plan.js';

/** What an input is for: the type that it makes, and the properties that the function sets itself. */
export interface InputUse {
  readonly of: string;
  readonly without: readonly string[];
}

export interface InputOptions extends InputUse {
  /** The name of the input's type. */
  readonly name: string;
  readonly shape: ObjectShape;
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

/** What tells inputs apart. */
export function inputKey({ of, without }: InputUse): string {
  return JSON.stringify([of, ...without]);
}

/**
 * The names of the inputs of all factories, by key: that of the type they make, and where unions make one type by
 * different discriminators, that of the discriminator as well.
 */
export function nameInputs(uses: readonly InputUse[], { names }: BuilderScope): ReadonlyMap<string, string> {
  const distinct = new Map(uses.map((use) => [inputKey(use), use]));
  return names.claimAll(
    [...distinct].map(([key, { of, without }]) => {
      const set = without.flatMap((member) => spellings(member, pascalCase)).map((name) => `Without${name}`);
      const own = [`${pascalCase(of)}Input`, `${of}Input`];
      const longer = set.flatMap((words) => own.map((name) => name + words));
      return { key, names: [own[0] ?? of, ...longer, ...own], isExact: false };
    }),
  );
}

/**
 * The input of a factory: required properties with only one allowed value may be omitted.
 * Factories of several unions that make the same type share it.
 */
export function planInput(options: InputOptions, scope: BuilderScope): InputPlan {
  const key = inputKey(options);
  const input = scope.inputs.get(key) ?? newInput(options, scope);
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
    name,
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
