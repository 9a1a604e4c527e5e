import { isPlainObject } from '../../../core/json/own.js';
import { describeBriefly } from '../../../core/words/describe.js';
import { showCount } from '../../../core/words/list.js';
import { nearest } from '../../../core/words/nearest.js';
import { quote, quoteName } from '../../../core/words/quote.js';
import { canonicalText } from '../read/canonical-text.js';
import { plainList } from '../read/plain-list.js';
import { readJson } from '../read/read-json.js';
import type { Limit, LimitName, SubsetTable } from '../tables/subset-table.js';
import { checkReference } from './check-reference.js';
import type { Fault } from './subset-finding.js';
import { codeOf } from './subset-finding.js';

export interface KeywordContext {
  readonly table: SubsetTable;
  /** The definitions in `$defs` of the root schema. */
  readonly definitions: ReadonlyMap<string, unknown>;
  /** Whether to look for the keyword that was meant by an unknown one. */
  readonly suggests: boolean;
}

/** Checks one keyword of a schema object on its own; schemas inside its value are checked separately. */
export function checkKeyword(name: string, value: unknown, context: KeywordContext): Fault | undefined {
  const { table } = context;
  if (Object.hasOwn(table.annotations, name)) return checkAnnotation(name, value, table);
  const keyword = Object.hasOwn(table.keywords, name) ? table.keywords[name] : undefined;
  if (keyword === undefined) return rejectKeyword(name, context);
  const expected = (constraint: string, hint?: string): Fault => ({
    code: codeOf(name),
    message: `\`${name}\` is ${describeBriefly(value)}, not ${constraint}.`,
    hint: hint ?? unquoted(value),
  });
  switch (keyword.value) {
    case 'types':
      return checkTypes(name, value, table);
    case 'values':
      return checkValues(name, value, table);
    case 'value':
      return checkValue(name, value, table);
    case 'reference':
      return checkReference(name, value, context.definitions);
    case 'schema':
    case 'schema-or-flag':
      return undefined;
    case 'schema-map':
      return !isPlain(value) ? expected('an object with schemas by name') : undefined;
    case 'branches':
      return checkBranches(name, value, table);
    case 'names':
      return checkNames(name, value);
    case 'flag':
      return typeof value === 'boolean' ? undefined : expected('`true` or `false`');
    case 'format':
      return checkFormat(name, value, table);
    case 'count':
      return isNumber(value) && Number.isInteger(value) && value >= 0 ? undefined : expected('an integer of 0 or more');
    case 'number':
      return isNumber(value) ? undefined : expected('a finite number');
    case 'positive':
      return isNumber(value) && value > 0 ? undefined : expected('a number greater than 0');
    default:
      return keyword.value satisfies never;
  }
}

/** The hint for a number or a boolean that was written as a string. */
function unquoted(value: unknown): string | undefined {
  const isMeant = typeof value === 'string' && /^(?:true|false|-?[0-9]{1,15}(?:\.[0-9]{1,15})?)$/.test(value);
  return isMeant ? `Write \`${value}\` without quotes.` : undefined;
}

function checkAnnotation(name: string, value: unknown, table: SubsetTable): Fault | undefined {
  if (table.annotations[name]?.value !== 'text' || typeof value === 'string') return undefined;
  return {
    code: codeOf(name),
    message: `\`${name}\` is ${describeBriefly(value)}, not a string.`,
    hint: 'Write a string; strings in a schema cannot be localized.',
    basis: 'platform',
  };
}

function rejectKeyword(name: string, { table, suggests }: KeywordContext): Fault {
  const known = Object.hasOwn(table.refused, name) ? table.refused[name] : undefined;
  if (known !== undefined) {
    return { code: codeOf(name), message: `\`${name}\` is not allowed: ${known.reason}.`, hint: known.fix };
  }
  const meant = suggests
    ? nearest(name, [...Object.keys(table.keywords), ...Object.keys(table.annotations)])
    : undefined;
  return {
    code: codeOf('unknownKeyword'),
    message: `The keyword ${quoteName(name)} is not in the safe subset.`,
    hint: meant === undefined ? 'Remove it: the subset has a fixed list of keywords.' : `Did you mean \`${meant}\`?`,
  };
}

function checkTypes(name: string, value: unknown, table: SubsetTable): Fault | undefined {
  const allowed: readonly string[] = table.types;
  const given = plainList(value) ?? [value];
  const wrong = given.find((each) => typeof each !== 'string' || !allowed.includes(each));
  if (given.length > 0 && !given.some((each) => each === wrong)) return undefined;
  const meant = typeof wrong === 'string' ? nearest(wrong, allowed) : undefined;
  const list = allowed.map((type) => `\`${type}\``).join(', ');
  return {
    code: codeOf(name),
    message:
      given.length === 0
        ? `\`${name}\` is an empty array.`
        : `\`${name}\` contains ${describeBriefly(wrong)}, which is not a type.`,
    hint: meant === undefined ? `Use one of ${list}, or an array of these.` : `Did you mean \`${meant}\`?`,
  };
}

