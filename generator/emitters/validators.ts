import type { Emitter, FormatModel } from '../model.js';
import { codeBanner } from '../print/code/banner.js';
import { supportFor } from '../print/code/validator-support.js';
import { ValidatorCompiler } from './validators/validator-compiler.js';

/** Prints the validator of the structure as one module: no imports, own properties only, stops at the first fault. */
export const validators: Emitter = {
  name: 'validators',
  emit(models, context) {
    return models.flatMap((model) => {
      const path = `${model.family}/${model.document}.validator`;
      const banner = codeBanner(model.source, context.command);
      return [
        { path: `${path}.js`, text: printValidator(model, banner) },
        {
          path: `${path}.d.ts`,
          text: `${banner}/** Whether the value has the structure of a ${model.names.document}. */\nexport declare const validate: (value: unknown) => boolean;\n`,
        },
      ];
    });
  },
};

function printValidator(model: FormatModel, banner: string): string {
  const code = new ValidatorCompiler(model.id).compile(model.validatorFunctions);
  return `${[banner, ...supportFor(code).map((support) => support.text), code]
    .join('\n')
    .replace(/\n{2,}/g, '\n')
    .trimEnd()}\n`;
}
