import { beforeAll, describe, expect, it } from 'vitest';
import { defineFormat, type Format } from '../../../core/format.js';
import { pointer } from '../../../core/json/pointer.js';
import { generate } from '../../../generator/index.js';
import type { GeneratedFile } from '../../../generator/model.js';
import { objectLiteral } from '../../../generator/print/code/object-literal.js';
import { codeSpan } from '../../../generator/print/markdown/code-span.js';
import { pascalCase } from '../../../generator/print/names/identifiers.js';
import { fromEntries } from '../../../generator/schema-walk.js';
import type { Report, RuntimeFormat } from '../../../src/runtime/index.js';
import * as runtime from '../../../src/runtime/index.js';
import { diagnose } from '../../support/compile.js';
import { evaluate } from '../../support/evaluate.js';
import { CASES, type Case, NAMES } from './cases.js';

const cases: (readonly [string, Case])[] = Object.entries(CASES);

const inner = (name: string): object => ({ type: 'object', properties: fromEntries([[name, { type: 'number' }]]) });

/** A closed object with a property of each odd name, and, where it is not empty, a definition of that name behind it. */
const odd = {
  type: 'object',
  additionalProperties: false,
  properties: fromEntries(
    NAMES.map((name) => [name, name === '' ? inner(name) : { $ref: `#/$defs/${segment(name)}` }]),
  ),
  $defs: fromEntries(NAMES.filter((name) => name !== '').map((name) => [name, { title: 'Odd', ...inner(name) }])),
};

