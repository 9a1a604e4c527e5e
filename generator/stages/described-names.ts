import type { NormalSchema } from '../model.js';
import { compiledPattern } from './pattern-fault.js';

/** Where a schema is that applies to the same value as the one around it. */
const IN_PLACE = [/\/(?:(?:allOf|anyOf|oneOf)\/\d+|not|if|then|else)$/, /\/dependentSchemas\/[^/]*$/];

/** A schema with those around it that apply to the same value. */
interface Scope {
  readonly node: NormalSchema;
  readonly around: Scope | undefined;
}

/** Knows which property names the schemas around a schema describe: a branch may only say which of them are required. */
export class DescribedNames {
  private readonly scopes = new Map<string, Scope>();

  /** Notes a schema; those around it were noted before. @param at its pointer within the definition. */
  enter(node: NormalSchema, at: string): void {
    const outer = IN_PLACE.filter((place) => place.test(at)).map((place) => this.scopes.get(at.replace(place, '')));
    // What looks like a keyword in a pointer may be the name of a property; then no schema is around it.
    this.scopes.set(at, { node, around: outer.find((scope) => scope !== undefined) });
  }

  /** Whether the schema at a place, or one around it that applies to the same object, describes a property. */
  has(at: string, name: string): boolean {
    for (let scope = this.scopes.get(at); scope !== undefined; scope = scope.around) {
      if (describes(scope.node, name) || (scope.node.allOf ?? []).some((part) => describes(part, name))) return true;
    }
    return false;
  }
}

function describes(
  { properties = {}, patternProperties = {}, additionalProperties }: NormalSchema,
  name: string,
): boolean {
  return (
    Object.hasOwn(properties, name) ||
    Object.keys(patternProperties).some((pattern) => compiledPattern(pattern)?.test(name) ?? true) ||
    (additionalProperties !== undefined && additionalProperties !== false)
  );
}
