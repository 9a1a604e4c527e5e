import { describe, expect, it } from 'vitest';
import { docs } from '../../generator/emitters/docs.js';
import { buildModel } from '../../generator/stages/build-model.js';
import { FORMATS } from '../../schemas/index.js';
import { examplesOf } from '../support/examples-of.js';
import { brokenLinks, strayTags, tablesOf } from '../support/markdown.js';
import { context } from '../support/model.js';

const models = FORMATS.map((format) => buildModel(format));
const pages = await docs.emit(models, context);
const paths = new Set([
  ...pages.map(({ path }) => path),
  ...models.map(({ family, document }) => `${family}/${document}.schema.json`),
  'catalog.json',
]);

describe.each(pages)('$path', (page) => {
  it('has no broken link and no id twice', () => {
    expect(brokenLinks(page, paths)).toEqual([]);
  });

  it('keeps tables whole and lets no tag through', () => {
    for (const [head = [], ...rows] of tablesOf(page.text))
      for (const row of rows) expect(row).toHaveLength(head.length);
    expect(strayTags(page.text)).toEqual([]);
  });

  it('marks every JSON block, and each holds JSON', () => {
    for (const { text, line } of examplesOf(page.text)) expect(() => JSON.parse(text), `line ${line}`).not.toThrow();
  });
});

describe.each(models.map((model, index) => ({ id: model.id, model, text: pages[index]?.text ?? '' })))(
  '$id',
  ({ model, text }) => {
    it('names every rule, with its rationale and its fix', () => {
      for (const { id } of model.rules) expect(text).toContain(`<a id="${id}"></a>`);
    });

    it('names every field of every definition', () => {
      for (const node of [model.root, ...model.definitions.values()])
        for (const name of Object.keys(node.properties ?? {})) expect(text).toContain(`</a>\`${name}\` |`);
    });

    it('holds the published schema as it is', () => {
      const schema = examplesOf(text).filter(({ kind }) => kind === 'schema');
      expect(schema.map((block) => JSON.parse(block.text) as unknown)).toEqual([model.published]);
    });
  },
);
