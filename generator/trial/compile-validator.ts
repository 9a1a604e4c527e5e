const EXPORT = /^export const validate = (\w+);$/m;

/**
 * Compiles the text of a generated validator, which imports nothing, as those who import it will.
 *
 * @throws {SyntaxError} when it does not compile.
 * @throws {Error} when it exports no `validate`.
 */
export function compileValidator(text: string): (value: unknown) => boolean {
  const name = EXPORT.exec(text)?.[1];
  if (name === undefined) throw new Error('the validator has no export `validate`');
  return new Function(`${text.replace(EXPORT, '')}\nreturn ${name};`)() as (value: unknown) => boolean;
}
