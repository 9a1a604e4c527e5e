// `npm run new-rule -- family/promise [--topic TOPIC]`: a rule that passes every check, to be rewritten.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createJiti } from 'jiti';
import {
  addToList,
  camelCase,
  formatFiles,
  isName,
  parseId,
  runScaffold,
  ScaffoldError,
  writeNew,
} from './scaffold.mjs';
import { root } from './steps.mjs';

const USAGE = 'npm run new-rule -- family/promise [--topic TOPIC]';

await runScaffold(async (args) => {
  const { id, topic: chosen } = parseArguments(args);
  const [family, promise] = parseId(id, USAGE);
  if (!promise.includes('-')) {
    throw new ScaffoldError(
      `\`${promise}\` does not say what is promised. Use two words or more, such as \`unique-names\`.`,
    );
  }
  const { REGISTRY } = await load('generated/registry.ts');
  const formats = Object.values(REGISTRY).filter((format) => format.id.startsWith(`${family}/`));
  if (formats.length === 0) {
    const known = [...new Set(Object.keys(REGISTRY).map((format) => format.split('/')[0]))].join(', ');
    throw new ScaffoldError(`\`${family}\` is not a family of this repository. Known families: ${known}.`);
  }
  await assertNew(id, formats);
  const { folder, topic, format } = placeOf(family, chosen, formats);
  const index = `${folder}/index.ts`;
  const file = `${folder.endsWith(`/rules/${topic}`) ? folder : `${folder}/${topic}`}/${promise}.ts`;
  const example = await findExample(format, promise);
  writeNew({ [file]: ruleSource(id, file, documentType(folder, file), example) });
  const specifier = `./${path.posix.relative(folder, file).replace(/\.ts$/, '.js')}`;
  addToList(index, `import { ${camelCase(promise)} } from '${specifier}';`, camelCase(promise));
  await formatFiles([file, index]);
  return [
    `Wrote ${file} and its entry in ${index}.`,
    'Next:',
    `1. Replace the texts, the examples and \`check\` in ${file}, and move the entry to where a reader expects it.`,
    '2. Run `npm run generate`.',
    '3. Run `npx vitest run test/contracts`.',
    '',
  ].join('\n');
});

function parseArguments(args) {
  const at = args.indexOf('--topic');
  const rest = at === -1 ? args : args.toSpliced(at, 2);
  const topic = at === -1 ? undefined : (args[at + 1] ?? '');
  if (topic !== undefined && !isName(topic)) {
    throw new ScaffoldError(`\`${topic}\` is not a valid topic. Write one name in lower case with single dashes.`);
  }
  if (rest.length > 1) throw new ScaffoldError(`\`${rest[1]}\` is not expected. Write \`${USAGE}\`.`);
  return { id: rest[0], topic };
}

function load(file) {
  return createJiti(import.meta.url).import(path.join(root, file));
}

/** A rule's id is unique among the rules and other codes of all documents of its family. */
async function assertNew(id, formats) {
  for (const { behavior } of formats) {
    const isTaken = behavior.rules.some((rule) => rule.id === id) || (await behavior.codes?.())?.has(id);
    if (isTaken)
      throw new ScaffoldError(`The code \`${id}\` already exists. Codes are permanent: choose another name.`);
  }
}

