import { type TSchema, Type } from '@sinclair/typebox';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import type { PublishOptions } from '../../../core/format.js';
import { jsonSchema } from '../../../generator/emitters/json-schema.js';
import { KEYWORDS } from '../../../generator/keywords.js';
import { buildModel } from '../../../generator/stages/build-model.js';
import { annotate } from '../../../schemas/kit/annotate.js';
import { shared } from '../../../schemas/kit/shared.js';
import { context } from '../../support/model.js';
import { toyOf } from '../../support/runtime-format.js';

/** The published file, byte for byte. */
async function publishedText(schema: object, publish: PublishOptions = {}): Promise<string> {
  const [file] = await jsonSchema.emit([buildModel(toyOf(schema, publish))], context);
  return file?.text ?? '';
}

/** The file on one line, without what every file begins with. */
async function publishedLine(schema: object, publish: PublishOptions = {}): Promise<string> {
  const { $schema: _, $id: _id, ...rest } = JSON.parse(await publishedText(schema, { banner: false, ...publish }));
  return JSON.stringify(rest);
}

const Point = Type.Object(
  { x: Type.Number({ title: 'X', ...annotate({ constraint: 'a number' }) }) },
  { $id: 'Point', title: 'Point', description: 'A place.', additionalProperties: false },
);
const Pair = Type.Tuple([shared(Point), Type.String()], { $id: 'Pair', description: 'Two.' });
const tree = (): TSchema =>
  Type.Recursive((self) => Type.Object({ kids: Type.Array(self) }, { description: 'A tree.' }), { $id: 'Tree' });

