import type { TypeCases } from '../type-cases.js';

/** A card with the given members beside those that every card has. */
const card = (members: string): string => `card({ name: 'ab', displayName: 'x', version: '1.0.0', ${members} })`;
const setting = (members: string): string => card(`settings: [{ key: 'a', label: 'A', ${members} }]`);
const inPort = (members: string): string => card(`ports: { inputs: [{ id: 'a', label: 'A', ${members} }] }`);
const outPort = (members: string): string => card(`ports: { outputs: [{ id: 'a', label: 'A', ${members} }] }`);
const tool = (members: string): string => card(`tools: [{ name: 'a', description: 'x', ${members} }]`);

export const cases: TypeCases = {
  imports: `import { author, card, cardBuilder, cardSchema, input, output, permission, setting, size, tool } from 'letterpress/neurosquad';
import type { CardManifest, Permission, Setting } from 'letterpress/neurosquad';
import { s } from 'letterpress/safe-subset';
`,
  right: {
    'nothing but what is required': card(''),
    'what has one value, given': card('manifestVersion: 1, protocol: 1'),
    'one text for each language': `card({ name: 'ab', displayName: { en: 'x', ru: 'y', zh: 'z' }, version: '1.0.0' })`,
    'optional members as undefined': card('license: undefined, settings: undefined'),
    'a page about the card': card(
      `homepage: 'https://a.example', author: author({ name: 'x', url: 'https://a.example' })`,
    ),
    'a plain permission': card(`permissions: ['agents.read', 'network.local']`),
    'permissions with details': card(
      `permissions: [permission.fsRead({ reason: { en: 'x' } }), permission.background()]`,
    ),
    'network with hosts': card(`permissions: [{ id: 'network', hosts: ['a.example', '*.b.example:8443'] }]`),
    'a permission that is optional': card(`permissions: [{ id: 'usage.read', optional: true }]`),
    sizes: card(`card: { defaultSize: size({ w: 460, h: 340 }), minSize: { w: 320, h: 220 } }`),
    'a setting of each type': card(
      `settings: [setting.string({ key: 'a', label: 'A', default: '' }), setting.text({ key: 'b', label: 'B' }), setting.number({ key: 'c', label: 'C', default: 1, step: 1 }), setting.boolean({ key: 'd', label: 'D', default: true }), setting.select({ key: 'e', label: 'E', options: [{ value: 'x', label: 'X' }], default: 'x' }), setting.secret({ key: 'f', label: 'F', scope: 'package' }), setting.color({ key: 'g', label: 'G' })]`,
    ),
    'a setting written out': setting(`type: 'select', options: [{ value: 'a', label: { en: 'A' } }]`),
    'an input of a built-in type': inPort(`type: 'ns:text', default: true`),
    'an input that answers': inPort(`type: 'ns:text', mode: 'request', response: { type: 'ab/answer' }`),
    'an output that keeps its value': outPort(`type: 'ns:tasks', retain: true`),
    'an output of a custom type': card(
      `ports: { outputs: [output({ id: 'a', label: 'A', type: 'ab/level', schema: s.number() })] }`,
    ),
    'an input of a custom type': card(
      `ports: { inputs: [input({ id: 'a', label: 'A', type: 'ab/level', schema: {} })] }`,
    ),
    'a tool': card(
      `tools: [tool({ name: 'a', description: 'x', inputSchema: s.object({ a: s.optional(s.string({ maxLength: 3 })) }), readOnly: true })]`,
    ),
    'a tool with a schema written out': tool(
      `inputSchema: { type: 'object', properties: { a: { type: ['string', 'null'] } } }`,
    ),
    'lists that cannot be changed': `card({ name: 'ab', displayName: 'x', version: '1.0.0', keywords: ['a'] as const } as const)`,
    'lists of parts': `(permissions: Permission[], settings: readonly Setting[]) => ${card('permissions, settings')}`,
    'what is made': `((made: CardManifest): 1 => made.manifestVersion)(${card('')})`,
    'a fluent builder in any order': `cardBuilder().version('1.0.0').setting(setting.color({ key: 'a', label: 'A' })).permission('agents.read').displayName('x').name('ab').build()`,
    'a fluent builder that is kept': `((base) => [base.license('MIT').build(), base.keyword('a').keyword('b').build()])(cardBuilder().name('ab').displayName('x').version('1.0.0'))`,
    'a Standard Schema': `cardSchema['~standard'].validate({}).issues?.[0]?.path`,
  },
  wrong: {
    'no version': `card({ name: 'ab', displayName: 'x' })`,
    'no English text': `card({ name: 'ab', displayName: { ru: 'x' }, version: '1.0.0' })`,
    'a language that the app does not have': `card({ name: 'ab', displayName: { en: 'x', de: 'y' }, version: '1.0.0' })`,
    'an unknown member': card(`colour: 'red'`),
    'another protocol': card('protocol: 2'),
    'a page without https': card(`homepage: 'http://a.example'`),
    'an unknown permission': card(`permissions: ['agents.write']`),
    'network as a bare id': card(`permissions: ['network']`),
    'network without hosts': card(`permissions: [{ id: 'network' }]`),
    'hosts on another permission': card(`permissions: [{ id: 'fs.read', hosts: ['a.example'] }]`),
    'hosts on another factory': `permission.fsRead({ hosts: ['a.example'] })`,
    'a host of a single label': card(`permissions: [{ id: 'network', hosts: ['localhost'] }]`),
    'a number as a name': `card({ name: 1, displayName: 'x', version: '1.0.0' })`,
    'an unknown type of setting': setting(`type: 'date'`),
    'options on a number': setting(`type: 'number', options: []`),
    'options on a factory but select': `setting.number({ key: 'a', label: 'A', options: [] })`,
    'a select without options': setting(`type: 'select'`),
    'a default on a secret': setting(`type: 'secret', default: 'x'`),
    'a text as the default of a number': setting(`type: 'number', default: '5'`),
    'a text as the default of a switch': setting(`type: 'boolean', default: 'true'`),
    'an unknown scope': setting(`type: 'text', scope: 'user'`),
    'a setting without a key': card(`settings: [{ type: 'text', label: 'A' }]`),
    'an unknown built-in type': outPort(`type: 'ns:string'`),
    'a custom type without its schema': outPort(`type: 'ab/level'`),
    'a type without a namespace': outPort(`type: 'level', schema: {}`),
    'retain on an input': inPort(`type: 'ns:text', retain: true`),
    'a mode on an output': outPort(`type: 'ns:text', mode: 'stream'`),
    'a request without its response': inPort(`type: 'ns:text', mode: 'request'`),
    'a response without a request': inPort(`type: 'ns:text', response: { type: 'ns:text' }`),
    'a tool without its input': card(`tools: [{ name: 'a', description: 'x' }]`),
    'a pattern in a schema': card(
      `tools: [tool({ name: 'a', description: 'x', inputSchema: s.string({ pattern: 'a' }) })]`,
    ),
    'a pattern in a schema written out': tool(
      `inputSchema: { type: 'object', properties: { a: { type: 'string', pattern: 'a' } } }`,
    ),
    'a size of one side': card(`card: { defaultSize: { w: 460 } }`),
    'a fluent builder without a version': `cardBuilder().name('ab').displayName('x').build()`,
    'a fluent builder with nothing': `cardBuilder().build()`,
    'a fluent setter of another type': `cardBuilder().version(1)`,
    'an item of another list': `cardBuilder().setting('agents.read')`,
    'a member of another type in what is made': `((made: { readonly name: number }) => made)(${card('')})`,
  },
};
