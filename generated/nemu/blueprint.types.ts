// Generated from schemas/nemu/blueprint.schema.ts by `npm run generate`.
// Edit the source instead.

/**
 * The manifest of a Nemu blueprint: what it builds, what it asks for, the steps a coding agent follows, and the command that proves the result.
 */
export interface BlueprintManifest {
  /**
   * The version of this format, as a string. A number is rejected.
   *
   * Must be `"2"`, the only supported version of the format.
   */
  schema_version: '2';
  /**
   * What the blueprint is called and how to find it.
   */
  blueprint: BlueprintIdentity;
  /**
   * Where the blueprint comes from.
   */
  provenance: Provenance;
  /**
   * The values that the blueprint asks for before the first step, as one closed object.
   */
  inputs: Inputs;
  /**
   * Every host that the steps or the finished system talk to, without duplicates.
   *
   * No duplicate items.
   *
   * Each item: A host name without scheme, port or path. Must be a bare host name: labels of at most 63 lower-case letters, digits and inner `-`, joined by `.`.
   */
  declared_hosts?: string[];
  /**
   * The running parts of the system that the blueprint builds. The array may be empty.
   */
  services: Service[];
  /**
   * The work, in the order in which an agent does it: at least one step.
   *
   * At least 1 item.
   */
  steps: Step[];
  /**
   * The command that proves that the system works.
   */
  verify_e2e: VerifyE2e;
}

/**
 * What the blueprint is called and how to find it.
 */
export interface BlueprintIdentity {
  /**
   * The name that identifies the blueprint in registries and on command lines.
   *
   * Must be words of lower-case letters and digits, joined by a single `-` or `_`.
   */
  slug: string;
  /**
   * The name shown to people.
   *
   * Not empty. Must be a string that is not blank.
   */
  name: string;
  /**
   * What the blueprint is about, in a word or two. The format does not restrict the values.
   *
   * Not empty. Must be a string that is not blank.
   */
  category: string;
  /**
   * Words that help to find the blueprint, without duplicates. The array may be empty.
   *
   * No duplicate items.
   *
   * Each item: One word that helps to find the blueprint. Not empty. Must be a string that is not blank.
   */
  tags: string[];
  /**
   * What you have after the last step.
   *
   * Not empty. Must be a string that is not blank.
   */
  description: string;
  /**
   * The license of the blueprint, preferably an SPDX expression.
   *
   * Not empty. Must be a string that is not blank.
   */
  license: string;
}

/**
 * Where the blueprint comes from.
 */
export interface Provenance {
  /**
   * The repository the blueprint was made from, preferably an `https` URL.
   *
   * Not empty. Must be a string that is not blank.
   */
  source_repo: string;
  /**
   * Who made the blueprint: a person or an organization.
   *
   * Not empty. Must be a string that is not blank.
   */
  author: string;
  /**
   * The tool that derived the blueprint from the repository, with its version.
   *
   * Not empty. Must be a string that is not blank.
   */
  skeletonizer?: string;
}

/**
 * The values that the blueprint asks for before the first step, as one closed object.
 */
export type Inputs = InputSchema & InputsObject;

/**
 * One running part of the system that the blueprint builds.
 */
export interface Service {
  /**
   * The id of the service, used inside the blueprint.
   *
   * Must be words of lower-case letters and digits, joined by a single `-` or `_`.
   */
  id: string;
  /**
   * What the service does in the system.
   *
   * Not empty. Must be a string that is not blank.
   */
  role: string;
  /**
   * The Markdown document that describes how the service works, relative to the manifest.
   *
   * Must be a relative path of letters, digits, `.`, `_`, `-` and `/`, in which no segment is empty, `.` or `..`.
   */
  workflow_doc: string;
}

/**
 * One piece of work for a coding agent.
 */
export interface Step {
  /**
   * The id of the step, used inside the blueprint.
   *
   * Must be words of lower-case letters and digits, joined by a single `-` or `_`.
   */
  id: string;
  /**
   * The Markdown document that an agent follows in this step, relative to the manifest.
   *
   * Must be a relative path of letters, digits, `.`, `_`, `-` and `/`, in which no segment is empty, `.` or `..`.
   */
  file: string;
}

