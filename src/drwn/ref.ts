import { quote } from '../../core/words/quote.js';
import { isCardName } from '../../schemas/drwn/grammar/card-name.js';
import { CardRefError } from '../../schemas/drwn/grammar/card-ref.js';
import { parseCardRef } from '../../schemas/drwn/grammar/parse-card-ref.js';
import { isVersionRange } from '../../schemas/drwn/grammar/version.js';

// A text that is wrong as it stands resolves to a literal that says what was expected; the compiler then prints it.

type Marks = '@' | '/' | ':' | '#' | ' ' | '.' | '_' | '\\';
type Plain<Text extends string> = Text extends '' | `${string}${Marks}${string}`
  ? false
  : Text extends Lowercase<Text>
    ? true
    : false;

type StoreName<Name extends string> = string extends Name
  ? Name
  : Name extends `github:${string}`
    ? 'ref.github(owner/repo, selector) for this'
    : Name extends `gitlab:${string}`
      ? 'ref.gitlab(owner/repo, selector) for this'
      : Name extends `git+${string}`
        ? 'ref.git(url, selector) for this'
        : Name extends `file:${string}` | `./${string}` | `../${string}`
          ? 'ref.file(path) for this'
          : Name extends `@${infer Scope}/${infer Rest}`
            ? [Plain<Scope>, Plain<Rest>] extends [true, true]
              ? Name
              : '@scope/name in lower-case letters, digits and dashes'
            : Plain<Name> extends true
              ? Name
              : 'a name in lower-case letters, digits and dashes; the range is an argument of its own';

type Range<Text extends string> = string extends Text
  ? Text
  : Text extends '' | 'latest' | 'main' | 'master' | `${string}${'@' | '#'}${string}`
    ? 'a version range such as ^1.0.0'
    : Text;

type Path<Text extends string> = string extends Text
  ? Text
  : Text extends '' | `file:${string}` | `http:${string}` | `https:${string}`
    ? 'the path of a folder, without file:'
    : Text;

type Url<Text extends string> = string extends Text
  ? Text
  : Text extends '' | `git+${string}` | `${string}#${string}` | `github:${string}` | `gitlab:${string}`
    ? 'the address of a repository, without git+ and without its ref'
    : Text;

type Repository<Text extends string> = string extends Text
  ? Text
  : Text extends
        | `${string}/${string}/${string}`
        | `/${string}`
        | `${string}/`
        | `${string}.git`
        | `${string}${':' | '#' | '@' | ' '}${string}`
    ? 'owner/repo, without .git and without its ref'
    : Text extends `${string}/${string}`
      ? Text
      : 'owner/repo';

type Selector<Text extends string> = Text extends '#' | '@' ? '#ref or @range' : Text;

/**
 * Builders of card refs. Each returns the ref as text and refuses what is no ref of its kind: in types where the text is
 * known to the compiler, and at run time.
 *
 * @throws {CardRefError} `bad-ref` from each of them.
 */
export const ref = { store, file, git, github, gitlab } as const;

function store<const Name extends string>(name: StoreName<Name>): Name;
function store<const Name extends string, const Text extends string>(
  name: StoreName<Name>,
  range: Range<Text>,
): `${Name}@${Text}`;
function store(name: string, range?: string): string {
  if (!isCardName(name)) {
    refuse(name, 'is no card name; write `@scope/name` or `name` in lower-case letters, digits and dashes');
  }
  if (range === undefined) return name;
  assertRange(range);
  return checked(`${name}@${range}`);
}

function file<const Text extends string>(path: Path<Text>): `file:${Text}`;
function file(path: string): string {
  if (path === '' || path.startsWith('file:')) refuse(path, 'is no path; write the folder, without `file:`');
  return checked(`file:${path}`);
}

function git<const Text extends string, const Which extends `#${string}` | `@${string}`>(
  url: Url<Text>,
  selector: Selector<Which>,
): `git+${Text}${Which}`;
function git(url: string, selector: string): string {
  if (url.startsWith('git+') || url.includes('#')) {
    refuse(url, 'must be the address alone, without `git+` and without its ref');
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
  if (/[#@:]|\.git$/.test(repository)) {
    refuse(repository, 'must be `owner/repo` alone: `.git` is added, and the ref is an argument of its own');
  }
  assertSelector(selector);
  return checked(`${prefix}${repository}${selector}`);
}

function assertSelector(selector: string): void {
  if (selector.startsWith('@')) assertRange(selector.slice(1));
  else if (!selector.startsWith('#')) refuse(selector, 'must be `#` and a ref, or `@` and a version range');
}

function assertRange(range: string): void {
  if (range === '' || !isVersionRange(range)) refuse(range, 'is no version range; write for example `^1.0.0`');
}

function checked(text: string): string {
  const result = parseCardRef(text);
  if (!result.ok) throw new CardRefError('bad-ref', `${result.issue.message} ${result.issue.hint ?? ''}`.trim());
  return text;
}

function refuse(text: string, reason: string): never {
  throw new CardRefError('bad-ref', `${quote(text)} ${reason}.`);
}
