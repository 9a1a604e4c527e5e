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
 * The properties of `BlueprintManifest`.
 */
export interface BlueprintInput {
  /**
   * The version of this format, as a string. A number is rejected.
   *
   * Must be `"2"`, the only supported version of the format.
   *
   * Filled in when omitted.
   */
  readonly schema_version?: Given<BlueprintManifest['schema_version']> | undefined;
  /**
   * What the blueprint is called and how to find it.
   */
  readonly blueprint: Given<BlueprintManifest['blueprint']>;
  /**
   * Where the blueprint comes from.
   */
  readonly provenance: Given<BlueprintManifest['provenance']>;
  /**
   * The values that the blueprint asks for before the first step, as one closed object.
   */
  readonly inputs: Given<BlueprintManifest['inputs']>;
  /**
   * Every host that the steps or the finished system talk to, without duplicates.
   *
   * No duplicate items.
   *
   * Each item: A host name without scheme, port or path. Must be a bare host name: labels of at most 63 lower-case letters, digits and inner `-`, joined by `.`.
   */
  readonly declared_hosts?: Given<BlueprintManifest['declared_hosts']> | undefined;
  /**
   * The running parts of the system that the blueprint builds. The array may be empty.
   */
  readonly services: Given<BlueprintManifest['services']>;
  /**
   * The work, in the order in which an agent does it: at least one step.
   *
   * At least 1 item.
   */
  readonly steps: Given<BlueprintManifest['steps']>;
  /**
   * The command that proves that the system works.
   */
  readonly verify_e2e: Given<BlueprintManifest['verify_e2e']>;
}

/**
 * Builds a `nemu/blueprint` document (Nemu Blueprint Manifest v2): validates it, and returns plain frozen JSON in the schema's order.
 *
 * Fills in `schema_version`.
 *
 * @throws {ManifestError} with every issue, when the document is invalid.
 */
export function blueprint(input: BlueprintInput): BlueprintManifest {
  return buildDocument<BlueprintManifest>(blueprintRuntime, input, { schema_version: '2' });
}

/**
 * Collects the input of `blueprint`, one property at a time. Each method returns a new builder.
 */
export interface BlueprintBuilder<Known extends string = never> {
  /**
   * What the blueprint is called and how to find it.
   */
  blueprint(value: BlueprintInput['blueprint']): BlueprintBuilder<Known | 'blueprint'>;
  /**
   * Where the blueprint comes from.
   */
  provenance(value: BlueprintInput['provenance']): BlueprintBuilder<Known | 'provenance'>;
  /**
   * The values that the blueprint asks for before the first step, as one closed object.
   */
  inputs(value: BlueprintInput['inputs']): BlueprintBuilder<Known | 'inputs'>;
  /**
   * Every host that the steps or the finished system talk to, without duplicates.
   *
   * No duplicate items.
   *
   * Each item: A host name without scheme, port or path. Must be a bare host name: labels of at most 63 lower-case letters, digits and inner `-`, joined by `.`.
   */
  declared_hosts(value: BlueprintInput['declared_hosts']): BlueprintBuilder<Known | 'declared_hosts'>;
  /**
   * The running parts of the system that the blueprint builds. The array may be empty.
   */
  services(value: BlueprintInput['services']): BlueprintBuilder<Known | 'services'>;
  /**
   * The work, in the order in which an agent does it: at least one step.
   *
   * At least 1 item.
   */
  steps(value: BlueprintInput['steps']): BlueprintBuilder<Known | 'steps'>;
  /**
   * The command that proves that the system works.
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
   * Builds the document as `blueprint` does; compiles only once every required property is set.
   */
  build(
    this: Complete<Exclude<'blueprint' | 'provenance' | 'inputs' | 'services' | 'steps' | 'verify_e2e', Known>>,
  ): BlueprintManifest;
}

/**
 * Starts a fluent builder for `blueprint`.
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
 * The format `nemu/blueprint` as a [Standard Schema](https://standardschema.dev); validates structure and rules.
 */
export const blueprintSchema: StandardSchemaV1<BlueprintManifest> =
  /* @__PURE__ */ standardSchemaOf<BlueprintManifest>(blueprintRuntime);

/**
 * The properties of `Service`.
 */
export interface ServiceInput {
  /**
   * The id of the service, used inside the blueprint.
   *
   * Must be words of lower-case letters and digits, joined by a single `-` or `_`.
   */
  readonly id: Given<Service['id']>;
  /**
   * What the service does in the system.
   *
   * Not empty. Must be a string that is not blank.
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
 * One running part of the system that the blueprint builds.
 */
export function service(input: ServiceInput): Service {
  return part<Service>(input);
}

/**
 * The properties of `Step`.
 */
export interface StepInput {
  /**
   * The id of the step, used inside the blueprint.
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
