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
  return new Set(items.map(canonical)).size === items.length;
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
