// Generated from schemas/nemu/blueprint.schema.ts by `npm run generate`.
// Edit the source instead.

/**
 * The manifest of a Nemu blueprint: what it builds, what it asks for, the steps a coding agent follows, and the command that proves the result.
 */
export interface BlueprintManifest {
  /**
   * The version of this format, as a string; a number is refused.
   *
   * Must be `"2"`, the only version of the format that is supported.
   */
  schema_version: '2';
  /**
   * What the blueprint is called and how it is found.
   */
  blueprint: BlueprintIdentity;
  /**
   * Where the blueprint comes from.
   */
  provenance: Provenance;
  /**
   * The values asked for before the first step, as one closed object.
   */
  inputs: Inputs;
  /**
   * Every host that the steps or the finished system talk to, none of them twice.
   *
   * No item twice.
   *
   * Each item: A host name without scheme, port or path. Must be a bare host name: labels of at most 63 lower-case letters, digits and inner `-`, joined by `.`.
   */
  declared_hosts?: string[];
  /**
   * The running parts of what the blueprint builds. The list may be empty.
   */
  services: Service[];
  /**
   * The work in the order in which an agent does it, one step at least.
   *
   * At least 1 item.
   */
  steps: Step[];
  /**
   * The one command that proves that the whole works.
   */
  verify_e2e: VerifyE2e;
}

/**
 * What the blueprint is called and how it is found.
 */
export interface BlueprintIdentity {
  /**
   * The name by which registries and command lines know the blueprint.
   *
   * Must be words of lower-case letters and digits, joined by a single `-` or `_`.
   */
  slug: string;
  /**
   * The name that people read.
   *
   * Not empty. Must be text that is not blank.
   */
  name: string;
  /**
   * What the blueprint is about, in a word or two. The format fixes no list.
   *
   * Not empty. Must be text that is not blank.
   */
  category: string;
  /**
   * Words to find the blueprint by, none of them twice. The list may be empty.
   *
   * No item twice.
   *
   * Each item: One word to find the blueprint by. Not empty. Must be text that is not blank.
   */
  tags: string[];
  /**
   * What one has after the last step.
   *
   * Not empty. Must be text that is not blank.
   */
  description: string;
  /**
   * Under which license the blueprint may be used, best as an SPDX expression.
   *
   * Not empty. Must be text that is not blank.
   */
  license: string;
}

/**
 * Where the blueprint comes from.
 */
export interface Provenance {
  /**
   * The repository the blueprint was made from, best as an `https` address.
   *
   * Not empty. Must be text that is not blank.
   */
  source_repo: string;
  /**
   * Who made it: a person or an organisation.
   *
   * Not empty. Must be text that is not blank.
   */
  author: string;
  /**
   * The tool that derived the blueprint from the repository, with its version.
   *
   * Not empty. Must be text that is not blank.
   */
  skeletonizer?: string;
}

/**
 * The values asked for before the first step, as one closed object.
 */
export type Inputs = InputSchema & InputsObject;

/**
 * One running part of what the blueprint builds.
 */
export interface Service {
  /**
   * The name of the service inside the blueprint.
   *
   * Must be words of lower-case letters and digits, joined by a single `-` or `_`.
   */
  id: string;
  /**
   * What the service does for the whole.
   *
   * Not empty. Must be text that is not blank.
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
   * The name of the step inside the blueprint.
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
 * The one command that proves that the whole works.
 */
export interface VerifyE2e {
  /**
   * The command line that is run once all steps are done.
   *
   * Not empty. Must be text that is not blank.
   */
  command: string;
  /**
   * What must be seen when the command ends, in words or as output.
   *
   * Not empty. Must be text that is not blank.
   */
  expect: string;
}

/**
 * What one value that a blueprint asks for must look like, in a subset of JSON Schema.
 */
export interface InputSchema {
  /**
   * The kind of value. One kind only: a value that may be absent is left out of `required` instead.
   */
  type: 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'array' | 'object';
  /**
   * A short name for whoever fills in the value.
   *
   * Not empty. Must be text that is not blank.
   */
  title?: string;
  /**
   * What the value is for and where to find it.
   *
   * Not empty. Must be text that is not blank.
   */
  description?: string;
  /**
   * The members of an object, by name. Without it an object has no known member.
   *
   * Each key: must be a name of letters, digits and `_` that does not begin with a digit.
   */
  properties?: {
    [k: string]: InputSchema;
  };
  /**
   * The members that must be given; each should be one of `properties`.
   *
   * No item twice.
   *
   * Each item: The name of a member that must be given. Must be a name of letters, digits and `_` that does not begin with a digit.
   */
  required?: string[];
  /**
   * Refuses members that `properties` does not list. Only `false` can be written.
   */
  additionalProperties?: false;
  /**
   * What every item of an array must be.
   */
  items?: InputSchema;
  /**
   * The only values that are taken, of any kind of JSON.
   *
   * At least 1 item.
   */
  enum?: unknown[];
  /**
   * The single value that is taken.
   */
  const?: unknown;
  /**
   * The value used when none is given. Stands in the manifest in plain text.
   */
  default?: unknown;
  /**
   * Values that would be taken, to show what is meant.
   */
  examples?: unknown[];
  /**
   * The least length of a string, in code points, inclusive.
   *
   * A whole number. At least 0.
   */
  minLength?: number;
  /**
   * The greatest length of a string, in code points, inclusive.
   *
   * A whole number. At least 0.
   */
  maxLength?: number;
  /**
   * A regular expression (ECMA-262) that a string must match somewhere; write `^…$` for the whole.
   */
  pattern?: string;
  /**
   * A named format of a string, such as `uri` or `email`.
   *
   * Not empty.
   */
  format?: string;
  /**
   * The least number, inclusive.
   */
  minimum?: number;
  /**
   * The greatest number, inclusive.
   */
  maximum?: number;
  /**
   * A number that the value must pass.
   */
  exclusiveMinimum?: number;
  /**
   * A number that the value must stay below.
   */
  exclusiveMaximum?: number;
  /**
   * The least number of items of an array, inclusive.
   *
   * A whole number. At least 0.
   */
  minItems?: number;
  /**
   * The greatest number of items of an array, inclusive.
   *
   * A whole number. At least 0.
   */
  maxItems?: number;
  /**
   * Whether the items of an array must all differ.
   */
  uniqueItems?: boolean;
  /**
   * The least number of members of an object, inclusive.
   *
   * A whole number. At least 0.
   */
  minProperties?: number;
  /**
   * The greatest number of members of an object, inclusive.
   *
   * A whole number. At least 0.
   */
  maxProperties?: number;
}

/**
 * What the outermost input schema must say, beyond what every input schema may.
 */
export interface InputsObject {
  /**
   * Inputs are always the members of one object.
   */
  type: 'object';
  /**
   * The inputs, by name. A blueprint without inputs has an empty object here.
   */
  properties: { [name: string]: InputSchema };
  /**
   * No other value is taken.
   */
  additionalProperties: false;
}
