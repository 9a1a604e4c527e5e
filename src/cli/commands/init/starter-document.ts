import { chooseExamples } from '../../../../core/choose-examples.js';
import type { Format } from '../../../../core/format.js';
import { UsageError } from '../../../../core/usage-error.js';
import type { Engine } from '../../formats/engine.js';

/**
 * The smallest example of a format, with the name that the user wants.
 *
 * @throws {UsageError} `no-example`; `no-name` when its documents have no `name`; `bad-name` when the name is not valid.
 */
export async function starterDocument(
  engine: Engine,
  { id, examples = [] }: Format,
  name: string | undefined,
): Promise<unknown> {
  const example = chooseExamples(examples).minimal?.document;
  if (typeof example !== 'object' || example === null)
    throw new UsageError('no-example', `The format \`${id}\` has no example to start from.`);
  if (name === undefined) return example;
  if (!Object.hasOwn(example, 'name') || typeof Reflect.get(example, 'name') !== 'string')
    throw new UsageError('no-name', `Documents of the format \`${id}\` have no \`name\`.`, 'Remove --name.');
  const document = { ...example, name };
  const { issues } = await engine.validate(id, await engine.read(id, JSON.stringify(document)), {});
  const error = issues.find(({ severity }) => severity === 'error');
  if (error === undefined) return document;
  throw new UsageError('bad-name', `\`${name}\` is not a valid name: ${error.message}`, error.hint);
}
