import { _, Ajv, type AnySchemaObject, type Code, type KeywordCxt, Name } from 'ajv';
import { or } from 'ajv/dist/compile/codegen/index.js';
import standalone from 'ajv/dist/standalone/index.js';
import {
  CALLS_KEYWORD,
  EMPTY_NAME_KEYWORD,
  LISTED_KEYWORD,
  type NormalSchema,
  UNIQUE_KEYWORD,
  type ValidatorCall,
} from '../../model.js';
import { objectLiteral } from '../../print/code/object-literal.js';
import { CANONICAL, CODE_POINTS, EQUAL, FORMAT_SUPPORT } from '../../print/code/validator-support.js';
import { slimConstants } from './slim-constants.js';
import { stopAtFirst } from './stop-at-first.js';

/** The most branches that an expression calls one after the other, inclusive; of more, there is a list. */
const MAX_WRITTEN = 8;

/**
 * Compiles the functions of one validator with ajv, one after the other. None has a `$ref` or a branch left: each calls
 * the others by name, so that ajv never compiles one function inside another.
 */
export class ValidatorCompiler {
  private readonly ajv = new Ajv({
    strict: false,
    logger: false,
    messages: false,
    ownProperties: true,
    validateSchema: false,
    // Code for all errors does not nest; each then becomes a return.
    allErrors: true,
    code: { source: true, esm: true, lines: true },
  });
  /** Declarations of the module by their text, each once. */
  private readonly constants = new Set<string>();
  private lists = 0;

  /** @param format the format's id, for messages. */
  constructor(private readonly format: string) {
    this.define(UNIQUE_KEYWORD, 'array', (cxt) => {
      if (cxt.schema === true) cxt.fail(_`!allDifferent(${cxt.data})`);
    });
    // ajv divides doubles, and would refuse 0.29 as a multiple of 0.01.
    this.define('multipleOf', 'number', (cxt) => cxt.fail(_`!isMultipleOf(${cxt.data}, ${Number(cxt.schema)})`));
    this.define('format', 'string', (cxt) => {
      const check = FORMAT_SUPPORT.get(String(cxt.schema));
      if (check !== undefined) cxt.fail(_`!${new Name(check.name)}(${cxt.data})`);
    });
    this.define('dependentRequired', 'object', (cxt) => {
      const { data, schema } = cxt;
      const has = (name: string): Code => _`Object.prototype.hasOwnProperty.call(${data}, ${name})`;
      for (const [name, others] of Object.entries(schema as Readonly<Record<string, readonly string[]>>))
        for (const other of others) cxt.fail(_`${has(name)} && !${has(other)}`);
    });
    this.define(EMPTY_NAME_KEYWORD, 'object', (cxt) =>
      cxt.fail(_`!Object.prototype.hasOwnProperty.call(${cxt.data}, "")`),
    );
    this.define(LISTED_KEYWORD, undefined, (cxt) => cxt.fail(this.unlisted(cxt)));
    this.define(CALLS_KEYWORD, undefined, (cxt) => {
      for (const call of cxt.schema as readonly ValidatorCall[]) this.call(cxt, call);
    });
  }

  /**
   * @param functions one schema for each function, the document's first.
   * @returns the module's text without the support functions: `validate`, constants, then a function for each schema.
   * @throws {Error} when ajv writes something that `stopAtFirst` does not know.
   */
  compile(functions: readonly NormalSchema[]): string {
    const texts = functions.map((schema, index) => this.functionText(schema, index));
    return [`export const validate = ${nameOf(0)};`, ...this.constants, ...texts].join('\n');
  }

