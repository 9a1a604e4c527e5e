import { reading } from '../../../core/calls/reading.js';

/** What a method of a fluent builder does: set a property, or add an item to an array property. */
export type FluentStep = { readonly set: string } | { readonly add: string };

type Properties = ReadonlyMap<string, unknown>;

/**
 * An immutable builder: each of its methods returns a new builder with one more property or item, and `build` passes all
 * of them to the document's builder. A builder can be kept and continued in several ways.
 *
 * @param build builds the document; `build` throws what it throws.
 * @param steps what each method does, by method name.
 * @throws {UsageError} `bad-option` for steps that cannot be read.
 */
export function fluentBuilder<Builder>(
  build: (input: never) => unknown,
  steps: Readonly<Record<string, FluentStep>>,
): Builder {
  const known = reading('steps', () => Object.entries(steps));
  const from = (properties: Properties): unknown => {
    const builder: Record<string, unknown> = Object.create(null);
    for (const [name, step] of known) {
      builder[name] = (value: unknown) => from(after(properties, step, value));
    }
    builder.build = () => build(Object.fromEntries(properties) as never);
    return Object.freeze(builder);
  };
  // The generated interface describes the methods that the steps create.
  return from(new Map()) as Builder;
}

function after(properties: Properties, step: FluentStep, value: unknown): Properties {
  if ('set' in step) return new Map([...properties, [step.set, value]]);
  const items = properties.get(step.add);
  return new Map([...properties, [step.add, [...(Array.isArray(items) ? items : []), value]]]);
}
