import { unescapeSegment } from '../../../core/json/pointer.js';
import { describeBriefly } from '../../../core/words/describe.js';
import { nearest } from '../../../core/words/nearest.js';
import { quote } from '../../../core/words/quote.js';
import { plainMembers } from '../read/plain-members.js';
import { codeOf, type Fault } from './subset-finding.js';

/** Definitions among which the one that was meant is looked for; an accepted schema has fewer. */
const MANY = 1_000;

const FORMS = 'Write `#` for the outermost schema or `#/$defs/<name>` for a definition.';

/** Judges a `$ref`: it must be written in one of the two forms, and its definition must exist. */
export function checkReference(
  name: string,
  value: unknown,
  definitions: ReadonlyMap<string, unknown>,
): Fault | undefined {
  const fault = (message: string, hint: string): Fault => ({ code: codeOf(name), message, hint });
  if (typeof value !== 'string') return fault(`\`${name}\` is ${describeBriefly(value)}, not a text.`, FORMS);
  const target = referenceName(value);
  if (target === undefined) return fault(...misspelt(name, value));
  if ('root' in target) return undefined;
  if (!definitions.has(target.name)) {
    const meant = definitions.size > MANY ? undefined : nearest(target.name, definitions.keys());
    return fault(
      `\`${name}\` is ${quote(value)}, but the outermost schema has no definition ${quote(target.name)}.`,
      meant === undefined ? 'Add it to `$defs` of the outermost schema.' : `Did you mean ${quote(meant)}?`,
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
      `${given}, an address on a network; nothing is ever fetched.`,
      'Copy that schema into `$defs` and refer to it there.',
    ];
  }
  if (/^file:/i.test(value) || /^[a-z]:[\\/]/i.test(value) || !/^(?:[a-z][a-z0-9+.-]*:|#)/i.test(value)) {
    return [`${given}, another file; no file is ever read.`, 'Copy that schema into `$defs` and refer to it there.'];
  }
  if (!value.startsWith('#')) {
    return [`${given}, which names a schema outside this one.`, 'Copy that schema into `$defs` and refer to it there.'];
  }
  if (/^#\/\$defs\/[^/]+\//.test(value)) {
    return [`${given}, which leads inside a definition.`, 'Give that inner schema a name of its own under `$defs`.'];
  }
  if (value.startsWith('#/definitions/')) {
    return [
      `${given}, the form of older drafts.`,
      `Move the definition to \`$defs\` and write ${quote(value.replace('definitions', '$defs'))}.`,
    ];
  }
  if (value.startsWith('#/')) return [`${given}, which names no definition.`, FORMS];
  return [`${given}, which names an anchor; the subset has none.`, FORMS];
}

const TO_DEFINITION = /^#\/\$defs\/([^/]+)$/;

/** What a `$ref` names: the outermost schema, a definition by its decoded name, or nothing where the text is neither form. */
export function referenceName(reference: string): { readonly root: true } | { readonly name: string } | undefined {
  if (reference === '#') return { root: true };
  const name = TO_DEFINITION.exec(reference)?.[1];
  return name === undefined ? undefined : { name: unescapeSegment(name) };
}
