import type { Format } from '../../core/format.js';
import { type FormatModel, ModelError, type NormalSchema } from '../model.js';
import { bannerLines } from '../print/code/banner.js';
import { Refusals } from '../refusals.js';
import { SchemaDepthError } from '../schema-walk.js';
import { checkContradictions } from './check-contradictions.js';
import { checkDialect } from './check-dialect.js';
import { checkModel } from './check-model.js';
import { checkReferences } from './check-references.js';
import { collect } from './collect.js';
import { dropUnreached } from './drop-unreached.js';
import { link } from './link.js';
import { lowerForStructure } from './lower-for-structure.js';
import { lowerForTypes } from './lower-for-types.js';
import { lowerForValidator } from './lower-for-validator.js';
import { markDiscriminators } from './mark-discriminators.js';
import { type NamedSchemas, nameTypes } from './name-types.js';
import { normalize } from './normalize.js';
import { publish } from './publish.js';

/**
 * Builds everything the emitters need from a format: collect, link, normalize, check, then publish and lower.
 *
 * @param command the command that generates the artifacts, for banners.
 * @throws {ModelError} with everything that cannot be printed faithfully.
 */
export function buildModel(format: Format, command = 'letterpress generate'): FormatModel {
  try {
    return modelOf(format, command);
  } catch (error) {
    if (error instanceof SchemaDepthError)
      throw new ModelError({
        code: 'too-deep',
        format: format.id,
        pointer: error.pointer.slice(0, 200),
        message: error.message,
      });
    throw error;
  }
}

function modelOf(format: Format, command: string): FormatModel {
  const [family = '', document = ''] = format.id.split('/');
  const { names, root, definitions } = normalForm(format);
  const schemaId = format.publish?.$id ?? `urn:letterpress:${family}:${document}`;
  const comment = bannerLines(format.source, command).join(' ');
  return {
    id: format.id,
    family,
    document,
    title: format.title,
    description: format.description,
    fileNames: format.fileNames,
    source: format.source,
    dialect: format.publish?.dialect ?? '2020-12',
    schemaId,
    acceptsSchemaKey: format.acceptsSchemaKey ?? false,
    names,
    root,
    definitions,
    published: publish(format, schemaId, root, definitions, comment),
    typesSchema: lowerForTypes(root, definitions, names),
    validatorFunctions: lowerForValidator(root, definitions),
    structure: lowerForStructure(root, definitions),
    rules: format.behavior.rules,
    limits: format.behavior.limits ?? {},
    behaviorFrom: format.behaviorFrom,
    filesFrom: format.filesFrom,
    options: format.options,
    reference: format.reference ?? [],
    examples: format.examples ?? [],
  };
}

function normalForm(format: Format): NamedSchemas {
  const refusals = new Refusals();
  const refuse = refusals.of(format.id);
  const linked = dropUnreached(link(format, collect(format, refuse), refuse), format.publish?.definitions);
  const finish = (name: string, schema: NormalSchema): NormalSchema => {
    const normal = normalize(name, schema, refuse);
    checkModel(name, normal, refuse);
    checkDialect(format.publish?.dialect ?? '2020-12', name, normal, refuse);
    return normal;
  };
  const root = finish('', linked.root);
  const definitions = new Map([...linked.definitions].map(([name, schema]) => [name, finish(name, schema)]));
  checkReferences(definitions, refuse);
  checkContradictions(root, definitions, refuse);
  refusals.throwIfAny();
  const marked = new Map([...definitions].map(([name, schema]) => [name, markDiscriminators(schema, definitions)]));
  return nameTypes(linked.typeName, markDiscriminators(root, definitions), marked);
}