describe('the published file', () => {
  it('as a whole, for 2020-12', async () => {
    const schema = Type.Object(
      { b: shared(Pair, { description: 'use' }), a: Type.Optional(Point) },
      { title: 'Card', description: 'All.', additionalProperties: false },
    );
    expect(await publishedText(schema)).toBe(`{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:letterpress:toy:card",
  "$comment": "${bannerOf(await publishedText(schema))}",
  "title": "Card",
  "description": "All.",
  "type": "object",
  "additionalProperties": false,
  "required": [
    "b"
  ],
  "properties": {
    "b": {
      "$ref": "#/$defs/Pair",
      "description": "use"
    },
    "a": {
      "$ref": "#/$defs/Point"
    }
  },
  "$defs": {
    "Pair": {
      "description": "Two.",
      "type": "array",
      "minItems": 2,
      "maxItems": 2,
      "prefixItems": [
        {
          "$ref": "#/$defs/Point"
        },
        {
          "type": "string"
        }
      ],
      "items": false
    },
    "Point": {
      "title": "Point",
      "description": "A place.",
      "type": "object",
      "additionalProperties": false,
      "required": [
        "x"
      ],
      "properties": {
        "x": {
          "title": "X",
          "type": "number"
        }
      }
    }
  }
}
`);
  });

  it('as a whole, for draft-07', async () => {
    const schema = Type.Object({ b: shared(Pair, { description: 'use', default: [] }) }, { title: 'Card' });
    const publish: PublishOptions = { dialect: 'draft-07', $id: 'https://example.com/card.json', banner: false };
    expect(await publishedText(schema, publish)).toBe(`{
  "$schema": "http://json-schema.org/draft-07/schema#",
  "$id": "https://example.com/card.json",
  "title": "Card",
  "type": "object",
  "required": [
    "b"
  ],
  "properties": {
    "b": {
      "description": "use",
      "allOf": [
        {
          "$ref": "#/definitions/Pair"
        }
      ],
      "default": []
    }
  },
  "definitions": {
    "Pair": {
      "description": "Two.",
      "type": "array",
      "minItems": 2,
      "maxItems": 2,
      "items": [
        {
          "$ref": "#/definitions/Point"
        },
        {
          "type": "string"
        }
      ],
      "additionalItems": false
    },
    "Point": {
      "title": "Point",
      "description": "A place.",
      "type": "object",
      "additionalProperties": false,
      "required": [
        "x"
      ],
      "properties": {
        "x": {
          "title": "X",
          "type": "number"
        }
      }
    }
  }
}
`);
  });

  it('says where it comes from, unless its bytes are a platform’s', async () => {
    const banner = JSON.parse(await publishedText(Type.Object({}))).$comment;
    expect(banner).toContain('schemas/toy/card.schema.ts');
    expect(banner).toContain('letterpress generate');
    expect(await publishedText(Type.Object({}), { banner: false })).not.toContain('$comment');
  });

  it.each<[string, PublishOptions, string]>([
    [
      'all annotations and definitions',
      {},
      '{"type":"object","required":["a"],"properties":{"a":{"$ref":"#/$defs/Point","description":"use"}},"$defs":{"Point":{"title":"Point","description":"A place.","type":"object","additionalProperties":false,"required":["x"],"properties":{"x":{"title":"X","type":"number"}}}}}',
    ],
    [
      'titles alone',
      { annotations: ['title'] },
      '{"type":"object","required":["a"],"properties":{"a":{"$ref":"#/$defs/Point"}},"$defs":{"Point":{"title":"Point","type":"object","additionalProperties":false,"required":["x"],"properties":{"x":{"title":"X","type":"number"}}}}}',
    ],
    [
      'no definitions: what a use says goes before what the definition says',
      { definitions: [] },
      '{"type":"object","required":["a"],"properties":{"a":{"title":"Point","description":"use","type":"object","additionalProperties":false,"required":["x"],"properties":{"x":{"title":"X","type":"number"}}}}}',
    ],
    [
      'neither',
      { annotations: [], definitions: [] },
      '{"type":"object","required":["a"],"properties":{"a":{"type":"object","additionalProperties":false,"required":["x"],"properties":{"x":{"type":"number"}}}}}',
    ],
  ])('has %s', async (_, publish, line) => {
    expect(await publishedLine(Type.Object({ a: shared(Point, { description: 'use' }) }), publish)).toBe(line);
  });

  it('keeps a constraint next to a definition that is inlined', async () => {
    const schema = {
      properties: { a: { $ref: '#/$defs/A', minLength: 2 } },
      $defs: { A: { type: 'string', minLength: 5 } },
    };
    expect(await publishedLine(schema, { definitions: [] })).toBe(
      '{"properties":{"a":{"minLength":2,"allOf":[{"type":"string","minLength":5}]}}}',
    );
  });

  it('has one name for what refers to itself, in the dialect’s own way', async () => {
    expect(await publishedLine(tree())).toBe(
      '{"$ref":"#/$defs/Tree","$defs":{"Tree":{"description":"A tree.","type":"object","required":["kids"],"properties":{"kids":{"type":"array","items":{"$ref":"#/$defs/Tree"}}}}}}',
    );
    expect(await publishedLine(tree(), { dialect: 'draft-07' })).toBe(
      '{"allOf":[{"$ref":"#/definitions/Tree"}],"definitions":{"Tree":{"description":"A tree.","type":"object","required":["kids"],"properties":{"kids":{"type":"array","items":{"$ref":"#/definitions/Tree"}}}}}}',
    );
  });

  it('escapes names under draft-07 as well', async () => {
    const line = await publishedLine(
      { properties: { a: { $ref: 'a/b%' } }, $defs: { 'a/b%': { type: 'string' } } },
      { dialect: 'draft-07' },
    );
    expect(line).toContain('"$ref":"#/definitions/a~1b%25"');
    expect(new Ajv({ strict: false }).compile(JSON.parse(line))({ a: 1 })).toBe(false);
  });

  it('keeps a property whose name is a keyword, and data that looks like a schema', async () => {
    const schema = Type.Object(
      { $ref: Type.String(), title: Type.Optional(Type.Unknown({ title: 'T', default: { $ref: '#/x', title: 1 } })) },
      { examples: [{ $ref: 'a', description: 'kept' }] },
    );
    expect(await publishedLine(schema, { annotations: ['default', 'examples'] })).toBe(
      '{"type":"object","required":["$ref"],"properties":{"$ref":{"type":"string"},"title":{"default":{"$ref":"#/x","title":1}}},"examples":[{"$ref":"a","description":"kept"}]}',
    );
  });

  it('keeps every byte of strings, and the order of properties', async () => {
    const keys = ['z', 'a', '__proto__', 'é', '😀', "it's", 'quo"te', 'back\\slash', 'new\nline', '', 'constructor'];
    const description = 'src/**/*.ts and */ $& {{x}} `\u2028` \ud800 \r\n';
    const schema = { properties: Object.fromEntries(keys.map((key) => [key, { description }])) };
    const { properties } = JSON.parse(await publishedText(schema));
    expect(Object.keys(properties)).toEqual(keys);
    for (const key of keys) expect(properties[key]).toEqual({ description });
  });

  it('has its keywords in the order of the table, whatever order they were written in', async () => {
    const written = {
      default: 'a',
      pattern: '^a',
      maxLength: 3,
      type: 'string',
      description: 'D',
      title: 'T',
      minLength: 1,
    };
    const line = await publishedLine(
      { type: 'object', properties: { a: written, b: { items: {}, $ref: 'X', allOf: [{}] } }, $defs: { X: {} } },
      { dialect: 'draft-07' },
    );
    const order = KEYWORDS.map(({ name }) => name);
    const { a, b } = JSON.parse(line).properties;
    for (const node of [a, b]) {
      const places = Object.keys(node).map((keyword) => order.indexOf(keyword));
      expect(places).toEqual([...places].sort((left, right) => left - right));
    }
    expect(Object.keys(a)).toEqual(['title', 'description', 'type', 'minLength', 'maxLength', 'pattern', 'default']);
  });
});

function bannerOf(text: string): string {
  return JSON.parse(text).$comment;
}
