/** Something that is written once, and must not be written again elsewhere. */
export interface OnePlace {
  /** What it is, to stand after "writes". */
  readonly what: string;
  /** The one file that has it. */
  readonly home: string;
  /** How code looks that writes it again. */
  readonly again: RegExp;
  /** Code that must be found, to prove that the pattern bites; each is one violation. */
  readonly planted: readonly string[];
  /** Code that looks alike and is fine. */
  readonly fine?: readonly string[];
  /** Files that may write it all the same, with the reason; one that no longer does must be taken out. */
  readonly exceptions?: Readonly<Record<string, string>>;
}

const CODE_UNITS = 'the code-unit order is what the released drwn has';
const PRINTED = 'text of a helper that compiled validators carry; a test holds it to the one in core';
const DISK = 'the order in which a folder is read, by code unit: no printed order';
const BUILDERS = 'belongs to the reworking of builders, which copy a value three times';

const VALUE = String.raw`(\w+(?:\.\w+)*)`;

export const ONE_PLACE: readonly OnePlace[] = [
  {
    what: 'the reading of an address (`parseUrl`)',
    home: 'core/words/parse-url.ts',
    again: /URL\.canParse\(|new URL\((?!.*import\.meta)/g,
    planted: ['if (!URL.canParse(text)) return;', 'const { host } = new URL(text);'],
    fine: ["new URL('../a.json', import.meta.url)"],
  },
  {
    what: 'a test for an object that is not an array (`isObject`)',
    home: 'core/json/own.ts',
    again: new RegExp(String.raw`typeof ${VALUE} [!=]== 'object'[^;{}]*?Array\.isArray\(\1\)`, 'g'),
    planted: [
      "return typeof value === 'object' && value !== null && !Array.isArray(value);",
      "if (typeof node.items !== 'object' ||\n  node.items === null || Array.isArray(node.items)) return;",
    ],
    fine: ["if (typeof value === 'object' && !Array.isArray(other)) return;"],
    exceptions: { 'src/runtime/build/part.ts': BUILDERS },
  },
  {
    what: 'a test for a plain object (`isPlainObject`)',
    home: 'core/json/own.ts',
    again: /\.getPrototypeOf\(|\bin\s*\[null, Object\.prototype\]/g,
    planted: ['const prototype: unknown = Object.getPrototypeOf(value);', 'Reflect.getPrototypeOf(value) === null'],
    exceptions: { 'core/json/plain.ts': 'names the class of an object that is not plain' },
  },
  {
    what: 'a look-up of an own member (`own`, `childAt`)',
    home: 'core/json/own.ts',
    again: /Object\.hasOwn\((\w+), (\w+)\)\s*\?\s*Reflect\.get\(\1, \2\)/g,
    planted: ['return isObject(value) && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;'],
  },
  {
    what: 'the setting of a member under any name (`setOwn`)',
    home: 'core/json/own.ts',
    again: /Object\.defineProperty\([^;]*?enumerable: true/g,
    planted: ['Object.defineProperty(target, key, { value, configurable: true, enumerable: true, writable: true });'],
    fine: ['Object.defineProperty(document, FORMAT, { value: format.id });'],
  },
  {
    what: 'the names that every object inherits (`INHERITED_NAMES`)',
    home: 'core/json/inherited-names.ts',
    again: /['"]__defineGetter__['"]/g,
    planted: ["const NAMES = ['__defineGetter__', '__proto__'];"],
  },
  {
    what: 'the escapes of a pointer (`escapeSegment`, `unescapeSegment`)',
    home: 'core/json/pointer.ts',
    again: /(?:replace|replaceAll)\((?:\/~[01]\/g|'~[01]'|[^,()]*, '~[01]')/g,
    planted: [
      "name.replace(/~1/g, '/')",
      "name.replaceAll('~0', '~')",
      "name.replace(/~/g, '~0')",
      "name.replaceAll('/', '~1')",
    ],
  },
  {
    what: 'the way along a pointer (`valueAt`, `hasValueAt`, `childAt`)',
    home: 'core/json/pointer.ts',
    again: /of segmentsOf\([^;]*?(?:Object\.hasOwn|Reflect\.get)\(/g,
    planted: ['for (const segment of segmentsOf(path)) {\n  if (!Object.hasOwn(value, segment)) return false;'],
  },
  {
    what: 'a canonical text (`canonical`, `writeCanonical`)',
    home: 'core/json/canonical.ts',
    again: /Object\.(?:entries|keys)\([^()]*\)\s*\.(?:sort|toSorted)\(/g,
    planted: ['Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))', 'Object.keys(value)\n  .toSorted()'],
    exceptions: { 'generator/print/code/validator-support.ts': PRINTED },
  },
  {
    what: 'arithmetic with surrogates (`isSurrogate`, `codePoints`)',
    home: 'core/words/surrogates.ts',
    again: /0xd[89a-f][0-9a-f]{2}\b|0xfc00\b|\[\^?\\u(?:\{)?d[89a-f][0-9a-f]{2}/gi,
    planted: ['unit >= 0xd800', 'unit <= 0xDFFF', '(unit & 0xfc00)', '/[\\uD800-\\uDBFF]/.test(text)'],
    fine: ["document: minimal({ name: 'Link \\ud83d' })", '0xd8'],
    exceptions: { 'generator/print/code/validator-support.ts': PRINTED },
  },
  {
    what: 'a count of code points (`codePoints`)',
    home: 'core/json/lengths.ts',
    again: /Array\.from\((?:[^()]|\([^()]*\))*\)\.length|\[\.\.\.\w+(?:\.\w+)*(?:\([^()]*\))?\]\.length/g,
    planted: ['Array.from(text.slice(0, end)).length', '[...value].length', '[...text.slice(1)].length'],
    fine: ['[...new Set(names)].length', 'Array.from({ length: 3 })'],
  },
  {
    what: 'a count of UTF-8 bytes (`utf8Length`)',
    home: 'core/json/lengths.ts',
    again: /Buffer\.byteLength\(|\.encode\((?:[^()]|\([^()]*\))*\)\.(?:byteLength|length)/g,
    planted: ['Buffer.byteLength(text)', 'new TextEncoder().encode(text).length', 'encoder.encode(at(0)).byteLength'],
  },
  {
    what: 'the first letter in another case (`capitalize`, `uncapitalize`)',
    home: 'core/words/capitalize.ts',
    again: /(?:charAt\(0\)|slice\(0, 1\)|\[0\]|\bfirst)\??\.to(?:Upper|Lower)Case\(\)\s*(?:\+|\}\$\{)/g,
    planted: [
      'text.charAt(0).toUpperCase() + text.slice(1)',
      `\`\${word.slice(0, 1).toUpperCase()}\${word.slice(1)}\``,
      'text[0]?.toLowerCase() + text.slice(1)',
      'first.toUpperCase() + rest',
    ],
    fine: ['if (segments[0]?.toLowerCase() === RESERVED_FOLDER) return;'],
  },
  {
    what: 'words joined as in a sentence (`listWords`)',
    home: 'core/words/list.ts',
    again: /slice\(0, -1\)\.join\(/g,
    planted: [`\`\${words.slice(0, -1).join(', ')} or \${words.at(-1)}\``],
  },
  {
    what: 'commas between thousands (`showCount`)',
    home: 'core/words/list.ts',
    again: /\(\?:\\d\{3\}\)\+|toLocaleString\(\)|Intl\.NumberFormat/g,
    planted: [String.raw`String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')`, 'count.toLocaleString()'],
  },
  {
    what: "a noun's plural after a count (`count`)",
    home: 'core/words/list.ts',
    again: /=== 1 \? '' : 's'/g,
    planted: [`\`\${amount} \${unit}\${amount === 1 ? '' : 's'}\``],
  },
  {
    what: 'the name of a code point (`codePointName`)',
    home: 'core/words/quote.ts',
    again: /`U\+\$\{/g,
    planted: [`\`U+\${code.toString(16).toUpperCase().padStart(4, '0')}\``],
  },
  {
    what: 'words for what a value is (`describe`, `describeBriefly`, `quoteValue`)',
    home: 'core/words/describe.ts',
    again: /=== 0 \? 'an empty array'/g,
    planted: ["return value.length === 0 ? 'an empty array' : 'an array';"],
  },
  {
    what: 'an order of texts (`codePointOrder`)',
    home: 'core/words/code-point-order.ts',
    again: new RegExp(String.raw`\b${VALUE} [<>] ${VALUE}\s*\? (?:-1 :|1 : -1)|localeCompare\(`, 'g'),
    planted: [
      '(left.path < right.path ? -1 : 1)',
      'a > b ? 1 : -1',
      'a < b ? -1 : a > b ? 1 : 0',
      'left.localeCompare(right)',
    ],
    fine: ['one < other ? first : second', 'count > 1 ? 2 : 3'],
    exceptions: {
      'schemas/drwn/walk/order-records.ts': CODE_UNITS,
      'core/json/canonical.ts': 'keys in code-unit order, as the printed validators and JavaScript sort them',
      'src/runtime/report.ts': 'belongs to the reworking of reports',
      'files/walk.ts': DISK,
      'src/neuralis/preflight/package-disk.ts': DISK,
    },
  },
  {
    what: 'an order of texts by `sort` alone (`codePointOrder`)',
    home: 'core/words/code-point-order.ts',
    again: /\.(?:sort|toSorted)\(\)/g,
    planted: ['[...names].sort()', 'names.toSorted()'],
    exceptions: {
      'generator/print/code/validator-support.ts': PRINTED,
      'src/drwn/integrity/compare-records.ts': CODE_UNITS,
      'src/drwn/integrity/integrity-issue.ts': CODE_UNITS,
      'src/nemu/files/blueprint-folder.ts': DISK,
    },
  },
  {
    what: 'a distance between texts (`editDistance`, `nearest`)',
    home: 'core/words/edit-distance.ts',
    again: /Array\.from\(\{ length: \w+\.length \+ 1 \}, \(_, \w+\) => \w+\)/g,
    planted: ['let row = Array.from({ length: to.length + 1 }, (_, index) => index);'],
  },
  {
    what: 'a pattern built when it is first asked for (`lazyPattern`)',
    home: 'core/words/lazy-pattern.ts',
    again: /\?\?= new RegExp\(/g,
    planted: ['pattern ??= new RegExp(source, flags);'],
  },
];

/** Every place where a source writes again what is written once: `file:line`. */
export function writtenAgain({ home, again }: OnePlace, sources: ReadonlyMap<string, string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [file, text] of sources) {
    if (file === home) continue;
    const lines = Array.from(text.matchAll(again), ({ index }) => `${file}:${text.slice(0, index).split('\n').length}`);
    if (lines.length > 0) found.set(file, lines);
  }
  return found;
}
