/** The demands on text that the published schema states as patterns, each with its words (to stand after "must be"). */
export interface TextDemand {
  /** ECMA-262, without flags; the published bytes. */
  readonly pattern: string;
  readonly demand: string;
}

/** Whatever a reader sees; blank is what ECMA-262 calls white space. */
export const TEXT: TextDemand = {
  pattern: '\\S',
  demand: 'text that is not blank',
};

export const SLUG: TextDemand = {
  pattern: '^[a-z0-9]+(?:[-_][a-z0-9]+)*$',
  demand: 'words of lower-case letters and digits, joined by a single `-` or `_`',
};

export const PATH: TextDemand = {
  pattern: '^(?!/)(?![A-Za-z]:)(?!.*\\\\)(?!.*(?:^|/)\\.\\.(?:/|$))(?!.*(?:^|/)\\.(?:/|$))(?!.*//)[A-Za-z0-9._/-]+$',
  demand: 'a relative path of letters, digits, `.`, `_`, `-` and `/`, in which no segment is empty, `.` or `..`',
};

const LABEL = '(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)';

export const HOST: TextDemand = {
  pattern: `^${LABEL}(?:\\.${LABEL})*$`,
  demand: 'a bare host name: labels of at most 63 lower-case letters, digits and inner `-`, joined by `.`',
};

export const PROPERTY_NAME: TextDemand = {
  pattern: '^[A-Za-z_][A-Za-z0-9_]*$',
  demand: 'a name of letters, digits and `_` that does not begin with a digit',
};
