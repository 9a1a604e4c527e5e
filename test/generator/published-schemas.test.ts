import { validate as hyperjumpValidate, registerSchema, unregisterSchema } from '@hyperjump/json-schema/draft-2020-12';
import '@hyperjump/json-schema/draft-07';
import { describe, expect, it } from 'vitest';
import {
  type CompletionItem,
  getLanguageService,
  type LanguageService,
  TextDocument,
} from 'vscode-json-languageservice';
import type { Format } from '../../core/format.js';
import type { FormatModel } from '../../generator/model.js';
import { buildModel } from '../../generator/stages/build-model.js';
import { FORMATS } from '../../schemas/index.js';
import { dice, mutated, randomDocument } from '../support/random-document.js';
import { ajvOf } from '../support/reference-validators.js';
import { toyOf } from '../support/runtime-format.js';
import { toyFormat } from '../support/toy-format.js';

const old: Format = toyOf(toyFormat.schema, { dialect: 'draft-07', $id: 'https://example.com/toy-07.json' });

const formats = [
  ...FORMATS.map((format) => [format.id, format] as const),
  ['a toy', toyFormat] as const,
  ['a toy under draft-07', old] as const,
];

/** Documents that a second validator is asked about; it is slow. */
const SAMPLE = 40;

describe.each(formats)('the published schema of %s', (_, format) => {
  const model = buildModel(format);
  const text = JSON.stringify(model.published);

  it('is valid under its dialect’s meta-schema', () => {
    const ajv = ajvOf(model);
    expect([ajv.validateSchema(JSON.parse(text)), ajv.errorsText()]).toEqual([true, 'No errors']);
    // Were the meta-schema not asked, this would pass as well.
    expect(ajv.validateSchema({ ...JSON.parse(text), type: 'text' })).toBe(false);
  });

  it('compiles in strict mode, with nothing registered but annotations', () => {
    const ajv = ajvOf(model);
    expect(ajv.compile(JSON.parse(text))).toBeTypeOf('function');
    expect(() => ajvOf(model).compile({ ...JSON.parse(text), maxLenght: 1 })).toThrow(/unknown keyword/);
  });

  it('means to another validator what it means to ajv', async () => {
    const ajv = ajvOf(model, { strict: false }).compile(JSON.parse(text));
    registerSchema(JSON.parse(text), model.schemaId);
    try {
      const theirs = await hyperjumpValidate(model.schemaId);
      const roll = dice(3);
      const documents = Array.from({ length: SAMPLE }, () => randomDocument(model, roll)).flatMap((document) => [
        document,
        mutated(document, roll),
      ]);
      const unlike = documents.filter((document) => theirs(document as never).valid !== ajv(document));
      expect(unlike.slice(0, 3)).toEqual([]);
      expect(documents.some((document) => ajv(document))).toBe(true);
    } finally {
      unregisterSchema(model.schemaId);
    }
  });

  it('is one that an editor can load', async () => {
    const { diagnose } = editorFor(model);
    for (const document of [{}, [], 1]) {
      const messages = (await diagnose(JSON.stringify(document))).map(({ message }) => message);
      expect(messages.filter((message) => /unable to|cannot|not be|resolve|load/i.test(message))).toEqual([]);
    }
  });

  it('has nothing against its valid examples in an editor', async () => {
    const { diagnose } = editorFor(model);
    const valid = (format.examples ?? []).filter(({ name }) => /^[\w-]+\.json$/.test(name));
    for (const { name, document } of valid)
      expect([name, await diagnose(JSON.stringify(document, null, 2))]).toEqual([name, []]);
  });
});

interface Editor {
  /** What is underlined: each message with the text under it. */
  diagnose(text: string): Promise<{ message: string; at: string }[]>;
  /** What is offered at the `|` in a text. */
  complete(text: string): Promise<string[]>;
  /** What is shown for the place at the `|` in a text. */
  hover(text: string): Promise<string>;
}

