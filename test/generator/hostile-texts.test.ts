import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Type } from '@sinclair/typebox';
import { describe, expect, it } from 'vitest';
import { checkArtifacts, generate, writeArtifacts } from '../../generator/index.js';
import { toyOf } from '../support/runtime-format.js';

/** What breaks a comment, a table, a template or a file. */
const HOSTILE =
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a template would replace is part of the case -- test input
  'one\r\ntwo\rthree */ and src/**/*.ts `x` | <T> \u2028 \u0000 \ufeff \ud800 ${a} {{b}} $& \\u002a/';
/** A name cannot have half of a surrogate pair. */
const NAME = HOSTILE.replace('\ud800', '');

const format = {
  ...toyOf(
    Type.Object(
      {
        plain: Type.String({ title: HOSTILE, description: HOSTILE, default: HOSTILE, examples: [HOSTILE] }),
        [NAME]: Type.Optional(Type.Literal(HOSTILE, { description: HOSTILE })),
        choice: Type.Union([Type.Literal(HOSTILE), Type.Literal('*/')], { description: HOSTILE }),
        map: Type.Optional(Type.Record(Type.String({ pattern: '^(?:\\S+|/.*/[a-z]*)$' }), Type.String())),
      },
      { title: HOSTILE, description: HOSTILE, additionalProperties: false },
    ),
  ),
  title: HOSTILE,
  description: HOSTILE,
};

describe('artifacts of a schema full of hostile texts', () => {
  const files = generate([format]);

  it('have LF only, a final newline, and nothing that UTF-8 cannot hold', async () => {
    for (const { path: name, text } of await files) {
      expect([name, text.includes('\r')]).toEqual([name, false]);
      expect([name, text.endsWith('\n')]).toEqual([name, true]);
      expect([name, Buffer.from(text, 'utf8').toString('utf8') === text]).toEqual([name, true]);
    }
  });

  it('are what they were once they are written', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'letterpress-hostile-'));
    try {
      await writeArtifacts(await files, folder);
      expect(await checkArtifacts(await files, folder)).toEqual({ clean: true, problems: [] });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('keep the texts themselves byte for byte in the schema', async () => {
    const schema = (await files).find((file) => file.path.endsWith('.schema.json'))?.text ?? '{}';
    const { properties, description } = JSON.parse(schema);
    expect(description).toBe(HOSTILE);
    expect(properties.plain).toMatchObject({
      title: HOSTILE,
      description: HOSTILE,
      default: HOSTILE,
      examples: [HOSTILE],
    });
    expect(properties[NAME].const).toBe(HOSTILE);
    expect(properties.choice.enum).toEqual([HOSTILE, '*/']);
  });
});
