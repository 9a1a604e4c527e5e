import { UsageError } from '../../../../core/usage-error.js';
import { defineCommand } from '../../command/define-command.js';
import { EXIT_CODE } from '../../process/exit-code.js';

/** `letterpress explain`. */
export const explain = defineCommand({
  summary: 'explain what a code means, why it matters, and how to fix it',
  operands: [{ name: 'code', summary: "the code of an issue, such as a rule's id" }],
  options: { list: { summary: 'list every code with its summary' } },
  async run({ stdout }, [code], { list }) {
    if (list) stdout.write(await listing());
    else if (code !== undefined) stdout.write(await explanation(code));
    else
      throw new UsageError(
        'code-needed',
        'There is no code to explain.',
        'Name a code, or pass --list to see all of them.',
      );
    return EXIT_CODE.fine;
  },
});

async function listing(): Promise<string> {
  const { knownCodes, summaries } = await import('../../formats/known-codes.js');
  return summaries(await knownCodes())
    .map(([code, summary]) => `${code}  ${summary}\n`)
    .join('');
}

async function explanation(code: string): Promise<string> {
  const [{ knownCodes, summaries }, { explainCode }, { printExplanation }, { didYouMean }] = await Promise.all([
    import('../../formats/known-codes.js'),
    import('./explain-code.js'),
    import('./print-explanation.js'),
    import('../../formats/did-you-mean.js'),
  ]);
  const known = await knownCodes();
  const explained = explainCode(code, known.rules, known.codes);
  if (explained !== undefined) return printExplanation(explained);
  const names = summaries(known).map(([name]) => name);
  const hint = didYouMean(code, names) ?? 'Run `letterpress explain --list` to see all codes.';
  throw new UsageError('unknown-code', `\`${code}\` is not a known code.`, hint);
}
