import type { EmitContext, Emitter, FormatModel, GeneratedFile } from '../model.js';
import { codeBanner } from '../print/code/banner.js';
import { formatTypeScript } from '../print/code/format-typescript.js';
import { objectLiteral } from '../print/code/object-literal.js';
import { camelCase, runtimeName } from '../print/names/identifiers.js';
import { NamePool } from '../print/names/name-pool.js';
import { spellings } from '../print/names/spellings.js';

/**
 * The registry of the runtime: one module per format with everything needed to validate it, `formats.ts` with the facts
 * that need none of them, `load.ts` to load one of them, `registry.ts` with all of them.
 */
export const registry: Emitter = {
  name: 'registry',
  async emit(models, context) {
    const files = [
      ...models.map((model) => runtimeModule(model, context)),
      formatsModule(models, context),
      loadModule(models, context),
      registryModule(models, context),
    ];
    return await Promise.all(files.map(async ({ path, text }) => ({ path, text: await formatTypeScript(text) })));
  },
};

function runtimeModule(model: FormatModel, context: EmitContext): GeneratedFile {
  const path = modulePath(model);
  const [module = '', name = ''] = (model.behaviorFrom ?? '').split('#');
  const behavior = module === '' ? '{ rules: [] }' : name;
  return {
    path: `${path}.ts`,
    text: `${codeBanner(model.source, context.command)}import type { RuntimeFormat } from '${context.runtime(path)}';
${module === '' ? '' : `import { ${name} } from '${context.project(path, module)}';\n`}import { INFO_BY_ID } from '../formats.js';
import { validate } from './${model.document}.validator.js';

/** Everything needed to validate a ${model.names.document}. */
export const ${runtimeName(model.document)}: RuntimeFormat = {
  ...INFO_BY_ID[${JSON.stringify(model.id)}],
  isValid: validate,
  behavior: ${behavior},
  structure: ${objectLiteral(model.structure)},
};
`,
  };
}

function formatsModule(models: readonly FormatModel[], context: EmitContext): GeneratedFile {
  const infos = models.map((model) => {
    const info = {
      id: model.id,
      title: model.title,
      fileNames: model.fileNames,
      $id: model.schemaId,
      dialect: model.dialect,
      acceptsSchemaKey: model.acceptsSchemaKey,
      options: model.options,
    };
    return `${JSON.stringify(model.id)}: ${objectLiteral(info)},`;
  });
  const ids = models.map((model) => JSON.stringify(model.id)).join(' | ');
  const documents = models.map(
    ({ id, family, document, names }) =>
      `${JSON.stringify(id)}: import('./${family}/${document}.types.js').${names.document};`,
  );
  return {
    path: 'formats.ts',
    text: `${codeBanner(sources(models), context.command)}import type { FormatInfo } from '${context.runtime('formats')}';

/** The id of a format: \`family/document\`. */
export type FormatId = ${ids === '' ? 'never' : ids};

/** The type of each format's documents. */
export interface DocumentById {
  ${documents.join('\n  ')}
}

/** Facts about each format that are available without loading its validator. */
export const INFO_BY_ID: Readonly<Record<FormatId, FormatInfo & { readonly id: FormatId }>> = {
  ${infos.join('\n')}
};

/** The same as an array. */
export const FORMAT_INFOS: readonly (FormatInfo & { readonly id: FormatId })[] = Object.values(INFO_BY_ID);
`,
  };
}

function loadModule(models: readonly FormatModel[], context: EmitContext): GeneratedFile {
  const loaders = models.map(
    (model) =>
      `${JSON.stringify(model.id)}: async () => (await import('./${modulePath(model)}.js')).${runtimeName(model.document)},`,
  );
  const checks = models.flatMap(({ id, filesFrom }) => {
    if (filesFrom === undefined) return [];
    const [module = '', name = ''] = filesFrom.split('#');
    return [`${JSON.stringify(id)}: async () => (await import('${context.project('load', module)}')).${name},`];
  });
  return {
    path: 'load.ts',
    text: `${codeBanner(sources(models), context.command)}import type { FolderCheck, RuntimeFormat } from '${context.runtime('load')}';
import type { FormatId } from './formats.js';

const LOADERS: Readonly<Record<FormatId, () => Promise<RuntimeFormat>>> = {
  ${loaders.join('\n')}
};

const FOLDER_CHECKS: { readonly [Id in FormatId]?: () => Promise<FolderCheck> } = {
  ${checks.join('\n')}
};

/** Loads one format, and none of the others. */
export function loadFormat(id: FormatId): Promise<RuntimeFormat> {
  return LOADERS[id]();
}

/** Loads the check of the files that a document names; \`undefined\` when the format has none. */
export async function loadFolderCheck(id: FormatId): Promise<FolderCheck | undefined> {
  return FOLDER_CHECKS[id]?.();
}
`,
  };
}

function registryModule(models: readonly FormatModel[], context: EmitContext): GeneratedFile {
  // Two ids may have the same name: `a-b/c` and `a/b-c`.
  const names = new NamePool([]).claimAll(
    models.map((model) => ({
      key: model,
      names: [camelCase(`${model.family}-${model.document}`), ...spellings(model.id, camelCase)] as const,
      isExact: false,
    })),
  );
  const named = [...names].map(([model, name]) => ({ model, name }));
  const imports = named.map(
    ({ model, name }) => `import { ${runtimeName(model.document)} as ${name} } from './${modulePath(model)}.js';`,
  );
  const entries = named.map(({ model, name }) => `${JSON.stringify(model.id)}: ${name},`);
  return {
    path: 'registry.ts',
    text: `${codeBanner(sources(models), context.command)}import type { RuntimeFormat } from '${context.runtime('registry')}';
import type { FormatId } from './formats.js';
${imports.join('\n')}

/** Every format, with everything needed to validate a document. */
export const REGISTRY: Readonly<Record<FormatId, RuntimeFormat>> = {
  ${entries.join('\n')}
};
`,
  };
}

const modulePath = (model: FormatModel): string => `${model.family}/${model.document}.runtime`;
const sources = (models: readonly FormatModel[]): string => models.map((model) => model.source).join(', ');
