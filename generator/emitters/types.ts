import type { Emitter, FormatModel, NormalSchema } from '../model.js';
import { codeBanner } from '../print/code/banner.js';
import { formatTypeScript } from '../print/code/format-typescript.js';
import { MemberKeys } from './types/member-keys.js';

/** The name that json-schema-to-typescript gets for every declaration; it would respell others. */
const DECLARED = 'Declared';
const DECLARATION = new RegExp(`^export (interface|type) ${DECLARED}\\b`, 'm');

type Compile = typeof import('json-schema-to-typescript').compile;

/** Prints the types of a document: its own first, then one for each definition. */
export const types: Emitter = {
  name: 'types',
  async emit(models, { command }) {
    const { compile } = await import('json-schema-to-typescript');
    const files = [];
    for (const model of models) {
      const path = `${model.family}/${model.document}.types.ts`;
      files.push({
        path,
        text: await formatTypeScript(codeBanner(model.source, command) + (await body(model, compile))),
      });
    }
    return files;
  },
};

async function body({ typesSchema, names }: FormatModel, compile: Compile): Promise<string> {
  const { $defs = {}, title = names.document, ...root } = typesSchema;
  const declarations = Object.hasOwn($defs, title) ? [] : [await declaration(title, root, compile)];
  for (const [name, node] of Object.entries($defs)) declarations.push(await declaration(name, node, compile));
  return declarations.join('\n');
}

async function declaration(name: string, node: NormalSchema, compile: Compile): Promise<string> {
  const keys = new MemberKeys(node);
  const schema: { readonly [keyword: string]: unknown } = keys.hidden(node);
  // The compiler's type is draft-04's; the lowered copy has none of the keywords on which the drafts differ.
  const text = await compile(schema as Parameters<Compile>[0], DECLARED, {
    additionalProperties: false,
    bannerComment: '',
    format: false,
    ignoreMinAndMaxItems: true,
    unknownAny: true,
  });
  return keys.shown(text).replace(DECLARATION, (_, keyword: string) => `export ${keyword} ${name}`);
}
