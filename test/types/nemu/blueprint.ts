import type { TypeCases } from '../type-cases.js';

const IDENTITY = `blueprint: { slug: 'a', name: 'A', category: 'x', tags: ['t'], description: 'd', license: 'MIT' }`;
const PROVENANCE = `provenance: { source_repo: 'https://a.example/b', author: 'A' }`;
const INPUTS = `inputs: { type: 'object', properties: {}, additionalProperties: false }`;
const REST = `services: [], steps: [{ id: 'a', file: 'steps/a.md' }], verify_e2e: { command: 'npm test', expect: 'ok' }`;

const whole = (...parts: string[]): string => `blueprint({ ${parts.join(', ')} })`;
const inputs = (value: string): string => whole(IDENTITY, PROVENANCE, `inputs: ${value}`, REST);
const withRest = (rest: string): string => whole(IDENTITY, PROVENANCE, INPUTS, rest);
const property = (schema: string): string =>
  inputs(`{ type: 'object', properties: { a: ${schema} }, additionalProperties: false }`);
const FLUENT = `blueprintBuilder().blueprint({ slug: 'a', name: 'A', category: 'x', tags: ['t'], description: 'd', license: 'MIT' }).provenance({ source_repo: 'x', author: 'A' })`;

export const cases: TypeCases = {
  imports: `import { blueprint, blueprintBuilder, blueprintSchema, input, service, step } from 'letterpress/nemu';
import type { BlueprintManifest, Infer } from 'letterpress/nemu';
`,
  right: {
    'what is required': whole(IDENTITY, PROVENANCE, INPUTS, REST),
    'its version, given': whole(`schema_version: '2'`, IDENTITY, PROVENANCE, INPUTS, REST),
    hosts: withRest(`declared_hosts: ['a.example'], ${REST}`),
    'no hosts, said so': withRest(`declared_hosts: undefined, ${REST}`),
    'what it came from': whole(
      IDENTITY,
      `provenance: { source_repo: 'x', author: 'A', skeletonizer: 'y' }`,
      INPUTS,
      REST,
    ),
    'a service': withRest(
      `services: [{ id: 'a', role: 'r', workflow_doc: 'w.md' }], steps: [], verify_e2e: { command: 'x', expect: 'y' }`,
    ),
    'factories of services and steps': withRest(
      `services: [service({ id: 'a', role: 'r', workflow_doc: 'w.md' })], steps: [step({ id: 'a', file: 'a.md' })], verify_e2e: { command: 'x', expect: 'y' }`,
    ),
    'a text': property(`{ type: 'string', minLength: 1, format: 'email' }`),
    'a number': property(`{ type: 'number', minimum: 0, default: 3 }`),
    'a list': property(`{ type: 'array', items: { type: 'string' }, uniqueItems: true }`),
    'an object in an object': property(
      `{ type: 'object', properties: { b: { type: 'boolean' } }, additionalProperties: false }`,
    ),
    'inputs from a builder': inputs(
      `input.object({ a: input.string(), b: input.optional(input.integer({ default: 3 })) })`,
    ),
    'inputs of all kinds': inputs(
      `input.object({ a: input.number(), b: input.boolean(), c: input.null(), d: input.array(input.string()), e: input.enum(['x', 'y'], { default: 'x' }), f: input.object({}) })`,
    ),
    'an enumeration of numbers': inputs('input.object({ a: input.enum([1, 2]) })'),
    'notes on an input': inputs(
      `input.object({ a: input.string({ title: 'A', description: 'd', examples: ['x'] }) }, { title: 'T' })`,
    ),
    'the values of inputs': `((inputs) => { type Values = Infer<typeof inputs>; const values: Values = { a: 'x' }; return values; })(input.object({ a: input.string(), b: input.optional(input.number()) }))`,
    'lists that cannot be changed': `blueprint({ ${IDENTITY}, ${PROVENANCE}, ${INPUTS}, ${REST} } as const)`,
    'what is made': `((made: BlueprintManifest): '2' => made.schema_version)(${whole(IDENTITY, PROVENANCE, INPUTS, REST)})`,
    'a fluent builder': `${FLUENT}.inputs(input.object({})).services([]).step({ id: 'a', file: 'a.md' }).verify_e2e({ command: 'x', expect: 'y' }).build()`,
    'a fluent builder that adds': `${FLUENT}.service({ id: 'a', role: 'r', workflow_doc: 'w.md' }).service({ id: 'b', role: 'r', workflow_doc: 'w.md' })`,
    'a Standard Schema': `blueprintSchema['~standard'].validate({})`,
  },
  wrong: {
    'another version': whole(`schema_version: '1'`, IDENTITY, PROVENANCE, INPUTS, REST),
    'the version as a number': whole('schema_version: 2', IDENTITY, PROVENANCE, INPUTS, REST),
    'no inputs': whole(IDENTITY, PROVENANCE, REST),
    'no provenance': whole(IDENTITY, INPUTS, REST),
    'a schema for the editor': whole(`$schema: 'x'`, IDENTITY, PROVENANCE, INPUTS, REST),
    'an unknown property': withRest(`hosts: [], ${REST}`),
    'a blueprint without a licence': whole(
      `blueprint: { slug: 'a', name: 'A', category: 'x', tags: [], description: 'd' }`,
      PROVENANCE,
      INPUTS,
      REST,
    ),
    'tags as a text': whole(IDENTITY.replace(`['t']`, `'t'`), PROVENANCE, INPUTS, REST),
    'an unknown property of the provenance': whole(
      IDENTITY,
      `provenance: { source_repo: 'x', author: 'A', commit: 'c' }`,
      INPUTS,
      REST,
    ),
    'hosts as a text': withRest(`declared_hosts: 'a.example', ${REST}`),
    'a service without its document': withRest(
      `services: [{ id: 'a', role: 'r' }], steps: [], verify_e2e: { command: 'x', expect: 'y' }`,
    ),
    'a step without its file': withRest(
      `services: [], steps: [{ id: 'a' }], verify_e2e: { command: 'x', expect: 'y' }`,
    ),
    'a factory of a step with a role': `step({ id: 'a', file: 'a.md', role: 'r' })`,
    'a check without what to expect': withRest(`services: [], steps: [], verify_e2e: { command: 'x' }`),
    'a check as a text': withRest(`services: [], steps: [], verify_e2e: 'npm test'`),
    'inputs that are no object': inputs(`{ type: 'string' }`),
    'inputs that are open': inputs(`{ type: 'object', properties: {}, additionalProperties: true }`),
    'inputs without properties': inputs(`{ type: 'object', additionalProperties: false }`),
    'an unknown type': property(`{ type: 'date' }`),
    'an array of types': property(`{ type: ['string', 'null'] }`),
    'an input without a type': property(`{ minLength: 1 }`),
    'a reference': property(`{ type: 'string', $ref: '#/a' }`),
    'a default of another type': `input.integer({ default: 'three' })`,
    'a default that is none of the values': `input.enum(['eu', 'us'], { default: 'asia' })`,
    'a keyword of another type': `input.string({ minItems: 1 })`,
    'values of two kinds': `input.enum(['one', 2])`,
    'a fluent builder without steps': `${FLUENT}.inputs(input.object({})).services([]).verify_e2e({ command: 'x', expect: 'y' }).build()`,
    'a fluent builder with an item of another list': `${FLUENT}.step({ id: 'a', role: 'r', workflow_doc: 'w.md' })`,
  },
};
