import type { Emitter } from '../model.js';

/** The schema that editors and other validators read. */
export const jsonSchema: Emitter = {
  name: 'json-schema',
  emit: (models) =>
    models.map((model) => ({
      path: `${model.family}/${model.document}.schema.json`,
      text: `${JSON.stringify(model.published, null, 2)}\n`,
    })),
};