/** The service behind VS Code's JSON editor; it is handed the schema and fetches nothing. */
function editorFor(model: FormatModel): Editor {
  const asked: string[] = [];
  // The service writes into what it is given.
  const text = JSON.stringify(model.published);
  const service: LanguageService = getLanguageService({
    schemaRequestService: (uri) => {
      // The only thing that a document may ask for is the schema that its `$schema` names.
      if (uri.endsWith(`/${model.id}.schema.json`)) return Promise.resolve(text);
      asked.push(uri);
      return Promise.reject(new Error(`Unable to load ${uri}`));
    },
  });
  const uri = 'file:///schema.json';
  service.configure({
    validate: true,
    allowComments: false,
    schemas: [{ uri, fileMatch: ['*'], schema: JSON.parse(text) }],
  });
  const open = (marked: string) => {
    const offset = Math.max(0, marked.indexOf('|'));
    const document = TextDocument.create('file:///card.json', 'json', 1, marked.replace('|', ''));
    return { document, parsed: service.parseJSONDocument(document), position: document.positionAt(offset) };
  };
  return {
    async diagnose(text) {
      const { document, parsed } = open(text);
      const found = await service.doValidation(document, parsed);
      expect(asked).toEqual([]);
      return found.map(({ message, range }) => ({
        message: typeof message === 'string' ? message : message.value,
        at: document.getText(range),
      }));
    },
    async complete(text) {
      const { document, parsed, position } = open(text);
      const list = await service.doComplete(document, position, parsed);
      return (list?.items ?? []).map(({ label }: CompletionItem) => label);
    },
    async hover(text) {
      const { document, parsed, position } = open(text);
      const hover = await service.doHover(document, position, parsed);
      return (Array.isArray(hover?.contents) ? hover.contents : [hover?.contents])
        .map((content) => (typeof content === 'string' ? content : (content?.value ?? '')))
        .join('\n');
    },
  };
}

describe('a card manifest in an editor', () => {
  const format = FORMATS.find(({ id }) => id === 'neurosquad/card');
  if (format === undefined) throw new Error('There are no cards.');
  const editor = editorFor(buildModel(format));

  it('offers the keys of the document', async () => {
    expect(await editor.complete('{ "|" }')).toEqual(
      expect.arrayContaining(['name', 'version', 'permissions', 'settings', 'tools']),
    );
  });

  it('offers the types of settings', async () => {
    const offered = await editor.complete('{ "settings": [{ "type": | }] }');
    expect(offered).toEqual(expect.arrayContaining(['"string"', '"number"', '"boolean"']));
  });

  it('offers permissions by id', async () => {
    expect(await editor.complete('{ "permissions": [ | ] }')).toEqual(expect.arrayContaining(['"agents.read"']));
    expect(await editor.complete('{ "permissions": [{ "id": | }] }')).toEqual(expect.arrayContaining(['"network"']));
  });

  it('offers only the keys of the setting’s type', async () => {
    const offered = await editor.complete('{ "settings": [{ "type": "boolean", "|" }] }');
    expect(offered).toContain('label');
    expect(offered).not.toContain('options');
  });

  it.each(['{ "name|": "a" }', '{ "settings": [{ "type": "number", "min|": 1 }] }', '{ "permissions|": [] }'])(
    'describes %s',
    async (text) => {
      expect((await editor.hover(text)).length).toBeGreaterThan(20);
    },
  );

  it('underlines what is wrong, and nothing else', async () => {
    const { examples = [] } = format;
    const document = examples.find(({ name }) => /^[\w-]+\.json$/.test(name))?.document as { version: string };
    const wrong = JSON.stringify({ ...document, version: 7, nmae: 'x' }, null, 2);
    const found = await editor.diagnose(wrong);
    expect(found.map(({ at }) => at).sort()).toEqual(['"nmae"', '7']);
  });
});
