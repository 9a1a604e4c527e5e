import { defineCommand } from '../../command/define-command.js';
import { EXIT_CODE } from '../../process/exit-code.js';

/** `letterpress schema`. */
export const schema = defineCommand({
  summary: 'print the published JSON Schema of a format',
  operands: [{ name: 'format', required: true, summary: 'the id of a format' }],
  options: { out: { value: 'file', summary: 'write to this file instead of standard output' } },
  async run(io, [id = ''], { out }) {
    const [{ engine }, { formatById }, { publishedSchema }] = await Promise.all([
      import('../../formats/engine.js'),
      import('../../formats/format-names.js'),
      import('../../formats/built-in-format.js'),
    ]);
    const text = await publishedSchema(formatById(engine.formats, id).id);
    if (out === undefined) io.stdout.write(text);
    else await writeText(io.cwd, out, text);
    return EXIT_CODE.fine;
  },
});

async function writeText(cwd: string, file: string, text: string): Promise<void> {
  const [{ resolve }, { prepareOutputs }, { writeFileAtomically }] = await Promise.all([
    import('node:path'),
    import('../../../../files/output.js'),
    import('../../../../files/write-file.js'),
  ]);
  const path = resolve(cwd, file);
  prepareOutputs([{ path }]);
  await writeFileAtomically(path, text);
}
