import { type Static, type TSchema, type TUnsafe, Type } from '@sinclair/typebox';
import { annotate } from '../kit/annotate.js';
import { closed } from '../kit/scalars.js';
import { shared } from '../kit/shared.js';
import { InputSchema } from './input.schema.js';
import { host, relativePath, slug, visibleText } from './scalars.schema.js';

/** A definition that one property uses, with the description of the definition itself. */
function whole<T extends TSchema>(definition: T): TUnsafe<Static<T>> {
  return shared(definition, { description: definition.description ?? '' });
}

/** The version that this schema describes, as written in the manifest. */
export const SCHEMA_VERSION = '2';

export const BlueprintIdentity = closed(
  {
    slug: slug('The name that identifies the blueprint in registries and on command lines.'),
    name: visibleText('The name shown to people.'),
    category: visibleText('What the blueprint is about, in a word or two. The format does not restrict the values.'),
    tags: Type.Array(visibleText('One word that helps to find the blueprint.'), {
      uniqueItems: true,
      description: 'Words that help to find the blueprint, without duplicates. The array may be empty.',
    }),
    description: visibleText('What you have after the last step.'),
    license: visibleText('The license of the blueprint, preferably an SPDX expression.'),
  },
  { $id: 'BlueprintIdentity', description: 'What the blueprint is called and how to find it.' },
);
export type BlueprintIdentity = Static<typeof BlueprintIdentity>;

export const Provenance = closed(
  {
    source_repo: visibleText('The repository the blueprint was made from, preferably an `https` URL.'),
    author: visibleText('Who made the blueprint: a person or an organization.'),
    skeletonizer: Type.Optional(
      visibleText('The tool that derived the blueprint from the repository, with its version.'),
    ),
  },
  { $id: 'Provenance', description: 'Where the blueprint comes from.' },
);
export type Provenance = Static<typeof Provenance>;

export const InputsObject = Type.Object(
  {
    type: Type.Literal('object', { description: 'Inputs are always the properties of one object.' }),
    properties: Type.Unsafe<Record<string, InputSchema>>({
      type: 'object',
      description: 'The inputs, by name. A blueprint without inputs has an empty object here.',
      ...annotate({ tsType: '{ [name: string]: InputSchema }' }),
    }),
    additionalProperties: Type.Literal(false, { description: 'Other properties are rejected.' }),
  },
  {
    $id: 'InputsObject',
    description: 'What the root input schema requires beyond the keywords of every input schema.',
  },
);
export type InputsObject = Static<typeof InputsObject>;

export const Inputs = Type.Intersect([shared(InputSchema), shared(InputsObject)], {
  $id: 'Inputs',
  description: 'The values that the blueprint asks for before the first step, as one closed object.',
});
export type Inputs = Static<typeof Inputs>;

export const Service = closed(
  {
    id: slug('The id of the service, used inside the blueprint.'),
    role: visibleText('What the service does in the system.'),
    workflow_doc: relativePath('The Markdown document that describes how the service works, relative to the manifest.'),
  },
  {
    $id: 'Service',
    description: 'One running part of the system that the blueprint builds.',
    ...annotate({ builder: 'service' }),
  },
);
export type Service = Static<typeof Service>;

export const Step = closed(
  {
    id: slug('The id of the step, used inside the blueprint.'),
    file: relativePath('The Markdown document that an agent follows in this step, relative to the manifest.'),
  },
  { $id: 'Step', description: 'One piece of work for a coding agent.', ...annotate({ builder: 'step' }) },
);
export type Step = Static<typeof Step>;

export const VerifyE2e = closed(
  {
    command: visibleText('The command line that runs once all steps are done.'),
    expect: visibleText('What the command must show when it ends, in words or as output.'),
  },
  { $id: 'VerifyE2e', description: 'The command that proves that the system works.' },
);
export type VerifyE2e = Static<typeof VerifyE2e>;

export const BlueprintManifest = closed(
  {
    schema_version: Type.Literal(SCHEMA_VERSION, {
      description: 'The version of this format, as a string. A number is rejected.',
      ...annotate({ constraint: `\`"${SCHEMA_VERSION}"\`, the only supported version of the format` }),
    }),
    blueprint: whole(BlueprintIdentity),
    provenance: whole(Provenance),
    inputs: whole(Inputs),
    declared_hosts: Type.Optional(
      Type.Array(host('A host name without scheme, port or path.'), {
        uniqueItems: true,
        description: 'Every host that the steps or the finished system talk to, without duplicates.',
      }),
    ),
    services: Type.Array(shared(Service), {
      description: 'The running parts of the system that the blueprint builds. The array may be empty.',
    }),
    steps: Type.Array(shared(Step), {
      minItems: 1,
      description: 'The work, in the order in which an agent does it: at least one step.',
    }),
    verify_e2e: whole(VerifyE2e),
  },
  {
    $id: 'BlueprintManifest',
    title: 'Nemu Blueprint Manifest v2',
    description:
      'The manifest of a Nemu blueprint: what it builds, what it asks for, the steps a coding agent follows, and the command that proves the result.',
    ...annotate({ builder: 'blueprint' }),
  },
);
export type BlueprintManifest = Static<typeof BlueprintManifest>;
