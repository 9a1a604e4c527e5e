import { chooseExamples } from '../../../../core/choose-examples.js';
import type { Format } from '../../../../core/format.js';
import { UsageError } from '../../../../core/usage-error.js';
import type { Engine } from '../../formats/engine.js';

/**
 * The smallest example of a format, with the name that the user wants.
 *
 * @throws {UsageError} `no-example`; `no-name` when its documents have no name; `bad-name` when it may not be that.
 */
export async function starterDocument(
  engine: Engine,
  { id, examples = [] }: Format,
  name: string | undefined,
): Promise<unknown> {
  const example = chooseExamples(examples).minimal?.document;
  if (typeof example !== 'object' || example === null)
    throw new UsageError('no-example', `The format ${id} has no example to begin with.`);
  if (name === undefined) return example;
  if (!Object.hasOwn(example, 'name') || typeof Reflect.get(example, 'name') !== 'string')
    throw new UsageError('no-name', `A document of the format ${id} has no name.`, 'Leave out --name.');
  const document = { ...example, name };
  const { issues } = await engine.validate(id, await engine.read(id, JSON.stringify(document)), {});
  const refusal = issues.find(({ severity }) => severity === 'error');
  if (refusal === undefined) return document;
  throw new UsageError('bad-name', `\`${name}\` cannot be the name: ${refusal.message}`, refusal.hint);
}
