import { unescapeSegment } from '../../../core/json/pointer.js';
import { describeBriefly } from '../../../core/words/describe.js';
import { nearest } from '../../../core/words/nearest.js';
import { quote } from '../../../core/words/quote.js';
import { plainMembers } from '../read/plain-members.js';
import { codeOf, type Fault } from './subset-finding.js';

/** Beyond this number of definitions no suggestion is made; an accepted schema has fewer. */
const MAX_SUGGESTED = 1_000;

const FORMS = 'Write `#` for the root schema or `#/$defs/<name>` for a definition.';

/** Checks a `$ref`: it must have one of the two forms, and its definition must exist. */
export function checkReference(
  name: string,
  value: unknown,
  definitions: ReadonlyMap<string, unknown>,
): Fault | undefined {
  const fault = (message: string, hint: string): Fault => ({ code: codeOf(name), message, hint });
  if (typeof value !== 'string') return fault(`\`${name}\` is ${describeBriefly(value)}, not a string.`, FORMS);
  const target = referenceName(value);
  if (target === undefined) return fault(...misspelt(name, value));
  if ('root' in target) return undefined;
  if (!definitions.has(target.name)) {
    const meant = definitions.size > MAX_SUGGESTED ? undefined : nearest(target.name, definitions.keys());
    return fault(
      `\`${name}\` is ${quote(value)}, but the root schema has no definition ${quote(target.name)}.`,
      meant === undefined ? 'Add it to `$defs` of the root schema.' : `Did you mean ${quote(meant)}?`,
    );
  }
  if (plainMembers(definitions.get(target.name)) !== undefined) return undefined;
  return fault(
    `\`${name}\` is ${quote(value)}, but that definition is ${describeBriefly(definitions.get(target.name))}, not a schema object.`,
    'Write the definition as an object.',
  );
}

function misspelt(name: string, value: string): [message: string, hint: string] {
  const given = `\`${name}\` is ${quote(value)}`;
  if (value === '') return [`\`${name}\` is empty.`, FORMS];
  if (/^(?:https?:|wss?:|ftps?:)?\/\//i.test(value)) {
    return [
      `${given}, which is a URL, but nothing is ever fetched.`,
      'Copy that schema into `$defs`, and refer to it there.',
    ];
  }
  if (/^file:/i.test(value) || /^[a-z]:[\\/]/i.test(value) || !/^(?:[a-z][a-z0-9+.-]*:|#)/i.test(value)) {
    return [
      `${given}, which is another file, but no file is ever read.`,
      'Copy that schema into `$defs`, and refer to it there.',
    ];
  }
  if (!value.startsWith('#')) {
    return [`${given}, which is a schema outside this one.`, 'Copy that schema into `$defs`, and refer to it there.'];
  }
  if (/^#\/\$defs\/[^/]+\//.test(value)) {
    return [`${given}, which points inside a definition.`, 'Move that inner schema to `$defs` under its own name.'];
  }
  if (value.startsWith('#/definitions/')) {
    return [
      `${given}, which is the form of older drafts.`,
      `Move the definition to \`$defs\` and write ${quote(value.replace('definitions', '$defs'))}.`,
    ];
  }
  if (value.startsWith('#/')) return [`${given}, which does not point to a definition.`, FORMS];
  return [`${given}, which is an anchor, but the subset has no anchors.`, FORMS];
}

const TO_DEFINITION = /^#\/\$defs\/([^/]+)$/;

/** The target of a `$ref`: the root schema, a definition by its decoded name, or nothing when the string has neither form. */
export function referenceName(reference: string): { readonly root: true } | { readonly name: string } | undefined {
  if (reference === '#') return { root: true };
  const name = TO_DEFINITION.exec(reference)?.[1];
  return name === undefined ? undefined : { name: unescapeSegment(name) };
}
