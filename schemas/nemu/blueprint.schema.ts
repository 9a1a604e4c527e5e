import { type Static, type TSchema, type TUnsafe, Type } from '@sinclair/typebox';
import { annotate } from '../kit/annotate.js';
import { closed } from '../kit/scalars.js';
import { shared } from '../kit/shared.js';
import { InputSchema } from './input.schema.js';
import { host, relativePath, slug, visibleText } from './scalars.schema.js';

/** A definition that is used as one member, under the description it has itself. */
function whole<T extends TSchema>(definition: T): TUnsafe<Static<T>> {
  return shared(definition, { description: definition.description ?? '' });
}

/** The version this schema describes, as the manifest writes it. */
export const SCHEMA_VERSION = '2';

export const BlueprintIdentity = closed(
  {
    slug: slug('The name by which registries and command lines know the blueprint.'),
    name: visibleText('The name that people read.'),
    category: visibleText('What the blueprint is about, in a word or two. The format fixes no list.'),
    tags: Type.Array(visibleText('One word to find the blueprint by.'), {
      uniqueItems: true,
      description: 'Words to find the blueprint by, none of them twice. The list may be empty.',
    }),
    description: visibleText('What one has after the last step.'),
    license: visibleText('Under which license the blueprint may be used, best as an SPDX expression.'),
  },
  { $id: 'BlueprintIdentity', description: 'What the blueprint is called and how it is found.' },
);
export type BlueprintIdentity = Static<typeof BlueprintIdentity>;

export const Provenance = closed(
  {
    source_repo: visibleText('The repository the blueprint was made from, best as an `https` address.'),
    author: visibleText('Who made it: a person or an organisation.'),
    skeletonizer: Type.Optional(
      visibleText('The tool that derived the blueprint from the repository, with its version.'),
    ),
  },
  { $id: 'Provenance', description: 'Where the blueprint comes from.' },
);
export type Provenance = Static<typeof Provenance>;

export const InputsObject = Type.Object(
  {
    type: Type.Literal('object', { description: 'Inputs are always the members of one object.' }),
    properties: Type.Unsafe<Record<string, InputSchema>>({
      type: 'object',
      description: 'The inputs, by name. A blueprint without inputs has an empty object here.',
      ...annotate({ tsType: '{ [name: string]: InputSchema }' }),
    }),
    additionalProperties: Type.Literal(false, { description: 'No other value is taken.' }),
  },
  { $id: 'InputsObject', description: 'What the outermost input schema must say, beyond what every input schema may.' },
);
export type InputsObject = Static<typeof InputsObject>;

export const Inputs = Type.Intersect([shared(InputSchema), shared(InputsObject)], {
  $id: 'Inputs',
  description: 'The values asked for before the first step, as one closed object.',
});
export type Inputs = Static<typeof Inputs>;

export const Service = closed(
  {
    id: slug('The name of the service inside the blueprint.'),
    role: visibleText('What the service does for the whole.'),
    workflow_doc: relativePath('The Markdown document that describes how the service works, relative to the manifest.'),
  },
  {
    $id: 'Service',
    description: 'One running part of what the blueprint builds.',
    ...annotate({ builder: 'service' }),
  },
);
export type Service = Static<typeof Service>;

export const Step = closed(
  {
    id: slug('The name of the step inside the blueprint.'),
    file: relativePath('The Markdown document that an agent follows in this step, relative to the manifest.'),
  },
  { $id: 'Step', description: 'One piece of work for a coding agent.', ...annotate({ builder: 'step' }) },
);
export type Step = Static<typeof Step>;

export const VerifyE2e = closed(
  {
    command: visibleText('The command line that is run once all steps are done.'),
    expect: visibleText('What must be seen when the command ends, in words or as output.'),
  },
  { $id: 'VerifyE2e', description: 'The one command that proves that the whole works.' },
);
export type VerifyE2e = Static<typeof VerifyE2e>;

export const BlueprintManifest = closed(
  {
    schema_version: Type.Literal(SCHEMA_VERSION, {
      description: 'The version of this format, as a string; a number is refused.',
      ...annotate({ constraint: `\`"${SCHEMA_VERSION}"\`, the only version of the format that is supported` }),
    }),
    blueprint: whole(BlueprintIdentity),
    provenance: whole(Provenance),
    inputs: whole(Inputs),
    declared_hosts: Type.Optional(
      Type.Array(host('A host name without scheme, port or path.'), {
        uniqueItems: true,
        description: 'Every host that the steps or the finished system talk to, none of them twice.',
      }),
    ),
    services: Type.Array(shared(Service), {
      description: 'The running parts of what the blueprint builds. The list may be empty.',
    }),
    steps: Type.Array(shared(Step), {
      minItems: 1,
      description: 'The work in the order in which an agent does it, one step at least.',
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
