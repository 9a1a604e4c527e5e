// `npm run new-format -- family/document`: a format of a new family that passes every check, to be rewritten.
import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  addToList,
  camelCase,
  formatFiles,
  parseId,
  runScaffold,
  ScaffoldError,
  titleOf,
  writeNew,
} from './scaffold.mjs';
import { root } from './steps.mjs';

const USAGE = 'npm run new-format -- family/document';

await runScaffold(async (args) => {
  if (args.length > 1) throw new ScaffoldError(`\`${args[1]}\` is not expected. Write \`${USAGE}\`.`);
  const [family, document] = parseId(args[0], USAGE);
  const folder = `schemas/${family}`;
  if (existsSync(path.join(root, folder))) {
    throw new ScaffoldError(`\`${folder}\` already exists. Choose another family, or add the document there by hand.`);
  }
  const files = filesOf(family, document);
  writeNew(files);
  const name = camelCase(`${family}-${document}`);
  addToList('schemas/index.ts', `import { ${name} } from './${family}/index.js';`, name);
  await formatFiles(['schemas/index.ts', ...Object.keys(files).filter((file) => file.endsWith('.ts'))]);
  return [
    `Wrote ${folder} and its entry in schemas/index.ts.`,
    'Next:',
    '1. Run `npm run generate`.',
    `2. Add the entry point: src/${family}/index.ts, which exports the generated builders as src/nemu/index.ts does, and \`./${family}\` in the exports of package.json.`,
    '3. Run `npx vitest run test/contracts`.',
    `4. Replace the properties in ${folder}/${document}.schema.ts, the rule, the examples and the texts of the page.`,
    `5. Add rules with \`npm run new-rule -- ${family}/promise\`, and generate again.`,
    '',
  ].join('\n');
});

/** The files of the family, by path from the root. */
function filesOf(family, document) {
  const folder = `schemas/${family}`;
  const invalid = `${family}.distinct-title.same-as-name`;
  const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
  return {
    [`${folder}/index.ts`]: indexSource(family, document),
    [`${folder}/${document}.schema.ts`]: schemaSource(document),
    [`${folder}/${document}.behavior.ts`]: behaviorSource(document),
    [`${folder}/rules/index.ts`]: rulesSource(document),
    [`${folder}/rules/identity/distinct-title.ts`]: ruleSource(family, document),
    [`${folder}/reference/index.ts`]: referenceSource(family, document),
    [`${folder}/examples/index.ts`]: examplesSource(document, invalid),
    [`${folder}/examples/minimal.ts`]: minimalSource(document),
    [`${folder}/examples/valid/minimal.json`]: json({ name: 'first' }),
    [`${folder}/examples/valid/complete.json`]: json({ name: 'first', title: 'The first one' }),
    [`${folder}/examples/invalid/schema.required.no-name.json`]: json({ title: 'The first one' }),
    [`${folder}/examples/invalid/${invalid}.json`]: json({ name: 'first', title: 'first' }),
  };
}

/** `CardManifest` for `card`: the name of the schema and of its type. */
function typeName(document) {
  return `${titleOf(camelCase(document))}Manifest`;
}

function indexSource(family, document) {
  const own = camelCase(document);
  const title = `${titleOf(family)} ${document.replaceAll('-', ' ')}`;
  return `import { defineFormat } from '../../core/format.js';
import { ${own}Behavior } from './${document}.behavior.js';
import { ${typeName(document)} } from './${document}.schema.js';
import { ${own}Examples } from './examples/index.js';
import { ${own}Reference } from './reference/index.js';

/** The format \`${family}/${document}\`. */
export const ${camelCase(`${family}-${document}`)} = defineFormat({
  id: '${family}/${document}',
  title: '${title}',
  description: 'Say here what the document is for, and who reads it.',
  fileNames: ['${family}-${document}.json'],
  schema: ${typeName(document)},
  source: 'schemas/${family}/${document}.schema.ts',
  behavior: ${own}Behavior,
  behaviorFrom: 'schemas/${family}/${document}.behavior.ts#${own}Behavior',
  acceptsSchemaKey: true,
  reference: ${own}Reference,
  examples: ${own}Examples,
});
`;
}

