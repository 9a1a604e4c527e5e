import { beforeAll, describe, expect, it } from 'vitest';
import { generate } from '../../generator/index.js';
import type { GeneratedFile } from '../../generator/model.js';
import { buildModel } from '../../generator/stages/build-model.js';
import { FORMATS } from '../../schemas/index.js';
import { diagnose } from '../support/compile.js';

const models = FORMATS.map((format) => buildModel(format));

/** Formats with objects that describe their other properties: the printed type has an index signature, TypeBox's none. */
const OPEN = new Set(['neuralis/package']);

/** A module that compiles only if the printed type and the source's own are assignable to each other. */
function comparison({ id, document, source, names }: (typeof models)[number]): string {
  const typeName = names.document;
  return `import type { Static } from '@sinclair/typebox';
import { ${typeName} as Source } from '../../${source.replace(/\.ts$/, '.js')}';
import type { ${typeName} as Printed } from './${document}.types.js';

// Unlike assignability, this tells index signatures and read-only properties apart.
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
export const same: Same<Printed, Static<typeof Source>> = ${!OPEN.has(id)};
declare const source: Static<typeof Source>;
declare const printed: Printed;
export const there: Printed = source;
export const back: Static<typeof Source> = printed;
// Were either type \`any\`, these would pass as well.
// @ts-expect-error -- the source's type lacks a property
export const short: Printed & { planted: 1 } = source;
// @ts-expect-error -- the source's type has no null
export const more: Static<typeof Source> = printed as Printed | null;
// @ts-expect-error -- nor has the printed one
export const other: Printed = source as Static<typeof Source> | null;
`;
}

describe('types and builders of the formats that ship', () => {
  let files: GeneratedFile[] = [];
  beforeAll(async () => {
    files = await generate(FORMATS, { runtime: 'src/runtime/index.ts' });
  });

  it('compile, and say what the TypeBox source says', () => {
    const printed = files.filter(({ path }) => path.endsWith('.ts'));
    const compared = models.map(
      (model) => [`${model.family}/${model.document}.comparison.ts`, comparison(model)] as const,
    );
    const texts = [...printed.map(({ path, text }) => [path, text] as const), ...compared];
    expect(diagnose(Object.fromEntries(texts.map(([path, text]) => [`generated/${path}`, text])))).toEqual([]);
  });

  it.each(models.map((model) => [model.id, model] as const))(
    'carry every description of %s as a comment',
    (_, model) => {
      const text = files.find(({ path }) => path === `${model.family}/${model.document}.types.ts`)?.text ?? '';
      const said = text.replace(/\n\s*\* ?/g, ' ').replace(/\s+/g, ' ');
      const missing = [model.root, ...model.definitions.values()]
        .flatMap((node) => [node, ...Object.values(node.properties ?? {})])
        .flatMap(({ description }) => (description === undefined ? [] : [description]))
        .filter((description) => !said.includes(description.replace(/\s+/g, ' ').replace(/\*\//g, '*\\/')));
      expect(missing).toEqual([]);
    },
  );

  it('import no TypeBox', () => {
    expect(files.filter(({ path, text }) => path.endsWith('.ts') && text.includes('typebox'))).toEqual([]);
  });
});
