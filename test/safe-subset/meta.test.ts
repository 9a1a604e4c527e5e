import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { buildModel } from '../../generator/stages/build-model.js';
import { safeSubset as format } from '../../schemas/safe-subset/index.js';
import { withinSubset } from '../../schemas/safe-subset/rules/within-subset.js';
import { table } from '../../schemas/safe-subset/tables/index.js';
import { checkSchema } from '../../src/safe-subset/index.js';

const { published } = buildModel(format);

describe('the published meta-schema', () => {
  const isValid = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(published);
  const url = new URL('../vectors/neurosquad/schemas.json', import.meta.url);
  const { cases } = JSON.parse(readFileSync(url, 'utf8')) as { cases: { name: string; schema?: unknown }[] };

  it.each(cases.filter((each) => each.schema !== undefined))(
    'accepts everything that the checker accepts: $name',
    ({ schema }) => {
      if (checkSchema(schema).valid) expect(isValid(schema)).toBe(true);
    },
  );

  it.each(Object.entries(table.keywords))('takes the example of %s', (_name, { example }) => {
    expect(isValid(example)).toBe(true);
  });

  it.each([
    ['a pattern', { pattern: 'a' }],
    ['a pattern further in', { properties: { a: { items: { pattern: 'a' } } } }],
    ['an unknown keyword', { allOf: [] }],
    ['a flag for a schema', { items: true }],
    ['a format it has not', { format: 'time' }],
    ['a reference out', { $ref: 'https://example.com' }],
    ['too many branches', { anyOf: Array(17).fill({}) }],
  ])('rejects %s, as the checker does', (_title, schema) => {
    expect(isValid(schema)).toBe(false);
    expect(checkSchema(schema).valid).toBe(false);
  });
});

describe('an editor', () => {
  const service = getLanguageService({});
  service.configure({
    schemas: [{ uri: 'schema://subset', fileMatch: ['*'], schema: JSON.parse(JSON.stringify(published)) }],
  });
  const open = (text: string): TextDocument => TextDocument.create('file:///a.json', 'json', 1, text);

  it('offers every keyword, with its description', async () => {
    const document = open('{ "properties": { "a": { "" } } }');
    const position = document.positionAt('{ "properties": { "a": { "'.length);
    const offered = await service.doComplete(document, position, service.parseJSONDocument(document));
    const labels = new Map((offered?.items ?? []).map((item) => [item.label, item.documentation]));
    for (const name of Object.keys(table.keywords)) expect(labels.get(name), name).toBeTruthy();
    expect(labels.has('pattern')).toBe(false);
  });

  it('offers formats and types', async () => {
    const document = open('{ "format": "" }');
    const position = document.positionAt('{ "format": "'.length);
    const offered = await service.doComplete(document, position, service.parseJSONDocument(document));
    const labels = (offered?.items ?? []).map((item) => item.label);
    expect(labels).toEqual(expect.arrayContaining(Object.keys(table.formats).map((name) => `"${name}"`)));
  });

  it('flags a pattern where it stands', async () => {
    const document = open('{ "type": "string", "pattern": "^a" }');
    const found = await service.doValidation(document, service.parseJSONDocument(document));
    expect(found.map(({ range }) => document.getText(range))).toEqual(['"pattern"']);
  });
});

describe('the examples', () => {
  it.each(format.examples)('$name', ({ name, document }) => {
    const codes = checkSchema(document).issues.map(({ code }) => code.replace('/', '.'));
    if (name.startsWith('safe-subset.')) expect(codes).toEqual([name.split('.').slice(0, 2).join('.')]);
    else expect(codes).toEqual([]);
  });
});

describe('the rule', () => {
  it.each(withinSubset.valid)('raises nothing: $title', ({ document }) => {
    expect([...withinSubset.check(document as never, { profile: 'contract' })]).toEqual([]);
  });

  it.each(withinSubset.invalid)('raises what it says: $title', ({ document, at, codes }) => {
    const findings = [...withinSubset.check(document as never, { profile: 'contract' })];
    expect(findings.map(({ path }) => path)).toEqual(at);
    expect(findings.map(({ code }) => code)).toEqual(codes);
  });
});