function schemaSource(document) {
  const type = typeName(document);
  return `import { type Static, Type } from '@sinclair/typebox';
import { closed, text } from '../kit/scalars.js';

export const ${type} = closed(
  {
    name: text(60, { description: 'The permanent name, for machines.', examples: ['first'] }),
    title: Type.Optional(text(200, { description: 'The title, for people. Default: the name.' })),
  },
  {
    $id: '${type}',
    title: '${titleOf(document)} manifest',
    description: 'The whole document.',
  },
);

export type ${type} = Static<typeof ${type}>;
`;
}

function behaviorSource(document) {
  const own = camelCase(document);
  return `import type { Behavior } from '../../core/format.js';
import type { ${typeName(document)} } from './${document}.schema.js';
import { ${own}Rules } from './rules/index.js';

/** What validating the document needs besides its schema. */
export const ${own}Behavior: Behavior<${typeName(document)}> = { rules: ${own}Rules };
`;
}

function rulesSource(document) {
  return `import type { AnyRule } from '../../../core/rule.js';
import { distinctTitle } from './identity/distinct-title.js';

/** The promises of the document that its schema cannot state. */
export const ${camelCase(document)}Rules: readonly AnyRule[] = [distinctTitle];
`;
}

function ruleSource(family, document) {
  const type = typeName(document);
  return `import { defineRule } from '../../../../core/rule.js';
import type { ${type} } from '../../${document}.schema.js';
import { minimal } from '../../examples/minimal.js';

export const distinctTitle = defineRule<${type}>({
  id: '${family}/distinct-title',
  severity: 'warning',
  basis: 'advice',
  summary: 'The title differs from the name.',
  rationale: 'A title that repeats the name tells people nothing.',
  fix: 'Write a title for people, or remove it.',
  valid: [{ title: 'a title for people', document: minimal({ title: 'The first one' }) }],
  invalid: [{ title: 'the name again', document: minimal({ title: 'first' }), at: ['/title'] }],
  *check({ name, title }) {
    if (title !== undefined && title === name) yield { path: '/title', message: 'The title only repeats the name.' };
  },
});
`;
}

function referenceSource(family, document) {
  return `import type { ReferenceSection } from '../../../core/format.js';
import complete from '../examples/valid/complete.json' with { type: 'json' };

/** What the reference page says besides properties, rules and examples. */
export const ${camelCase(document)}Reference: readonly ReferenceSection[] = [
  {
    title: 'Names and titles',
    text: 'Machines read the \`name\`, people read the \`title\`.',
    rules: ['${family}/distinct-title'],
    example: { document: complete },
  },
];
`;
}

function examplesSource(document, invalid) {
  return `import type { FormatExample } from '../../../core/format.js';
import sameAsName from './invalid/${invalid}.json' with { type: 'json' };
import noName from './invalid/schema.required.no-name.json' with { type: 'json' };
import complete from './valid/complete.json' with { type: 'json' };
import minimal from './valid/minimal.json' with { type: 'json' };

/** Complete documents: valid ones, and invalid ones with one fault each. */
export const ${camelCase(document)}Examples: readonly FormatExample[] = [
  { name: 'minimal.json', title: 'The smallest document', document: minimal },
  { name: 'complete.json', title: 'A document with every property', document: complete },
  { name: 'schema.required.no-name.json', title: 'A missing name', document: noName },
  { name: '${invalid}.json', title: 'A title that repeats the name', document: sameAsName },
];
`;
}

function minimalSource(document) {
  return `import type { ${typeName(document)} } from '../${document}.schema.js';

/** Returns the smallest valid document, with the given properties added or in place of its own. */
export function minimal(properties: Partial<${typeName(document)}> = {}): ${typeName(document)} {
  return { name: 'first', ...properties };
}
`;
}
