import type { EmitContext, FormatModel, NormalSchema } from '../../generator/model.js';
import { lowerForTypes } from '../../generator/stages/lower-for-types.js';
import { markDiscriminators } from '../../generator/stages/mark-discriminators.js';
import { nameTypes } from '../../generator/stages/name-types.js';

export interface SmallFormat {
  readonly root: NormalSchema;
  readonly definitions?: Readonly<Record<string, NormalSchema>>;
  readonly document?: string;
  readonly typeName?: string;
}

/** A model of the format `toy/<document>` without anything but its schema. */
export function smallModel({
  root: schema,
  definitions: schemas = {},
  document = 'card',
  typeName = 'Card',
}: SmallFormat): FormatModel {
  const written = new Map(Object.entries(schemas));
  const marked = new Map([...written].map(([name, node]) => [name, markDiscriminators(node, written)]));
  const { names, root, definitions: named } = nameTypes(typeName, markDiscriminators(schema, written), marked);
  const definitions = Object.fromEntries(named);
  return {
    id: `toy/${document}`,
    family: 'toy',
    document,
    title: 'Toy',
    description: 'A toy.',
    fileNames: ['toy.json'],
    source: `schemas/toy/${document}.schema.ts`,
    dialect: '2020-12',
    schemaId: `urn:letterpress:toy:${document}`,
    acceptsSchemaKey: false,
    names,
    root,
    definitions: named,
    published: root,
    typesSchema: lowerForTypes(root, named, names),
    validatorFunctions: [root],
    structure: { root, definitions },
    rules: [],
    limits: {},
    behaviorFrom: undefined,
    filesFrom: undefined,
    options: undefined,
    reference: [],
    examples: [],
  };
}

export const context: EmitContext = {
  command: 'letterpress generate',
  runtime: () => '../../src/runtime/index.js',
  project: (_, module) => `../../${module}`,
};
