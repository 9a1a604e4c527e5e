import type { Format } from '../../core/format.js';
import { pointer } from '../../core/json/pointer.js';
import { listWords } from '../../core/words/list.js';
import { KEYWORD_BY_NAME } from '../keywords.js';
import { ModelError, type NormalSchema } from '../model.js';
import { visitSchema } from '../schema-walk.js';
import { STRING_FORMATS } from '../string-formats.js';
import { valueFault } from './value-fault.js';

const TYPES = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']);

/**
 * Rejects what an emitter would drop or misprint: unknown keywords (a typo must not loosen a schema), wrong values of
 * keywords, unknown types and formats, required properties without a schema, patterns that do not compile.
 *
 * @throws {ModelError} naming format, definition and pointer.
 */
export function checkModel(format: Format, definition: string, schema: NormalSchema): void {
  visitSchema(schema, (node, at) => {
    const fail = (code: ModelError['code'], keyword: string, message: string): never => {
      throw new ModelError({ code, format: format.id, definition, pointer: pointer(at, keyword), message });
    };
    for (const [keyword, value] of Object.entries(node)) {
      // An `additionalItems` that is left over was next to a single `items`, where it has no effect.
      if (!KEYWORD_BY_NAME.has(keyword) || keyword === 'additionalItems') {
        fail(
          'unsupported-keyword',
          keyword,
          `\`${keyword}\` is not a supported keyword, because some artifact cannot express it.`,
        );
      }
      const fault = valueFault(keyword, value);
      if (fault !== undefined) fail('bad-value', keyword, fault);
    }
    for (const type of typeof node.type === 'string' ? [node.type] : (node.type ?? [])) {
      if (!TYPES.has(type)) fail('unsupported-type', 'type', `\`${type}\` is not a JSON type.`);
    }
    if (node.format !== undefined && !STRING_FORMATS.has(node.format)) {
      fail(
        'unsupported-format',
        'format',
        `\`${node.format}\` is not a supported string format; use ${listWords(
          [...STRING_FORMATS.keys()].map((name) => `\`${name}\``),
          'or',
        )}, or a pattern.`,
      );
    }
    for (const [keyword, pattern] of patternsOf(node)) {
      try {
        new RegExp(pattern, 'u');
      } catch (error) {
        fail(
          'bad-pattern',
          keyword,
          `the pattern does not compile: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }
    if (
      node.enum !== undefined &&
      (node.enum.length === 0 || new Set(node.enum.map((value) => JSON.stringify(value))).size !== node.enum.length)
    ) {
      fail('bad-value', 'enum', 'an enum needs at least one value and no duplicates.');
    }
    for (const name of node.required ?? []) {
      const isDescribed =
        Object.hasOwn(node.properties ?? {}, name) ||
        Object.keys(node.patternProperties ?? {}).some((pattern) => new RegExp(pattern, 'u').test(name)) ||
        (node.additionalProperties !== undefined && node.additionalProperties !== false);
      if (!isDescribed)
        fail(
          'ghost-required',
          'required',
          `\`${name}\` is required, but has no schema, so the types would not have it.`,
        );
    }
  });
}

function patternsOf(node: NormalSchema): [string, string][] {
  const patterns = Object.keys(node.patternProperties ?? {}).map((pattern): [string, string] => [
    'patternProperties',
    pattern,
  ]);
  return node.pattern === undefined ? patterns : [['pattern', node.pattern], ...patterns];
}
