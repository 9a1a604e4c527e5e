import { reading } from '../../../core/calls/reading.js';
import { setOwn } from '../../../core/json/own.js';

/** Marks an optional property. It is not a schema by itself. */
const OPTIONAL: unique symbol = Symbol('optional');

export interface OptionalProperty<S = unknown> {
  readonly [OPTIONAL]: S;
}

/** The properties of an object schema, as its builder takes them. */
export type Properties<S> = { readonly [name: string]: S | OptionalProperty<S> };

/** The schema of a property, optional or not. */
export type SchemaOf<Property> = Property extends OptionalProperty<infer S> ? S : Property;

type Flat<T> = { [Name in keyof T]: T[Name] };

/** An object with these properties, whose values have these types. */
export type ObjectOf<P, Values extends { readonly [Name in keyof P]: unknown }> = Flat<
  { -readonly [Name in keyof P as P[Name] extends OptionalProperty ? never : Name]: Values[Name] } & {
    -readonly [Name in keyof P as P[Name] extends OptionalProperty ? Name : never]?: Values[Name];
  }
>;

/** Marks a property as optional. */
export function optionalProperty<S>(schema: S): OptionalProperty<S> {
  return Object.freeze({ [OPTIONAL]: schema });
}

/**
 * The schema of each property, and the names of those that are not optional, in the order in which they were given.
 *
 * @throws {UsageError} `bad-option` for what cannot be read.
 */
export function objectProperties<S extends object>(given: Properties<S>): ReadProperties<S> {
  return reading('properties', () => readProperties(given));
}

interface ReadProperties<S> {
  readonly properties: Readonly<Record<string, S>>;
  readonly required: readonly string[];
}

function readProperties<S extends object>(given: Properties<S>): ReadProperties<S> {
  const properties: Record<string, S> = {};
  const required: string[] = [];
  for (const [name, property] of Object.entries<S | OptionalProperty<S>>(given)) {
    const optional = isOptional(property);
    if (!optional) required.push(name);
    setOwn(properties, name, optional ? property[OPTIONAL] : property);
  }
  return { properties, required };
}

function isOptional<S extends object>(property: S | OptionalProperty<S>): property is OptionalProperty<S> {
  return Object.hasOwn(property, OPTIONAL);
}
