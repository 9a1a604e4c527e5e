import { describe, expect, it } from 'vitest';
import { catalog } from '../../generator/emitters/catalog.js';
import { context, smallModel } from '../support/model.js';

describe('catalog', () => {
  it('lists formats by id, with how to find their files and schemas', async () => {
    const base = smallModel({ root: { type: 'object' } });
    const files = await catalog.emit(
      [
        { ...base, id: 'toy/lock', document: 'lock', title: 'Lock', fileNames: ['lock.json', 'deep/er/lock.json'] },
        {
          ...base,
          description: 'What a `card` is,\nin [words](#x).\n\nMore.',
          schemaId: 'https://example.com/card.json',
        },
      ],
      context,
    );
    expect(files.map(({ path }) => path)).toEqual(['catalog.json']);
    expect(JSON.parse(files[0]?.text ?? '')).toEqual({
      $schema: 'https://json.schemastore.org/schema-catalog.json',
      version: 1,
      schemas: [
        {
          name: 'Toy',
          description: 'What a card is, in words.',
          fileMatch: ['toy.json'],
          url: 'https://example.com/card.json',
        },
        {
          name: 'Lock',
          description: 'A toy.',
          fileMatch: ['lock.json', '**/deep/er/lock.json'],
          url: 'toy/lock.schema.json',
        },
      ],
    });
    expect(files[0]?.text.endsWith('}\n')).toBe(true);
  });
});