function checkValues(name: string, value: unknown, table: SubsetTable): Fault | undefined {
  const { enumOptions, enumChars } = table.limits;
  const options = plainList(value);
  if (options === undefined || options.length === 0) {
    const given = options === undefined ? describeBriefly(value) : 'an empty array';
    return {
      code: codeOf(name),
      message: `\`${name}\` is ${given}, not an array of values.`,
      hint: `List 1 to ${enumOptions.max} values.`,
    };
  }
  if (options.length > enumOptions.max) return overLimit(name, 'enumOptions', options.length, enumOptions);
  return checkSize(name, options, table, 'enumChars', enumChars);
}

function checkValue(name: string, value: unknown, table: SubsetTable): Fault | undefined {
  return checkSize(name, value, table, 'constChars', table.limits.constChars);
}

function checkSize(
  name: string,
  value: unknown,
  { limits }: SubsetTable,
  limitName: LimitName,
  limit: Limit,
): Fault | undefined {
  const read = readJson(value, { depth: limits.valueDepth.max, parts: limits.valueParts.max });
  if (read.ok) {
    const { length } = canonicalText(read.node);
    return length > limit.max ? overLimit(name, limitName, length, limit) : undefined;
  }
  switch (read.fault) {
    case 'kind':
      return {
        code: codeOf(name),
        message: `\`${name}\` contains a value that is not JSON${read.path === '' ? '' : `, at ${quote(read.path)}`}.`,
        hint: 'Use only strings, finite numbers, booleans, `null`, arrays and plain objects.',
        basis: 'platform',
      };
    case 'depth':
      return { ...overLimit(name, 'valueDepth', limits.valueDepth.max + 1, limits.valueDepth), code: codeOf(name) };
    case 'parts':
      return { ...overLimit(name, 'valueParts', limits.valueParts.max + 1, limits.valueParts), code: codeOf(name) };
    default:
      return read.fault satisfies never;
  }
}

function checkBranches(name: string, value: unknown, { limits }: SubsetTable): Fault | undefined {
  const branches = plainList(value);
  if (branches !== undefined && branches.length > limits.branches.max) {
    return overLimit(name, 'branches', branches.length, limits.branches);
  }
  if (branches !== undefined && branches.length > 0) return undefined;
  return {
    code: codeOf(name),
    message: `\`${name}\` is ${branches === undefined ? describeBriefly(value) : 'an empty array'}, not an array of schemas.`,
    hint: `List 1 to ${limits.branches.max} schemas.`,
  };
}

function checkNames(name: string, value: unknown): Fault | undefined {
  const names = plainList(value);
  const wrong = names?.findIndex((each) => typeof each !== 'string') ?? -1;
  if (names !== undefined && wrong === -1) return undefined;
  return {
    code: codeOf(name),
    message:
      names === undefined
        ? `\`${name}\` is ${describeBriefly(value)}, not an array of property names.`
        : `\`${name}\` contains ${describeBriefly(names[wrong])} at index ${wrong}, which is not a string.`,
    hint:
      typeof value === 'boolean'
        ? 'List the names of the required properties next to `properties`, on the object that has them.'
        : 'List the names of the required properties.',
  };
}

function checkFormat(name: string, value: unknown, { formats }: SubsetTable): Fault | undefined {
  if (typeof value === 'string' && Object.hasOwn(formats, value)) return undefined;
  const known = Object.keys(formats);
  const meant = typeof value === 'string' ? nearest(value, known) : undefined;
  return {
    code: codeOf(name),
    message: `\`${name}\` is ${describeBriefly(value)}, which is not a format of the subset.`,
    hint:
      meant === undefined
        ? `Use one of ${known.map((each) => `\`${each}\``).join(', ')}.`
        : `Did you mean \`${meant}\`?`,
  };
}

function overLimit(name: string, limitName: LimitName, count: number, limit: Limit): Fault {
  return {
    code: codeOf(limitName),
    message: `\`${name}\` has ${showCount(count)} ${limit.unit}; at most ${showCount(limit.max)} are allowed.`,
    hint: limit.fix,
    basis: limit.basis,
  };
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isPlain(value: unknown): boolean {
  try {
    return isPlainObject(value);
  } catch {
    return false;
  }
}