  private functionText(schema: NormalSchema, index: number): string {
    const compiled = this.ajv.compile(schema as AnySchemaObject);
    // ajv numbers functions in the order in which they are compiled.
    const code = standalone.default(this.ajv, compiled);
    if (!code.includes(`\nexport default ${nameOf(index)};\n`))
      throw new Error(`A function of the validator of ${this.format} has another name than its calls.`);
    const lines = code
      .replace(/^"use strict";\nexport const validate = .*;\nexport default .*;\n/, '')
      .replaceAll('require("ajv/dist/runtime/ucs2length").default', CODE_POINTS.name)
      .replaceAll('require("ajv/dist/runtime/equal").default', EQUAL.name);
    const { constants, text } = slimConstants(stopAtFirst(lines, this.format));
    for (const constant of constants) this.constants.add(constant);
    return text;
  }

  private define(
    keyword: string,
    type: 'array' | 'number' | 'object' | 'string' | undefined,
    code: (cxt: KeywordCxt) => void,
  ): void {
    this.ajv.removeKeyword(keyword);
    this.ajv.addKeyword({ keyword, ...(type === undefined ? {} : { type }), code });
  }

  private call(cxt: KeywordCxt, call: ValidatorCall): void {
    const { data } = cxt;
    const passes = (index: number): Code => _`${new Name(nameOf(index))}(${data})`;
    if ('all' in call) for (const index of call.all) cxt.fail(_`!${passes(index)}`);
    else if ('none' in call) cxt.fail(passes(call.none));
    else if ('when' in call) {
      const fails = (index: number | undefined): Code => (index === undefined ? _`false` : _`!${passes(index)}`);
      cxt.fail(_`(${passes(call.when)} ? ${fails(call.yes)} : ${fails(call.no)})`);
    } else if ('given' in call) {
      const pairs = call.given.map(([name, check]) => `[${objectLiteral(name)}, ${nameOf(check)}]`);
      cxt.fail(_`!everyGiven(${data}, ${this.constant(`[${pairs.join(', ')}]`)})`);
    } else if ('counted' in call) {
      const most = call.most ?? _`Infinity`;
      cxt.fail(_`!countsWithin(${data}, ${new Name(nameOf(call.counted))}, ${call.least}, ${most})`);
    } else if ('names' in call) cxt.fail(_`!everyName(${data}, ${new Name(nameOf(call.names))})`);
    else if ('besides' in call) {
      const names = this.constant(`new Set(${objectLiteral(call.besides)})`);
      const patterns = this.constant(`${objectLiteral(call.patterns)}.map((pattern) => new RegExp(pattern, "u"))`);
      const check = call.check === undefined ? 'undefined' : nameOf(call.check);
      cxt.fail(_`!everyOther(${data}, ${names}, ${patterns}, ${new Name(check)})`);
    } else if ('any' in call) {
      cxt.fail(
        call.any.length > MAX_WRITTEN
          ? _`!some(${this.list(call.any)}, ${data})`
          : _`!(${or(...call.any.map(passes))})`,
      );
    } else if ('one' in call) cxt.fail(_`!exactlyOne(${this.list(call.one)}, ${data})`);
    else cxt.fail(_`!tagged(${this.constant(tagMap(call.byValue))}, ${data}, ${call.tag})`);
  }

  private unlisted({ data, schema }: KeywordCxt): Code {
    const values = schema as readonly unknown[];
    if (values.some((value) => typeof value === 'object' && value !== null)) {
      const texts = this.constant(`new Set(${objectLiteral(values)}.map(canonical))`);
      return _`!${texts}.has(${new Name(CANONICAL.name)}(${data}))`;
    }
    return _`!${this.constant(`new Set(${objectLiteral(values)})`)}.has(${data})`;
  }

  private list(functions: readonly number[]): Name {
    return this.constant(`[${functions.map(nameOf).join(', ')}]`);
  }

  private constant(text: string): Name {
    const name = `list${this.lists}`;
    this.lists += 1;
    this.constants.add(`const ${name} = ${text};`);
    return new Name(name);
  }
}

function tagMap(byValue: readonly (readonly [unknown, number])[]): string {
  return `new Map([${byValue.map(([value, index]) => `[${objectLiteral(value)}, ${nameOf(index)}]`).join(', ')}])`;
}

function nameOf(index: number): string {
  return `validate${index}`;
}
