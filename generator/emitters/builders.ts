import type { EmitContext, Emitter, FormatModel, GeneratedFile } from '../model.js';
import { codeBanner } from '../print/code/banner.js';
import { formatTypeScript } from '../print/code/format-typescript.js';
import { runtimeName } from '../print/names/identifiers.js';
import { importedNames, usedHelpers, usedTypes } from './builders/imported-names.js';
import { moduleStatements } from './builders/module-statements.js';
import { planBuilders } from './builders/plan-builders.js';

type Morph = typeof import('ts-morph');

/** Prints the builders: functions for writing a document in TypeScript. */
export const builders: Emitter = {
  name: 'builders',
  async emit(models, context) {
    const morph = await import('ts-morph');
    return await Promise.all(models.map((model) => buildersModule(model, context, morph)));
  },
};

async function buildersModule(model: FormatModel, context: EmitContext, morph: Morph): Promise<GeneratedFile> {
  const { family, document, source } = model;
  const path = `${family}/${document}.builders.ts`;
  const plan = planBuilders(model);
  const format = runtimeName(document);
  const imported = importedNames(format, plan.names);
  const project = new morph.Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
  const module = project.createSourceFile('builders.ts', {
    statements: moduleStatements(plan, imported, morph),
  });
  const isType = (name: string) => /^[A-Z]/.test(name);
  module.insertImportDeclarations(0, [
    {
      moduleSpecifier: context.runtime(path),
      namedImports: usedHelpers(plan).map((name) => ({
        ...importOf(name, imported.helpers[name]),
        isTypeOnly: isType(name),
      })),
    },
    { moduleSpecifier: `./${document}.runtime.js`, namedImports: [importOf(format, imported.format)] },
    { moduleSpecifier: `./${document}.types.js`, isTypeOnly: true, namedImports: [...usedTypes(plan)] },
  ]);
  return { path, text: await formatTypeScript(codeBanner(source, context.command) + module.getFullText()) };
}

function importOf(name: string, local: string): { name: string; alias?: string } {
  return name === local ? { name } : { name, alias: local };
}
