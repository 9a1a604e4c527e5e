import { describe, expect, it } from 'vitest';
import { ModelError, type ModelErrorDetails } from '../../generator/model.js';

describe('ModelError', () => {
  it.each<[details: ModelErrorDetails, message: string, definition: string, pointer: string]>([
    [
      { code: 'bad-value', format: 'toy/card', definition: 'Port', pointer: '/enum', message: 'it is empty.' },
      'toy/card, definition Port, at /enum: it is empty.',
      'Port',
      '/enum',
    ],
    [
      { code: 'too-deep', format: 'toy/card', pointer: '/items', message: 'no end.' },
      'toy/card, at /items: no end.',
      '',
      '/items',
    ],
    [
      { code: 'clashing-formats', format: 'toy/card', message: 'there are two.' },
      'toy/card, at the root: there are two.',
      '',
      '',
    ],
  ])('of %j says where', (details, message, definition, pointer) => {
    const { code, format } = details;
    expect({ ...new ModelError(details) }).toEqual({
      name: 'ModelError',
      code,
      format,
      definition,
      pointer,
      refusals: [details],
    });
    expect(new ModelError(details).message).toBe(message);
  });
});
