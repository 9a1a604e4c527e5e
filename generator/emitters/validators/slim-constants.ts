import type { NormalSchema } from '../../model.js';
import { objectLiteral } from '../../print/code/object-literal.js';
import { fromEntries } from '../../schema-walk.js';

/**
 * Takes the constants out of the code of one function. ajv keeps the compiled schema as a constant; only the parts that
 * the code reads are kept.
 */
export function slimConstants(code: string): { readonly constants: readonly string[]; readonly text: string } {
  const lines = code.split('\n');
  const isConstant = (line: string): boolean => /^const \w+ = .*;$/.test(line);
  const start = lines.findIndex((line) => line.startsWith('function '));
  const text = lines.slice(start).join('\n');
  const constants = lines
    .slice(0, start)
    .filter(isConstant)
    .flatMap((line) => slim(line, text));
  return { constants, text };
}

function slim(line: string, code: string): readonly string[] {
  const [, name, text] = /^const (schema\d+) = (\{.*\});$/.exec(line) ?? [];
  if (name === undefined || text === undefined) return [line];
  const used = new Set([...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, keyword]) => keyword));
  if (new RegExp(`\\b${name}\\b(?!\\.\\w)`).test(code)) return [line];
  const kept = Object.entries(JSON.parse(text) as NormalSchema).filter(([keyword]) => used.has(keyword));
  if (kept.length === 0) return [];
  // Of `properties` only the names are read, unless a constant inside it is compared.
  const isReadInto = new RegExp(`\\b${name}\\.properties[.[]`).test(code);
  const slimmed = kept.map(([keyword, value]): [string, unknown] =>
    keyword === 'properties' && !isReadInto
      ? [keyword, fromEntries(Object.keys(value as object).map((key) => [key, 0]))]
      : [keyword, value],
  );
  return [`const ${name} = ${objectLiteral(Object.fromEntries(slimmed))};`];
}