/** The folder whose `index.ts` lists the rule, the folder of the rule below `rules/`, and the format that gets it. */
function placeOf(family, topic, formats) {
  const rules = `schemas/${family}/rules`;
  const [only] = formats;
  if (existsSync(path.join(root, rules, 'index.ts'))) return { folder: rules, topic: topic ?? 'general', format: only };
  // A family of several documents has a list for each, and no topics below.
  const documents = formats
    .map(({ id }) => id.split('/')[1])
    .filter((name) => existsSync(path.join(root, rules, name, 'index.ts')));
  if (documents.length === 0)
    throw new ScaffoldError(`\`${family}\` has no list of rules: \`${rules}/index.ts\` does not exist.`);
  if (!documents.includes(topic)) {
    throw new ScaffoldError(
      `\`${family}\` has rules for several documents. Pass ${documents.map((name) => `\`--topic ${name}\``).join(' or ')}.`,
    );
  }
  return { folder: `${rules}/${topic}`, topic, format: formats.find(({ id }) => id === `${family}/${topic}`) };
}

/** The type that the neighbouring rules give to their document, and the import of it. */
function documentType(folder, file) {
  for (const entry of readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.ts')) continue;
    const place = path.join(entry.parentPath, entry.name);
    const text = readFileSync(place, 'utf8');
    const name = /defineRule<(\w+)>/.exec(text)?.[1];
    const specifier = new RegExp(`import type \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(text)?.[1];
    if (name === undefined || specifier === undefined) continue;
    const target = path.join(path.dirname(place), specifier);
    const relative = path
      .relative(path.dirname(path.join(root, file)), target)
      .split(path.sep)
      .join('/');
    return { name, importLine: `import type { ${name} } from '${relative}';` };
  }
  return { name: 'unknown', importLine: '' };
}

/**
 * A valid example of the format and a string in it that can get an ending without breaking any other rule, so that
 * only the new rule tells the two apart.
 */
async function findExample(runtime, promise) {
  const { FORMATS } = await load('schemas/index.ts');
  const { validate } = await load('src/runtime/index.ts');
  const { pointer } = await load('core/json/pointer.ts');
  const isClean = (document) => validate(runtime, document).issues.length === 0;
  const documents = (FORMATS.find(({ id }) => id === runtime.id)?.examples ?? [])
    .map(({ document }) => document)
    .filter((document) => (runtime.behavior.select?.(document).base ?? '') === '' && isClean(document))
    .sort((left, right) => JSON.stringify(left).length - JSON.stringify(right).length);
  // The first ending is for texts, the others are for names and paths.
  for (const ending of [` (${promise})`, `-${promise}`, `/${promise}`]) {
    for (const document of documents) {
      for (const { segments, text } of stringsIn(document)) {
        const changed = structuredClone(document);
        const parent = segments.slice(0, -1).reduce((value, name) => value[name], changed);
        parent[segments.at(-1)] = `${text}${ending}`;
        if (isClean(changed)) return { document, changed, ending, at: pointer('', ...segments) };
      }
    }
  }
  throw new ScaffoldError(
    `No example of \`${runtime.id}\` has a string that can be changed freely. Add one to its examples.`,
  );
}

function stringsIn(document) {
  const found = [];
  const open = [{ segments: [], value: document }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { segments, value } = next;
    if (typeof value === 'string' && segments.length > 0) found.push({ segments, text: value });
    if (typeof value !== 'object' || value === null) continue;
    for (const name of Object.keys(value)) open.push({ segments: [...segments, name], value: value[name] });
  }
  return found.sort((left, right) => left.segments.length - right.segments.length);
}

function ruleSource(id, file, { name, importLine }, { document, changed, ending, at }) {
  const promise = id.split('/')[1];
  const core = path.posix.relative(path.posix.dirname(file), 'core');
  return `import { valueAt } from '${core}/json/pointer.js';
import { defineRule } from '${core}/rule.js';
${importLine}

export const ${camelCase(promise)} = defineRule<${name}>({
  id: '${id}',
  severity: 'warning',
  basis: 'advice',
  summary: ${JSON.stringify(`\`${at}\` does not end in \`${ending.trim()}\`.`)},
  rationale: 'This ending is a placeholder: say here why the platform cares.',
  fix: 'Remove the ending.',
  valid: [{ title: 'another ending', document: ${JSON.stringify(document)} }],
  invalid: [{ title: 'the ending', document: ${JSON.stringify(changed)}, at: [${JSON.stringify(at)}] }],
  *check(document) {
    const path = ${JSON.stringify(at)};
    const text = valueAt(document, path);
    if (typeof text === 'string' && text.endsWith(${JSON.stringify(ending)})) {
      yield { path, message: \`\\\`\${path}\\\` ends in ${`\\\`${ending.trim()}\\\``}.\` };
    }
  },
});
`;
}
