import type { BlueprintManifest } from '../blueprint.schema.js';
import type { InputSchema } from '../input.schema.js';

type Section = 'blueprint' | 'provenance' | 'verify_e2e';

/** Properties that replace those of the smallest manifest; for a section, single properties of it. */
export type Overrides = {
  readonly [Key in keyof BlueprintManifest]?: Key extends Section
    ? Partial<BlueprintManifest[Key]>
    : BlueprintManifest[Key];
};

/** The smallest manifest without issues, with some properties replaced. */
export function minimal(overrides: Overrides = {}): BlueprintManifest {
  const { blueprint, provenance, verify_e2e, ...others } = overrides;
  return {
    schema_version: '2',
    blueprint: {
      slug: 'link-checker',
      name: 'Link checker',
      category: 'monitoring',
      tags: ['links'],
      description: 'Reports dead links of a site once a day.',
      license: 'MIT',
      ...blueprint,
    },
    provenance: { source_repo: 'https://git.example.org/tools/link-checker', author: 'Example Tools', ...provenance },
    inputs: { type: 'object', properties: {}, additionalProperties: false },
    services: [],
    steps: [{ id: 'build', file: 'steps/build.md' }],
    ...others,
    verify_e2e: { command: 'npm test', expect: 'All tests pass.', ...verify_e2e },
  };
}

/** The smallest manifest with one input, `value`, whose pointer is `VALUE`. */
export function withInput(schema: InputSchema): BlueprintManifest {
  return withInputs({ value: schema });
}

/** The pointer of the input that `withInput` declares. */
export const VALUE = '/inputs/properties/value';

/** The smallest manifest with these inputs. */
export function withInputs(properties: Readonly<Record<string, InputSchema>>): BlueprintManifest {
  return minimal({ inputs: { type: 'object', properties: { ...properties }, additionalProperties: false } });
}
