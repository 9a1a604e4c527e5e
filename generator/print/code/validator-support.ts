import { LIMITS } from '../../../core/limits.js';

/** A helper that a compiled validator includes, so that it needs no package. */
export interface SupportFunction {
  readonly name: string;
  readonly text: string;
}

/** The length of a string in code points, as JSON Schema counts it. */
export const CODE_POINTS: SupportFunction = {
  name: 'codePoints',
  text: `function codePoints(text) {
  let length = text.length;
  for (let index = 0; index < text.length - 1; index += 1) {
    if ((text.charCodeAt(index) & 0xfc00) !== 0xd800 || (text.charCodeAt(index + 1) & 0xfc00) !== 0xdc00) continue;
    length -= 1;
    index += 1;
  }
  return length;
}`,
};

/** A string that is the same for equal JSON values, whatever the order of their properties. */
export const CANONICAL: SupportFunction = {
  name: 'canonical',
  text: `function canonical(value) {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return "[" + value.map(canonical).join(",") + "]";
  return "{" + Object.keys(value).sort().map((key) => JSON.stringify(key) + ":" + canonical(value[key])).join(",") + "}";
}`,
};

/** Whether two JSON values are equal. Calls `canonical`. */
export const EQUAL: SupportFunction = {
  name: 'equal',
  text: `function equal(left, right) {
  return canonical(left) === canonical(right);
}`,
};

/** Whether no two items are equal as JSON values. Calls `canonical`. */
export const ALL_DIFFERENT: SupportFunction = {
  name: 'allDifferent',
  text: `function allDifferent(items) {
  const texts = items.map(canonical);
  // Engines hash longer strings by their length alone.
  const long = texts.filter((text) => text.length > ${LIMITS.keyUnits}).sort();
  const short = texts.filter((text) => text.length <= ${LIMITS.keyUnits});
  return new Set(short).size === short.length && long.every((text, index) => index === 0 || text !== long[index - 1]);
}`,
};

/** Whether a number is a multiple of a step, both read as decimals. */
export const IS_MULTIPLE_OF: SupportFunction = {
  name: 'isMultipleOf',
  text: `function isMultipleOf(value, step) {
  if (Number.isSafeInteger(value) && Number.isSafeInteger(step)) return value % step === 0;
  const parts = (number) => /^-?(\\d+)(?:\\.(\\d+))?(?:e([+-]?\\d+))?$/.exec(String(number));
  const left = parts(value);
  const right = parts(step);
  if (left === null || right === null) return false;
  const exponent = ([, , fraction = "", power = "0"]) => Number(power) - fraction.length;
  const shift = exponent(left) - exponent(right);
  const dividend = BigInt(left[1] + (left[2] ?? "")) * 10n ** BigInt(Math.max(0, shift));
  const divisor = BigInt(right[1] + (right[2] ?? "")) * 10n ** BigInt(Math.max(0, -shift));
  return dividend % divisor === 0n;
}`,
};

const IS_REAL_SECOND: SupportFunction = {
  name: 'isRealSecond',
  text: `function isRealSecond(text) {
  const found = /(\\d\\d):(\\d\\d):60(?:\\.\\d+)?(?:[Zz]|([+-]\\d\\d):(\\d\\d))$/.exec(text);
  if (found === null) return true;
  const [, hour, minute, zoneHour = "+00", zoneMinute = "00"] = found;
  const offset = Number(zoneHour) * 60 + Number(zoneHour[0] + zoneMinute);
  return (Number(hour) * 60 + Number(minute) - offset + 2880) % 1440 === 1439;
}`,
};

