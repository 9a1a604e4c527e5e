/** The demands on text that the published schema states as patterns, each with its words (to stand after "must be"). */
export interface TextConstraint {
  /** ECMA-262, without flags; the published bytes. */
  readonly pattern: string;
  readonly constraint: string;
}

/** Whatever a reader sees; blank is what ECMA-262 calls white space. */
export const TEXT: TextConstraint = {
  pattern: '\\S',
  constraint: 'text that is not blank',
};

export const SLUG: TextConstraint = {
  pattern: '^[a-z0-9]+(?:[-_][a-z0-9]+)*$',
  constraint: 'words of lower-case letters and digits, joined by a single `-` or `_`',
};

export const PATH: TextConstraint = {
  pattern: '^(?!/)(?![A-Za-z]:)(?!.*\\\\)(?!.*(?:^|/)\\.\\.(?:/|$))(?!.*(?:^|/)\\.(?:/|$))(?!.*//)[A-Za-z0-9._/-]+$',
  constraint: 'a relative path of letters, digits, `.`, `_`, `-` and `/`, in which no segment is empty, `.` or `..`',
};

const LABEL = '(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)';

export const HOST: TextConstraint = {
  pattern: `^${LABEL}(?:\\.${LABEL})*$`,
  constraint: 'a bare host name: labels of at most 63 lower-case letters, digits and inner `-`, joined by `.`',
};

export const PROPERTY_NAME: TextConstraint = {
  pattern: '^[A-Za-z_][A-Za-z0-9_]*$',
  constraint: 'a name of letters, digits and `_` that does not begin with a digit',
};
