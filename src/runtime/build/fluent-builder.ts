/** What a method of a fluent builder does: it sets a member, or adds an item to one that is a list. */
export type FluentStep = { readonly set: string } | { readonly add: string };

type Members = ReadonlyMap<string, unknown>;

/**
 * An immutable builder: each of its methods returns another one that knows a member more, and `build` hands
 * all of them to the document's builder. A builder can be kept and continued in several ways.
 *
 * @param build makes the document; what it throws, `build` throws.
 * @param steps what each method does, by method name.
 */
export function fluentBuilder<Builder>(
  build: (input: never) => unknown,
  steps: Readonly<Record<string, FluentStep>>,
): Builder {
  const from = (members: Members): unknown => {
    const builder: Record<string, unknown> = Object.create(null);
    for (const [name, step] of Object.entries(steps)) {
      builder[name] = (value: unknown) => from(after(members, step, value));
    }
    builder.build = () => build(Object.fromEntries(members) as never);
    return Object.freeze(builder);
  };
  // The generated interface describes what the steps make.
  return from(new Map()) as Builder;
}

function after(members: Members, step: FluentStep, value: unknown): Members {
  if ('set' in step) return new Map([...members, [step.set, value]]);
  const list = members.get(step.add);
  return new Map([...members, [step.add, [...(Array.isArray(list) ? list : []), value]]]);
}