const IS_REGEX: SupportFunction = {
  name: 'isRegex',
  text: String.raw`function isRegex(text) {
  const compiles = (source) => {
    try {
      new RegExp(source, "u");
      return true;
    } catch {
      return false;
    }
  };
  // Engines take long to read a property of characters, so each is read once.
  const known = new Set();
  const isProperty = (property) => {
    if (!known.has(property) && compiles("\\" + property)) known.add(property);
    return known.has(property);
  };
  const short = (whole, property) => (property !== undefined && isProperty(property) ? "\\d" : whole);
  return text.length <= ${LIMITS.regexUnits} && compiles(text.replace(/\\(?:([pP]\{[^{}]{1,100}\})|[\s\S])/g, short));
}`,
};

/** The text of each function in `FORMAT_CHECKS`, by the format. */
export const FORMAT_SUPPORT: ReadonlyMap<string, SupportFunction> = new Map([
  ['date-time', IS_REAL_SECOND],
  ['regex', IS_REGEX],
  ['time', IS_REAL_SECOND],
]);

/** Whether one of many functions accepts a value. */
const SOME: SupportFunction = {
  name: 'some',
  text: `function some(checks, value) {
  for (const check of checks) if (check(value)) return true;
  return false;
}`,
};

/** Whether one function, and no other, accepts a value. */
const EXACTLY_ONE: SupportFunction = {
  name: 'exactlyOne',
  text: `function exactlyOne(checks, value) {
  let found = false;
  for (const check of checks) {
    if (!check(value)) continue;
    if (found) return false;
    found = true;
  }
  return found;
}`,
};

/** Whether the function for the value of a property accepts an object. */
const TAGGED: SupportFunction = {
  name: 'tagged',
  text: `function tagged(checks, value, tag) {
  if (typeof value !== "object" || value === null || !Object.prototype.hasOwnProperty.call(value, tag)) return false;
  const check = checks.get(value[tag]);
  return check !== undefined && check(value);
}`,
};

/** Whether an object is accepted by the function of each property that it has. */
const EVERY_GIVEN: SupportFunction = {
  name: 'everyGiven',
  text: `function everyGiven(value, checks) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return true;
  for (const [name, check] of checks)
    if (Object.prototype.hasOwnProperty.call(value, name) && !check(value)) return false;
  return true;
}`,
};

/** Whether a function accepts so many items of an array. */
const COUNTS_WITHIN: SupportFunction = {
  name: 'countsWithin',
  text: `function countsWithin(value, check, least, most) {
  if (!Array.isArray(value)) return true;
  let found = 0;
  for (const item of value) {
    if (!check(item)) continue;
    found += 1;
    if (found > most) return false;
    if (found >= least && most === Infinity) return true;
  }
  return found >= least;
}`,
};

/** Whether a function accepts the name of each property. */
const EVERY_NAME: SupportFunction = {
  name: 'everyName',
  text: `function everyName(value, check) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return true;
  for (const name in value) if (Object.prototype.hasOwnProperty.call(value, name) && !check(name)) return false;
  return true;
}`,
};

/** Whether a function accepts each property with another name; without a function, whether there is none. */
const EVERY_OTHER: SupportFunction = {
  name: 'everyOther',
  text: `function everyOther(value, names, patterns, check) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return true;
  for (const name of Object.keys(value)) {
    if (names.has(name) || patterns.some((pattern) => pattern.test(name))) continue;
    if (check === undefined || !check(value[name])) return false;
  }
  return true;
}`,
};

/** The support functions that the code of a validator calls. */
export function supportFor(code: string): readonly SupportFunction[] {
  const uses = ({ name }: SupportFunction): boolean => new RegExp(`\\b${name}\\b`).test(code);
  const needsCanonical = [EQUAL, ALL_DIFFERENT, CANONICAL].some(uses);
  return [
    CODE_POINTS,
    EQUAL,
    ALL_DIFFERENT,
    IS_MULTIPLE_OF,
    IS_REAL_SECOND,
    IS_REGEX,
    SOME,
    EXACTLY_ONE,
    TAGGED,
    EVERY_GIVEN,
    COUNTS_WITHIN,
    EVERY_NAME,
    EVERY_OTHER,
  ]
    .filter(uses)
    .concat(needsCanonical ? [CANONICAL] : []);
}
