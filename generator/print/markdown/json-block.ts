import { readableJson } from '../../../core/json/readable-json.js';
import { escapeUnseen } from '../../../core/words/escape-unseen.js';

/** The average UTF-16 units per line of a readable example. */
const LINE = 100;

/** What a JSON block of a page is, for programs that run the examples. */
export type JsonBlockKind =
  /** A whole valid document. */
  | { readonly kind: 'valid'; readonly trust?: string | undefined; readonly profile?: string | undefined }
  /** A whole document that has issues with these codes at these pointers. */
  | {
      readonly kind: 'invalid';
      readonly trust?: string | undefined;
      readonly profile?: string | undefined;
      readonly issues: readonly { readonly code: string; readonly path: string }[];
    }
  /** A part of a document. */
  | { readonly kind: 'part' }
  /** The published schema. */
  | { readonly kind: 'schema' };

/**
 * Prints JSON text as a code block, preceded by an invisible comment:
 *
 * - `<!-- example: valid -->`
 * - `<!-- example: invalid toy/size-order at /card -->`, several as `<code> at <pointer> <code> at <pointer>`;
 *   the root is `""`, and in a pointer everything but `A-Z a-z 0-9 / ~ _ . $` is percent-encoded
 * - either of them with ` trust <level>`, ` profile <profile>` or both at the end
 * - `<!-- example: part -->`, `<!-- example: schema -->`
 */
export function jsonBlock(json: string, what: JsonBlockKind): string {
  let fence = '```';
  while (json.includes(fence)) fence += '`';
  return `<!-- example: ${marker(what)} -->\n${fence}json\n${escapeUnseen(json)}\n${fence}`;
}

/**
 * Prints a document as a JSON block.
 *
 * @param lines the most lines that are still printed.
 * @returns `undefined` when it is too long to read, or JSON cannot represent it.
 */
export function documentBlock(document: unknown, what: JsonBlockKind, lines: number): string | undefined {
  const json = readableJson(document);
  if (json === undefined || json.length > lines * LINE || json.split('\n').length > lines) return undefined;
  return jsonBlock(json, what);
}

function marker(what: JsonBlockKind): string {
  switch (what.kind) {
    case 'valid':
      return `valid${conditionsOf(what)}`;
    case 'invalid':
      return `invalid ${what.issues.map((issue) => `${encode(issue.code)} at ${encode(issue.path) || '""'}`).join(' ')}${conditionsOf(what)}`;
    case 'part':
    case 'schema':
      return what.kind;
    default:
      return what satisfies never;
  }
}

function conditionsOf({
  trust,
  profile,
}: {
  readonly trust?: string | undefined;
  readonly profile?: string | undefined;
}): string {
  return `${trust === undefined ? '' : ` trust ${encode(trust)}`}${profile === undefined ? '' : ` profile ${encode(profile)}`}`;
}

function encode(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, () => '\ufffd')
    .replace(/[^A-Za-z0-9/~_.$-]/gu, (character) =>
      encodeURIComponent(character).replace(/^[^%]$/, (plain) => `%${plain.charCodeAt(0).toString(16)}`),
    )
    .replace(/-(?=-)/g, () => '%2D');
}