/**
 * The command that proves that the system works.
 */
export interface VerifyE2e {
  /**
   * The command line that runs once all steps are done.
   *
   * Not empty. Must be a string that is not blank.
   */
  command: string;
  /**
   * What the command must show when it ends, in words or as output.
   *
   * Not empty. Must be a string that is not blank.
   */
  expect: string;
}

/**
 * The schema of one value that a blueprint asks for, in a subset of JSON Schema.
 */
export interface InputSchema {
  /**
   * The type of the value. Only one type is allowed; to make a value optional, leave it out of `required`.
   */
  type: 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'array' | 'object';
  /**
   * A short name, shown to whoever fills in the value.
   *
   * Not empty. Must be a string that is not blank.
   */
  title?: string;
  /**
   * What the value is for and where to find it.
   *
   * Not empty. Must be a string that is not blank.
   */
  description?: string;
  /**
   * The properties of an object, by name. Without it, no property of the object is known.
   *
   * Each property name: must be a name of letters, digits and `_` that does not begin with a digit.
   */
  properties?: {
    [k: string]: InputSchema;
  };
  /**
   * The required properties. Each should be one of `properties`.
   *
   * No duplicate items.
   *
   * Each item: The name of a required property. Must be a name of letters, digits and `_` that does not begin with a digit.
   */
  required?: string[];
  /**
   * Rejects properties that `properties` does not list. Only `false` is allowed.
   */
  additionalProperties?: false;
  /**
   * The schema of every item of an array.
   */
  items?: InputSchema;
  /**
   * The only allowed values, of any JSON type.
   *
   * At least 1 item.
   */
  enum?: unknown[];
  /**
   * The only allowed value.
   */
  const?: unknown;
  /**
   * The value used when none is given. The manifest shows it in plain text.
   */
  default?: unknown;
  /**
   * Valid values, to show what is expected.
   */
  examples?: unknown[];
  /**
   * The minimum length of a string, in code points, inclusive.
   *
   * A whole number. At least 0.
   */
  minLength?: number;
  /**
   * The maximum length of a string, in code points, inclusive.
   *
   * A whole number. At least 0.
   */
  maxLength?: number;
  /**
   * A regular expression (ECMA-262) that must match somewhere in a string. Write `^…$` to match the whole string.
   */
  pattern?: string;
  /**
   * The named format of a string, such as `uri` or `email`.
   *
   * Not empty.
   */
  format?: string;
  /**
   * The minimum, inclusive.
   */
  minimum?: number;
  /**
   * The maximum, inclusive.
   */
  maximum?: number;
  /**
   * The minimum, exclusive: the value must be greater.
   */
  exclusiveMinimum?: number;
  /**
   * The maximum, exclusive: the value must be less.
   */
  exclusiveMaximum?: number;
  /**
   * The minimum number of items in an array, inclusive.
   *
   * A whole number. At least 0.
   */
  minItems?: number;
  /**
   * The maximum number of items in an array, inclusive.
   *
   * A whole number. At least 0.
   */
  maxItems?: number;
  /**
   * Whether all items of an array must be different.
   */
  uniqueItems?: boolean;
  /**
   * The minimum number of properties of an object, inclusive.
   *
   * A whole number. At least 0.
   */
  minProperties?: number;
  /**
   * The maximum number of properties of an object, inclusive.
   *
   * A whole number. At least 0.
   */
  maxProperties?: number;
}

/**
 * What the root input schema requires beyond the keywords of every input schema.
 */
export interface InputsObject {
  /**
   * Inputs are always the properties of one object.
   */
  type: 'object';
  /**
   * The inputs, by name. A blueprint without inputs has an empty object here.
   */
  properties: { [name: string]: InputSchema };
  /**
   * Other properties are rejected.
   */
  additionalProperties: false;
}
