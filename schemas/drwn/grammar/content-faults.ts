import { hasOwn, isObject, own } from '../../../core/json/own.js';
import { pointer } from '../../../core/json/pointer.js';
import { quoteValue } from '../../../core/words/describe.js';
import { listWords } from '../../../core/words/list.js';
import { quote } from '../../../core/words/quote.js';
import { MEMORY_FORMATS, MEMORY_LAYERS, VISIBILITIES } from '../tables/card.js';

/** What is wrong with a content declaration, and where below it. */
export interface ContentFault {
  readonly path: string;
  readonly message: string;
  readonly hint: string;
}

export type ContentKind = 'persona' | 'beliefs' | 'memory';

/** The members of a manifest or an entry that declare content. */
export const CONTENT_KINDS = ['persona', 'beliefs', 'memory'] as const satisfies readonly ContentKind[];

/**
 * What drwn finds wrong with the value of `persona`, `beliefs` or `memory` in a lockfile's entry; names of entries
 * are not judged there.
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
      yield { path, message: `${quote(layer)} is no layer of memory.`, hint: `Use ${listed(MEMORY_LAYERS)}.` };
      continue;
    }
    for (const fault of declarationFaults(declaration)) yield { ...fault, path: path + fault.path };
    const format = own(declaration, 'format');
    if (hasOwn(declaration, 'format') && !isOneOf(MEMORY_FORMATS, format)) {
      yield {
        path: `${path}/format`,
        message: `${quoteValue(format)} is no format of memory.`,
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
        message: `A list of names must stand here, and not ${quoteValue(include)}.`,
        hint: 'Write a list.',
      };
    } else {
      for (const [index, name] of include.entries()) {
        if (typeof name === 'string') continue;
        yield {
          path: `/include/${index}`,
          message: `${quoteValue(name)} is no name.`,
          hint: 'Write the name as text.',
        };
      }
    }
  }
  const visibility = own(value, 'visibility');
  if (hasOwn(value, 'visibility')) {
    if (isOneOf(VISIBILITIES, visibility)) return;
    yield {
      path: '/visibility',
      message: `${quoteValue(visibility)} is no visibility.`,
      hint: `Use ${listed(VISIBILITIES)}.`,
    };
  } else {
    const fault = visibilityFault(value);
    if (fault !== undefined) yield fault;
  }
}

/** The fault of a declaration that lists entries and does not say who may see them. */
export function visibilityFault(declaration: unknown): ContentFault | undefined {
  const include = own(declaration, 'include');
  if (!Array.isArray(include) || include.length === 0 || hasOwn(declaration, 'visibility')) return undefined;
  return {
    path: '/visibility',
    message: `\`visibility\` is missing although \`include\` lists ${include.length === 1 ? 'an entry' : `${include.length} entries`}.`,
    hint: `Add \`visibility\` with ${listed(VISIBILITIES)}.`,
  };
}

function notAnObject(path: string, value: unknown): ContentFault {
  return {
    path,
    message: `An object must stand here, and not ${quoteValue(value)}.`,
    hint: 'Write an object with `include` and `visibility`, or leave the key out.',
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
