import { hasOwn, isObject, own } from '../../../core/json/own.js';
import { pointer } from '../../../core/json/pointer.js';
import { quoteValue } from '../../../core/words/describe.js';
import { count, listWords } from '../../../core/words/list.js';
import { quote } from '../../../core/words/quote.js';
import { MEMORY_FORMATS, MEMORY_LAYERS, VISIBILITIES } from '../tables/card.js';

/** What is wrong with a content declaration, and where in it. */
export interface ContentFault {
  readonly path: string;
  readonly message: string;
  readonly hint: string;
}

export type ContentKind = 'persona' | 'beliefs' | 'memory';

/** The properties of a manifest or a lockfile entry that declare content. */
export const CONTENT_KINDS = ['persona', 'beliefs', 'memory'] as const satisfies readonly ContentKind[];

/**
 * Everything that drwn finds wrong with the value of `persona`, `beliefs` or `memory` in a lockfile entry.
 * drwn does not check the names of content entries there.
 */
export function* contentFaults(kind: ContentKind, value: unknown): Generator<ContentFault> {
  if (kind !== 'memory') {
    yield* declarationFaults(value);
    return;
  }
  if (!isObject(value)) {
    yield notAnObject('', value);
    return;
  }
  for (const [layer, declaration] of Object.entries(value)) {
    const path = pointer('', layer);
    if (!isOneOf(MEMORY_LAYERS, layer)) {
      yield { path, message: `${quote(layer)} is not a memory layer.`, hint: `Use ${listed(MEMORY_LAYERS)}.` };
      continue;
    }
    for (const fault of declarationFaults(declaration)) yield { ...fault, path: path + fault.path };
    const format = own(declaration, 'format');
    if (hasOwn(declaration, 'format') && !isOneOf(MEMORY_FORMATS, format)) {
      yield {
        path: `${path}/format`,
        message: `${quoteValue(format)} is not a memory format.`,
        hint: `Use ${listed(MEMORY_FORMATS)}.`,
      };
    }
  }
}

function* declarationFaults(value: unknown): Generator<ContentFault> {
  if (!isObject(value)) {
    yield notAnObject('', value);
    return;
  }
  const include = own(value, 'include');
  if (hasOwn(value, 'include')) {
    if (!Array.isArray(include)) {
      yield {
        path: '/include',
        message: `Expected an array of names, found ${quoteValue(include)}.`,
        hint: 'Write an array of strings.',
      };
    } else {
      for (const [index, name] of include.entries()) {
        if (typeof name === 'string') continue;
        yield {
          path: `/include/${index}`,
          message: `${quoteValue(name)} is not a valid name.`,
          hint: 'Write the name as a string.',
        };
      }
    }
  }
  const visibility = own(value, 'visibility');
  if (hasOwn(value, 'visibility')) {
    if (isOneOf(VISIBILITIES, visibility)) return;
    yield {
      path: '/visibility',
      message: `${quoteValue(visibility)} is not a visibility.`,
      hint: `Use ${listed(VISIBILITIES)}.`,
    };
  } else {
    const fault = visibilityFault(value);
    if (fault !== undefined) yield fault;
  }
}

/** The fault of a declaration that lists entries but does not say who may see them. */
export function visibilityFault(declaration: unknown): ContentFault | undefined {
  const include = own(declaration, 'include');
  if (!Array.isArray(include) || include.length === 0 || hasOwn(declaration, 'visibility')) return undefined;
  return {
    path: '/visibility',
    message: `\`visibility\` is missing, but \`include\` lists ${count(include.length, 'entry', 'entries')}.`,
    hint: `Set \`visibility\` to ${listed(VISIBILITIES)}.`,
  };
}

function notAnObject(path: string, value: unknown): ContentFault {
  return {
    path,
    message: `Expected an object, found ${quoteValue(value)}.`,
    hint: 'Write an object with `include` and `visibility`, or remove the property.',
  };
}

function isOneOf(words: readonly string[], value: unknown): boolean {
  return typeof value === 'string' && words.includes(value);
}

function listed(words: readonly string[]): string {
  return listWords(
    words.map((word) => `\`${word}\``),
    'or',
  );
}
