import { isCardName } from './card-name.js';

const EXAMPLE = '@your-handle/backend@^1.0.0';
const REPOSITORY_SCHEMES = /^(?:https?|ssh|git):/i;
/** `C:\cards` and `C:/cards`. */
const DRIVE = /^[A-Za-z]:[\\/]/;
const CARD_SCHEMES = /^(?:file:|git\+|github:|gitlab:)/i;
const HOSTS: Readonly<Record<string, string>> = {
  'bitbucket:': 'https://bitbucket.org/',
  'codeberg:': 'https://codeberg.org/',
};

/** Suggests a ref that the contract accepts for one that it rejects: the closest one, or else an example. */
export function suggestCardRef(text: string): string {
  if (text === '') return EXAMPLE;
  const own = CARD_SCHEMES.exec(text)?.[0];
  if (own !== undefined) return suggestWithPrefix(own.toLowerCase(), text.slice(own.length));
  if (DRIVE.test(text)) return `file:${text}`;
  if (REPOSITORY_SCHEMES.test(text)) return suggestWithPrefix('git+', text);

  const colon = text.indexOf(':');
  const scheme = text.slice(0, colon + 1).toLowerCase();
  const rest = text.slice(colon + 1);
  const host = Object.hasOwn(HOSTS, scheme) ? HOSTS[scheme] : undefined;
  if (host !== undefined) {
    const { subject, selector } = splitSelector(rest);
    return suggestWithPrefix('git+', `${host}${subject}.git${selector}`);
  }
  const at = rest.lastIndexOf('@');
  return isCardName(at > 0 ? rest.slice(0, at) : rest) ? rest : EXAMPLE;
}

function suggestWithPrefix(prefix: string, body: string): string {
  if (prefix === 'file:') return `file:${body}`;
  const { subject, selector } = splitSelector(body);
  if (prefix === 'git+') return `git+${subject === '' ? 'https://github.com/owner/repo.git' : subject}${selector}`;
  const parts = subject.split('/').filter((part) => part !== '');
  return `${prefix}${parts[0] ?? 'owner'}/${parts[1] ?? 'repo'}${selector}`;
}

/** Splits off the selector: what follows `#`, or an `@` that is not part of an address; `#main` when there is none. */
function splitSelector(body: string): { readonly subject: string; readonly selector: string } {
  const hash = body.indexOf('#');
  if (hash !== -1) {
    return { subject: body.slice(0, hash), selector: hash === body.length - 1 ? '#main' : body.slice(hash) };
  }
  const at = body.lastIndexOf('@');
  if (at === -1 || at < endOfHost(body)) return { subject: body, selector: '#main' };
  const wanted = body.slice(at + 1);
  if (wanted === '') return { subject: body.slice(0, at), selector: '@^1.0.0' };
  // A range contains neither `/` nor `:`, so this was meant as a branch.
  return { subject: body.slice(0, at), selector: /[/:]/.test(wanted) ? `#${wanted}` : `@${wanted}` };
}

/** Where the path of an address starts: an `@` before it belongs to a user name, as in `ssh://git@host/path` and `git@host:path`. */
function endOfHost(body: string): number {
  const scheme = body.indexOf('://');
  if (scheme !== -1) {
    const slash = body.indexOf('/', scheme + '://'.length);
    return slash === -1 ? body.length : slash;
  }
  const [slash, colon] = [body.indexOf('/'), body.indexOf(':')];
  return colon !== -1 && (slash === -1 || colon < slash) ? colon : slash;
}