function segment(name: string): string {
  return encodeURIComponent(name.replace(/~/g, '~0').replace(/\//g, '~1'));
}

const nameOf = (name: string): string => pascalCase(name);

/** An object with a property for each case, and a titled definition behind it, which has a builder of its own. */
const all = {
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(cases.map(([name]) => [name, { $ref: `#/$defs/${nameOf(name)}` }])),
  $defs: Object.fromEntries(cases.map(([name, { schema }]) => [nameOf(name), { ...schema, title: name }])),
};

function formatOf(document: string, schema: object): Format {
  const source = `schemas/toy/${document}.schema.ts`;
  const about = { id: `toy/${document}`, title: document, description: 'A toy.', fileNames: [`${document}.json`] };
  return defineFormat({ ...about, schema, source, behavior: { rules: [] } });
}

/** A module that compiles only if the printed types and builders are those that a case asks for. */
function usesOf(name: string, given: Case): string {
  const type = nameOf(name);
  const refused = (text: string): string => `// @ts-expect-error -- the case says so\n${text}`;
  const documents = (values: readonly unknown[], prefix: string): string[] =>
    values
      .map(objectLiteral)
      .flatMap((text, index) => [
        `export const ${prefix}${index}: ${type} = ${text};`,
        `export const ${prefix}Built${index} = () => all({ ${name}: ${text} });`,
      ]);
  const lines = (given.lines ?? []).map((line) => (line.endsWith('// no') ? refused(line) : line));
  return [
    `import type { Static } from '@sinclair/typebox';`,
    `import type { CASES } from '../../test/generator/right-sets/cases.js';`,
    `import type { ${type} } from './all.types.js';`,
    `import { all } from './all.builders.js';`,
    // Unlike assignability, this tells index signatures and read-only properties apart.
    'type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;',
    `export const same: Same<${type}, Static<(typeof CASES)['${name}']['schema']>> = ${given.static === 'same'};`,
    ...documents([...given.accepts, ...(given.unsaid ?? [])], 'right'),
    ...documents([...given.rejects, ...(given.unmentioned ?? [])], 'wrong').map(refused),
    `export function use(doc: ${type}): void {`,
    `const build = (${name}: Parameters<typeof all>[0]['${name}']) => all({ ${name} });`,
    'void [doc, build];',
    ...lines,
    '}',
  ].join('\n');
}

describe('types, builders and validators of small schemas', () => {
  let files: readonly GeneratedFile[] = [];
  let formats: Readonly<Record<'all' | 'odd', RuntimeFormat>>;
  const textOf = (path: string): string => files.find((file) => file.path === path)?.text ?? '';

  beforeAll(async () => {
    files = await generate([formatOf('all', all), formatOf('odd', odd)], { runtime: 'src/runtime/index.ts' });
    const { REGISTRY } = evaluate(files, 'registry.js', {
      '../src/runtime/index.js': runtime,
      '../../src/runtime/index.js': runtime,
    }) as { REGISTRY: Record<string, RuntimeFormat> };
    formats = { all: REGISTRY['toy/all'] as RuntimeFormat, odd: REGISTRY['toy/odd'] as RuntimeFormat };
  });

  it('compile, and take and refuse what they must', () => {
    const printed = files.filter(({ path }) => path.endsWith('.ts'));
    const texts = printed.map(({ path, text }) => [`generated/${path}`, text]);
    const uses = cases.map(([name, given]) => [`generated/toy/${name}.uses.ts`, usesOf(name, given)]);
    expect(diagnose(Object.fromEntries([...texts, ...uses]))).toEqual([]);
  });

  it.each(cases)('%s: the validator agrees, and explains what it refuses', (name, given) => {
    const { accepts, unmentioned = [], rejects, unsaid = [] } = given;
    const codes = (value: unknown) => runtime.validate(formats.all, { [name]: value }).issues.map(({ code }) => code);
    expect([...accepts, ...unmentioned].flatMap(codes)).toEqual([]);
    for (const value of [...rejects, ...unsaid]) {
      expect(codes(value)).not.toEqual([]);
      expect(codes(value)).not.toContain('report/too-complex');
    }
  });

  it.each(cases.filter(([, { prints }]) => prints !== undefined))('%s: the type is short', (name, { prints = '' }) => {
    const declaration = new RegExp(
      `^export (?:type ${nameOf(name)} =|interface ${nameOf(name)}) ([^]*?)\\n(?=export|$)`,
      'm',
    );
    const [, type = ''] = declaration.exec(textOf('toy/all.types.ts')) ?? [];
    expect(type.replace(/;?\s*$/, '').replace(/\s+/g, ' ')).toBe(prints);
  });

  it.each(NAMES)('a property and a definition may be named %j', (name) => {
    const document = (value: unknown): object => fromEntries([[name, fromEntries([[name, value]])]]);
    const faults = ({ issues }: Report) => issues.map(({ code, path }) => [code, path]);
    const place = pointer('', name, name);
    const text = JSON.stringify(document('s'));
    expect(faults(runtime.validate(formats.odd, document(1)))).toEqual([]);
    expect(faults(runtime.validate(formats.odd, document('s')))).toEqual([['schema/type', place]]);
    expect(faults(runtime.validateText(formats.odd, text))).toEqual([['schema/type', place]]);
    expect(faults(runtime.validate(formats.odd, fromEntries([[`${name}?`, {}]])))).toEqual([
      ['schema/unknown-key', pointer('', `${name}?`)],
    ]);
  });

  it('properties of odd names are built in the order of their schema', () => {
    const given = fromEntries(
      [...NAMES].reverse().map((name) => [
        name,
        fromEntries([
          ['other', 1],
          [name, 2],
        ]),
      ]),
    );
    const expected = fromEntries(
      NAMES.map((name) => [
        name,
        fromEntries([
          [name, 2],
          ['other', 1],
        ]),
      ]),
    );
    const module: object = evaluate(files, 'toy/odd.builders.js', { '../../src/runtime/index.js': runtime });
    const { odd: build, oddBuilder } = module as OddBuilders;
    expect(JSON.stringify(build(given))).toBe(JSON.stringify(expected));
    const proto = [...textOf('toy/odd.builders.ts').matchAll(/^ {2}(\w+)\(value: OddInput\['__proto__'\]/gm)].map(
      ([, name]) => name,
    );
    expect(proto).toHaveLength(1);
    expect(JSON.stringify(oddBuilder()[proto[0] ?? '']?.({ a: 1 })?.build?.({}))).toBe('{"__proto__":{"a":1}}');
  });

  it('odd names are in types, builders and page', () => {
    const page = textOf('toy/odd.md');
    for (const name of NAMES.filter((name) => name.trim() !== '')) {
      for (const path of ['toy/odd.types.ts', 'toy/odd.builders.ts', 'toy/odd.schema.json'])
        expect(textOf(path)).toContain(name);
      expect(page).toContain(codeSpan(name));
    }
  });
});

type OddBuilder = { readonly [method: string]: ((value: object) => OddBuilder) | undefined };

interface OddBuilders {
  odd(input: object): object;
  oddBuilder(): OddBuilder;
}
