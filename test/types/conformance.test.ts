import { describe, expect, it } from 'vitest';
import { defineFormat } from '../../core/format.js';
import { generate } from '../../generator/index.js';
import { objectLiteral } from '../../generator/print/code/object-literal.js';
import { buildModel } from '../../generator/stages/build-model.js';
import type { Row } from '../generator/conformance/row.js';
import { TOPICS } from '../generator/conformance/topics.js';
import { diagnose } from '../support/compile.js';

/** Every row with `npm run test:types`; otherwise one in so many, always the same ones. */
const STEP = process.env.LETTERPRESS_TYPESCRIPTS === 'all' ? 1 : 12;

/** Rows that one program compiles. */
const BATCH = 40;

const ROWS = Object.entries(TOPICS)
  .flatMap(([topic, rows]) => Object.entries(rows).map(([name, row]) => ({ name: `${topic}: ${name}`, row })))
  .filter((_, index) => index % STEP === 0);

const BATCHES = Array.from({ length: Math.ceil(ROWS.length / BATCH) }, (_, batch) =>
  ROWS.slice(batch * BATCH, (batch + 1) * BATCH),
);

/** Values that no literal of TypeScript can write. */
const isWritable = (value: unknown): boolean => !JSON.stringify(value).includes('"__proto__"');

function formatOf(row: Row, document: string) {
  return defineFormat({
    id: `toy/${document}`,
    title: 'Row',
    description: 'A row of the conformance table.',
    fileNames: [`${document}.json`],
    schema: row.schema,
    source: `schemas/toy/${document}.schema.ts`,
    behavior: { rules: [] },
    ...(row.dialect === undefined ? {} : { publish: { dialect: row.dialect } }),
  });
}

describe('types and builders of the conformance table', () => {
  it.each(BATCHES.map((rows, index) => [index, rows] as const))(
    'batch %i compiles, and its types accept every valid document',
    async (_, rows) => {
      const formats = rows.map(({ row }, index) => formatOf(row, `row${index}`));
      const files = await generate(formats, { runtime: 'src/runtime/index.ts' });
      const printed = files
        .filter(({ path }) => path.endsWith('.ts'))
        .map(({ path, text }) => [`generated/${path}`, text]);
      const uses = rows.map(({ row }, index) => {
        const { title: typeName } = buildModel(formats[index] ?? formatOf(row, `row${index}`)).typesSchema;
        const documents = (row.types === undefined ? row.valid : [])
          .filter(isWritable)
          .map((value, at) => `export const valid${at} = accept(${objectLiteral(value)});`);
        const lines = [
          `import type { ${typeName} } from './row${index}.types.js';`,
          // An inferred type has no excess properties.
          `declare const accept: <Value extends ${typeName}>(value: Value) => Value;`,
          ...documents,
          `export type Type = ${typeName};`,
        ];
        return [`generated/toy/row${index}.uses.ts`, lines.join('\n')];
      });
      const found = diagnose(Object.fromEntries([...printed, ...uses]));
      const named = found.map((line) =>
        line.replace(
          /^generated\/toy\/row(\d+)/,
          (text, index: string) => `${rows[Number(index)]?.name ?? ''} ${text}`,
        ),
      );
      expect(named).toEqual([]);
    },
    300_000,
  );
});
