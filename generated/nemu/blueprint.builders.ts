// Generated from schemas/nemu/blueprint.schema.ts by `npm run generate`.
// Edit the source instead.

import {
  buildDocument,
  fluentBuilder,
  part,
  standardSchemaOf,
  type Complete,
  type Given,
  type ItemOf,
  type StandardSchemaV1,
} from '../../src/runtime/index.js';
import { blueprintRuntime } from './blueprint.runtime.js';
import type { BlueprintManifest, Service, Step } from './blueprint.types.js';

/**
 * The members of `BlueprintManifest`.
 */
export interface BlueprintInput {
  /**
   * The version of this format, as a string; a number is refused.
   *
   * Must be `"2"`, the only version of the format that is supported.
   *
   * Filled in where it is left out.
   */
  readonly schema_version?: Given<BlueprintManifest['schema_version']> | undefined;
  /**
   * What the blueprint is called and how it is found.
   */
  readonly blueprint: Given<BlueprintManifest['blueprint']>;
  /**
   * Where the blueprint comes from.
   */
  readonly provenance: Given<BlueprintManifest['provenance']>;
  /**
   * The values asked for before the first step, as one closed object.
   */
  readonly inputs: Given<BlueprintManifest['inputs']>;
  /**
   * Every host that the steps or the finished system talk to, none of them twice.
   *
   * No item twice.
   *
   * Each item: A host name without scheme, port or path. Must be a bare host name: labels of at most 63 lower-case letters, digits and inner `-`, joined by `.`.
   */
  readonly declared_hosts?: Given<BlueprintManifest['declared_hosts']> | undefined;
  /**
   * The running parts of what the blueprint builds. The list may be empty.
   */
  readonly services: Given<BlueprintManifest['services']>;
  /**
   * The work in the order in which an agent does it, one step at least.
   *
   * At least 1 item.
   */
  readonly steps: Given<BlueprintManifest['steps']>;
  /**
   * The one command that proves that the whole works.
   */
  readonly verify_e2e: Given<BlueprintManifest['verify_e2e']>;
}

/**
 * Makes a document of the format `nemu/blueprint` (Nemu Blueprint Manifest v2): checks it, and returns plain frozen JSON in the schema's order.
 *
 * Fills in `schema_version`.
 *
 * @throws {ManifestError} with every issue, when the document is not valid.
 */
export function blueprint(input: BlueprintInput): BlueprintManifest {
  return buildDocument<BlueprintManifest>(blueprintRuntime, input, { schema_version: '2' });
}

/**
 * Collects what `blueprint` takes, member by member. Each method returns a new builder.
 */
export interface BlueprintBuilder<Known extends string = never> {
  /**
   * What the blueprint is called and how it is found.
   */
  blueprint(value: BlueprintInput['blueprint']): BlueprintBuilder<Known | 'blueprint'>;
  /**
   * Where the blueprint comes from.
   */
  provenance(value: BlueprintInput['provenance']): BlueprintBuilder<Known | 'provenance'>;
  /**
   * The values asked for before the first step, as one closed object.
   */
  inputs(value: BlueprintInput['inputs']): BlueprintBuilder<Known | 'inputs'>;
  /**
   * Every host that the steps or the finished system talk to, none of them twice.
   *
   * No item twice.
   *
   * Each item: A host name without scheme, port or path. Must be a bare host name: labels of at most 63 lower-case letters, digits and inner `-`, joined by `.`.
   */
  declared_hosts(value: BlueprintInput['declared_hosts']): BlueprintBuilder<Known | 'declared_hosts'>;
  /**
   * The running parts of what the blueprint builds. The list may be empty.
   */
  services(value: BlueprintInput['services']): BlueprintBuilder<Known | 'services'>;
  /**
   * The work in the order in which an agent does it, one step at least.
   *
   * At least 1 item.
   */
  steps(value: BlueprintInput['steps']): BlueprintBuilder<Known | 'steps'>;
  /**
   * The one command that proves that the whole works.
   */
  verify_e2e(value: BlueprintInput['verify_e2e']): BlueprintBuilder<Known | 'verify_e2e'>;
  /**
   * Adds one item to `declared_hosts`.
   */
  declared_host(item: ItemOf<BlueprintInput['declared_hosts']>): BlueprintBuilder<Known | 'declared_hosts'>;
  /**
   * Adds one item to `services`.
   */
  service(item: ItemOf<BlueprintInput['services']>): BlueprintBuilder<Known | 'services'>;
  /**
   * Adds one item to `steps`.
   */
  step(item: ItemOf<BlueprintInput['steps']>): BlueprintBuilder<Known | 'steps'>;
  /**
   * Makes the document as `blueprint` does; compiles once every required member is set.
   */
  build(
    this: Complete<Exclude<'blueprint' | 'provenance' | 'inputs' | 'services' | 'steps' | 'verify_e2e', Known>>,
  ): BlueprintManifest;
}

/**
 * Begins a document that `blueprint` makes in the end.
 */
export function blueprintBuilder(): BlueprintBuilder {
  return fluentBuilder<BlueprintBuilder>(blueprint, {
    blueprint: { set: 'blueprint' },
    provenance: { set: 'provenance' },
    inputs: { set: 'inputs' },
    declared_hosts: { set: 'declared_hosts' },
    services: { set: 'services' },
    steps: { set: 'steps' },
    verify_e2e: { set: 'verify_e2e' },
    declared_host: { add: 'declared_hosts' },
    service: { add: 'services' },
    step: { add: 'steps' },
  });
}

/**
 * The format `nemu/blueprint` as a Standard Schema, for tools that take a validator of any maker; judges structure and rules.
 */
export const blueprintSchema: StandardSchemaV1<BlueprintManifest> =
  /* @__PURE__ */ standardSchemaOf<BlueprintManifest>(blueprintRuntime);

/**
 * The members of `Service`.
 */
export interface ServiceInput {
  /**
   * The name of the service inside the blueprint.
   *
   * Must be words of lower-case letters and digits, joined by a single `-` or `_`.
   */
  readonly id: Given<Service['id']>;
  /**
   * What the service does for the whole.
   *
   * Not empty. Must be text that is not blank.
   */
  readonly role: Given<Service['role']>;
  /**
   * The Markdown document that describes how the service works, relative to the manifest.
   *
   * Must be a relative path of letters, digits, `.`, `_`, `-` and `/`, in which no segment is empty, `.` or `..`.
   */
  readonly workflow_doc: Given<Service['workflow_doc']>;
}

/**
 * One running part of what the blueprint builds.
 */
export function service(input: ServiceInput): Service {
  return part<Service>(input);
}

/**
 * The members of `Step`.
 */
export interface StepInput {
  /**
   * The name of the step inside the blueprint.
   *
   * Must be words of lower-case letters and digits, joined by a single `-` or `_`.
   */
  readonly id: Given<Step['id']>;
  /**
   * The Markdown document that an agent follows in this step, relative to the manifest.
   *
   * Must be a relative path of letters, digits, `.`, `_`, `-` and `/`, in which no segment is empty, `.` or `..`.
   */
  readonly file: Given<Step['file']>;
}

/**
 * One piece of work for a coding agent.
 */
export function step(input: StepInput): Step {
  return part<Step>(input);
}
