import { type Behavior, defineFormat, type Format, type PublishOptions } from '../../core/format.js';
import { validators } from '../../generator/emitters/validators.js';
import type { FormatModel } from '../../generator/model.js';
import { buildModel } from '../../generator/stages/build-model.js';
import { runtimeOf } from '../../generator/trial/runtime-of.js';
import type { RuntimeFormat } from '../../src/runtime/format.js';
import { evaluate } from './evaluate.js';
import { context } from './model.js';

/** A format `toy/card` of any schema. */
export function toyOf(schema: object, publish: PublishOptions = {}, behavior: Behavior = { rules: [] }): Format {
  return defineFormat({
    id: 'toy/card',
    title: 'Toy card',
    description: 'A toy.',
    fileNames: ['toy.json'],
    schema,
    source: 'schemas/toy/card.schema.ts',
    behavior,
    behaviorFrom: 'schemas/toy/behavior.ts#toyBehavior',
    publish,
  });
}

/** The validator of a model, as it is printed. */
export async function printedValidator(model: FormatModel): Promise<(value: unknown) => boolean> {
  const files = await validators.emit([model], context);
  const { validate } = evaluate(files, `${model.family}/${model.document}.validator.js`, {});
  return validate as (value: unknown) => boolean;
}

/** The generated runtime format, without writing files. */
export async function runtimeFormat(format: Format, model = buildModel(format)): Promise<RuntimeFormat> {
  return runtimeOf(model, format.behavior, await printedValidator(model));
}
