// Prints what the entry points of a built package say of documents: `node verdicts.mjs <dist> <documents.json>`.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const [dist = '', documents = ''] = process.argv.slice(2);
const entry = (name) => import(pathToFileURL(path.join(dist, `${name}.js`)).href);
const [
  { standardSchema, validate, validateText },
  drwn,
  nemu,
  neuralis,
  neurosquad,
  subset,
  { generate },
  { fluentBuilder },
] = await Promise.all(
  ['index', 'drwn', 'nemu', 'neuralis', 'neurosquad', 'safe-subset', 'generator', 'runtime'].map(entry),
);

/** The result of a call, or what it throws. */
async function outcome(call) {
  try {
    return await call();
  } catch (error) {
    return { name: error.name, code: error.code, message: error.message };
  }
}

const builders = {
  'drwn/card': drwn.card,
  'drwn/lock': drwn.lock,
  'nemu/blueprint': nemu.blueprint,
  'neuralis/package': neuralis.pkg,
  'neurosquad/card': neurosquad.card,
  'safe-subset/safe-subset': subset.safeSubset,
};
const { texts, names, format } = JSON.parse(readFileSync(documents, 'utf8'));
const print = (value) => process.stdout.write(`${JSON.stringify(value)}\n`);
for (const { id, text } of texts) {
  const value = JSON.parse(text);
  print({ id, text });
  print(validateText(id, text));
  print(validate(id, value));
  print(standardSchema(id)['~standard'].validate(value));
  print(await outcome(() => builders[id](value)));
}
for (const name of names) {
  const named = JSON.parse(`{${JSON.stringify(name)}:{"type":"string"}}`);
  print({ name });
  print(subset.checkSchema({ properties: named }));
  print(subset.validateValue({ type: 'object', properties: named }, named));
  print(await outcome(() => subset.s.object(named)));
  print(await outcome(() => nemu.input.object(named)));
  print(neuralis.boundCardData({ result: named }));
  print(await outcome(() => drwn.mergeOverlay({ servers: named, ...named }, [{ targets: named }])));
  print(await outcome(() => drwn.stringifyLockfile(named)));
  print(
    await outcome(() =>
      fluentBuilder((input) => input, JSON.parse(`{${JSON.stringify(name)}:{"set":${JSON.stringify(name)}}}`))
        [name](1)
        .build(),
    ),
  );
}
print(await outcome(() => generate([{ ...format, behavior: { rules: [] } }])));
