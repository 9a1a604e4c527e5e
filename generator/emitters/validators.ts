import { _, Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { EMPTY_NAME_KEYWORD, type Emitter, type FormatModel, type NormalSchema, UNIQUE_KEYWORD } from '../model.js';
import { codeBanner } from '../print/code/banner.js';
import { objectLiteral } from '../print/code/object-literal.js';
import {
  ALL_DIFFERENT,
  CANONICAL,
  CODE_POINTS,
  EQUAL,
  IS_MULTIPLE_OF,
  type SupportFunction,
} from '../print/code/validator-support.js';
import { fromEntries } from '../schema-walk.js';

/** Prints the validator of the structure as one module: no imports, own properties only, stops at the first fault. */
export const validators: Emitter = {
  name: 'validators',
  async emit(models, context) {
    const files = await Promise.all(
      models.map(async (model) => {
        const path = `${model.family}/${model.document}.validator`;
        const banner = codeBanner(model.source, context.command);
        return [
          { path: `${path}.js`, text: printValidator(model, banner) },
          {
            path: `${path}.d.ts`,
            text: `${banner}/** Whether the value has the structure of a ${model.typeName}. */\nexport declare const validate: (value: unknown) => boolean;\n`,
          },
        ];
      }),
    );
    return files.flat();
  },
};

function printValidator(model: FormatModel, banner: string): string {
  const ajv = new Ajv({
    strict: false,
    logger: false,
    messages: false,
    ownProperties: true,
    validateSchema: false,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true },
  });
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword({
    keyword: UNIQUE_KEYWORD,
    type: 'array',
    schemaType: 'boolean',
    code(cxt) {
      if (cxt.schema === true) cxt.fail(_`!allDifferent(${cxt.data})`);
    },
  });
  // ajv divides doubles, and would refuse 0.29 as a multiple of 0.01.
  ajv.removeKeyword('multipleOf');
  ajv.addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    schemaType: 'number',
    code(cxt) {
      cxt.fail(_`!isMultipleOf(${cxt.data}, ${Number(cxt.schema)})`);
    },
  });
  ajv.addKeyword({
    keyword: EMPTY_NAME_KEYWORD,
    type: 'object',
    schemaType: 'boolean',
    code(cxt) {
      cxt.fail(_`!Object.prototype.hasOwnProperty.call(${cxt.data}, "")`);
    },
  });
  const id = 'urn:letterpress:validator';
  ajv.addSchema({ ...model.validatorSchema, $id: id });
  const compiled = standalone.default(ajv, { validate: id });
  const code = asserted(
    model,
    slimSchemas(
      withoutErrorDetails(
        compiled
          .replace(/^"use strict";\n?/, '')
          .replace(/require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g, CODE_POINTS.name)
          .replace(/require\("ajv\/dist\/runtime\/equal"\)\.default/g, EQUAL.name)
          .replace(/\/\*# sourceURL="[^"]*" \*\/;?/g, ''),
      ),
    ),
  );
  return `${[banner, ...supportFor(code).map((support) => support.text), code]
    .join('\n')
    .replace(/\n{2,}/g, '\n')
    .trimEnd()}\n`;
}

/**
 * ajv writes one statement per line, and builds an error object with a path for each error. The validator needs
 * neither: every error becomes `0`, and no call passes a path.
 */
function withoutErrorDetails(code: string): string {
  return code
    .split('\n')
    .map((line) =>
      line
        .replace(
          /^(function \w+\(data), \{instancePath="", parentData, parentDataProperty, rootData=data\}=\{\}\)\{/,
          '$1){',
        )
        .replace(/^const (err\d+) = \{instancePath.*\};$/, 'const $1 = 0;')
        .replace(/^(validate\d+\.errors = )\[\{instancePath.*\}\];$/, '$1[0];')
        .replace(/^if\(!\(((?:wrapper\d+\.)?validate\d*)\((.+?), \{instancePath[:,].*\}\)\)\)\{$/, 'if(!($1($2))){'),
    )
    .join('\n');
}

/** ajv keeps each compiled schema as a constant; only the parts that the code reads are kept. */
function slimSchemas(code: string): string {
  return code
    .split('\n')
    .flatMap((line) => {
      const [, name, text] = /^const (schema\d+) = (\{.*\});$/.exec(line) ?? [];
      if (name === undefined || text === undefined) return [line];
      const used = new Set([...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, keyword]) => keyword));
      const isUsedWhole = new RegExp(`\\b${name}\\b(?!\\.\\w| = )`).test(code);
      if (isUsedWhole) return [line];
      const kept = Object.entries(JSON.parse(text) as NormalSchema).filter(([keyword]) => used.has(keyword));
      if (kept.length === 0) return [];
      // Of `properties` only the names are read, unless a constant inside it is compared.
      const isReadInto = new RegExp(`\\b${name}\\.properties[.[]`).test(code);
      const slim = kept.map(([keyword, value]): [string, unknown] =>
        keyword === 'properties' && !isReadInto
          ? [keyword, fromEntries(Object.keys(value as object).map((key) => [key, 0]))]
          : [keyword, value],
      );
      return [`const ${name} = ${objectLiteral(Object.fromEntries(slim))};`];
    })
    .join('\n');
}

/** What ajv writes for its errors, and what only a bundler or Node's own loader would understand. */
const LEFT_OVER = /\b(?:instancePath|parentDataProperty|rootData|require)\b\s*[(:=,}]/;

/**
 * The rewriting above reads the text of one version of ajv. Where that text changes, it must be seen here and not by
 * whoever runs a validator that is slow, or not a module.
 *
 * @throws {Error} when something of it is left.
 */
function asserted(model: FormatModel, code: string): string {
  const line = code.split('\n').find((candidate) => LEFT_OVER.test(candidate.replace(/"(?:[^"\\]|\\.)*"/g, '""')));
  if (line === undefined) return code;
  throw new Error(`The validator of ${model.id} still holds what ajv writes for errors: ${line.slice(0, 200)}`);
}

function supportFor(code: string): SupportFunction[] {
  const uses = (support: SupportFunction): boolean => code.includes(support.name);
  const needsCanonical = uses(EQUAL) || uses(ALL_DIFFERENT);
  return [CODE_POINTS, EQUAL, ALL_DIFFERENT, IS_MULTIPLE_OF].filter(uses).concat(needsCanonical ? [CANONICAL] : []);
}
