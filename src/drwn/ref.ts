import { requireString } from '../../core/calls/require-string.js';
import { quote } from '../../core/words/quote.js';
import { isCardName } from '../../schemas/drwn/grammar/card-name.js';
import { CardRefError } from '../../schemas/drwn/grammar/card-ref.js';
import { parseCardRef } from '../../schemas/drwn/grammar/parse-card-ref.js';
import { isVersionRange } from '../../schemas/drwn/grammar/version.js';

// An invalid string literal resolves to a literal type that says what was expected, which the compiler then prints.
// For `ref.store('@me/Backend')`, Name is '@me/Backend':
//   StoreName matches `@${infer Scope}/${infer Rest}` with Scope 'me' and Rest 'Backend';
//   Plain<'me'> is true, Plain<'Backend'> is false, because Lowercase<'Backend'> is 'backend';
//   [true, false] does not extend [true, true], so the parameter has the type 'Expected @scope/name in lowercase …',
//   and the error is: Argument of type '"@me/Backend"' is not assignable to parameter of type '"Expected @scope/name …"'.
// For `ref.store('@me/backend', '^1.0.0')` both are true and Range<'^1.0.0'> is '^1.0.0': the result has the literal type
// '@me/backend@^1.0.0'. A string that is not a literal is left to the run-time check.

type Separators = '@' | '/' | ':' | '#' | ' ' | '.' | '_' | '\\';
type Plain<Text extends string> = Text extends '' | `${string}${Separators}${string}`
  ? false
  : Text extends Lowercase<Text>
    ? true
    : false;

type StoreName<Name extends string> = string extends Name
  ? Name
  : Name extends `github:${string}`
    ? 'Use ref.github(owner/repo, selector).'
    : Name extends `gitlab:${string}`
      ? 'Use ref.gitlab(owner/repo, selector).'
      : Name extends `git+${string}`
        ? 'Use ref.git(url, selector).'
        : Name extends `file:${string}` | `./${string}` | `../${string}`
          ? 'Use ref.file(path).'
          : Name extends `@${infer Scope}/${infer Rest}`
            ? [Plain<Scope>, Plain<Rest>] extends [true, true]
              ? Name
              : 'Expected @scope/name in lowercase letters, digits and dashes.'
            : Plain<Name> extends true
              ? Name
              : 'Expected a name in lowercase letters, digits and dashes. Pass the range as the second argument.';

type Range<Text extends string> = string extends Text
  ? Text
  : Text extends '' | 'latest' | 'main' | 'master' | `${string}${'@' | '#'}${string}`
    ? 'Expected a version range such as ^1.0.0.'
    : Text;

type Path<Text extends string> = string extends Text
  ? Text
  : Text extends '' | `file:${string}` | `http:${string}` | `https:${string}`
    ? 'Expected the path of a folder, without file:.'
    : Text;

type Url<Text extends string> = string extends Text
  ? Text
  : Text extends '' | `git+${string}` | `${string}#${string}` | `github:${string}` | `gitlab:${string}`
    ? 'Expected the URL of a repository, without git+ and without a ref.'
    : Text;

type Repository<Text extends string> = string extends Text
  ? Text
  : Text extends
        | `${string}/${string}/${string}`
        | `/${string}`
        | `${string}/`
        | `${string}.git`
        | `${string}${':' | '#' | '@' | ' '}${string}`
    ? 'Expected owner/repo, without .git and without a ref.'
    : Text extends `${string}/${string}`
      ? Text
      : 'Expected owner/repo.';

type Selector<Text extends string> = Text extends '#' | '@' ? 'Expected #ref or @range.' : Text;

/**
 * Builders for card refs. Each returns the ref as a string and rejects invalid parts: at compile time when the string is
 * a literal, and at run time.
 *
 * @throws {CardRefError} `bad-ref` from each of them.
 * @throws {UsageError} `bad-option` from each of them, for anything but strings.
 */
export const ref = { store, file, git, github, gitlab } as const;

function store<const Name extends string>(name: StoreName<Name>): Name;
function store<const Name extends string, const Text extends string>(
  name: StoreName<Name>,
  range: Range<Text>,
): `${Name}@${Text}`;
function store(name: string, range?: string): string {
  requireString('name', name);
  if (range !== undefined) requireString('range', range);
  if (!isCardName(name)) {
    reject(name, 'is not a valid card name; write `@scope/name` or `name` in lowercase letters, digits and dashes');
  }
  if (range === undefined) return name;
  assertRange(range);
  return checked(`${name}@${range}`);
}

function file<const Text extends string>(path: Path<Text>): `file:${Text}`;
function file(path: string): string {
  requireString('path', path);
  if (path === '' || path.startsWith('file:'))
    reject(path, 'is not a path; write the path of the folder, without `file:`');
  return checked(`file:${path}`);
}

function git<const Text extends string, const Which extends `#${string}` | `@${string}`>(
  url: Url<Text>,
  selector: Selector<Which>,
): `git+${Text}${Which}`;
function git(url: string, selector: string): string {
  requireString('url', url);
  if (url.startsWith('git+') || url.includes('#')) {
    reject(url, 'must be only the repository URL, without `git+` and without a ref');
  }
  assertSelector(selector);
  return checked(`git+${url}${selector}`);
}

function github<const Text extends string, const Which extends `#${string}` | `@${string}`>(
  repository: Repository<Text>,
  selector: Selector<Which>,
): `github:${Text}${Which}`;
function github(repository: string, selector: string): string {
  return hosted('github:', repository, selector);
}

function gitlab<const Text extends string, const Which extends `#${string}` | `@${string}`>(
  repository: Repository<Text>,
  selector: Selector<Which>,
): `gitlab:${Text}${Which}`;
function gitlab(repository: string, selector: string): string {
  return hosted('gitlab:', repository, selector);
}

function hosted(prefix: 'github:' | 'gitlab:', repository: string, selector: string): string {
  requireString('repository', repository);
  if (/[#@:]|\.git$/.test(repository)) {
    reject(repository, 'must be only `owner/repo`; `.git` is added, and the ref is the second argument');
  }
  assertSelector(selector);
  return checked(`${prefix}${repository}${selector}`);
}

function assertSelector(selector: string): void {
  requireString('selector', selector);
  if (selector.startsWith('@')) assertRange(selector.slice(1));
  else if (!selector.startsWith('#'))
    reject(selector, 'must be `#` followed by a ref, or `@` followed by a version range');
}

function assertRange(range: string): void {
  if (range === '' || !isVersionRange(range)) reject(range, 'is not a version range; write a range such as `^1.0.0`');
}

function checked(text: string): string {
  const result = parseCardRef(text);
  if (!result.ok) throw new CardRefError('bad-ref', `${result.issue.message} ${result.issue.hint ?? ''}`.trim());
  return text;
}

function reject(text: string, reason: string): never {
  throw new CardRefError('bad-ref', `${quote(text)} ${reason}.`);
}
