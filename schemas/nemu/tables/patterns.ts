/** A constraint on strings that the published schema states as a pattern, with its wording (to follow "must be"). */
export interface StringConstraint {
  /** ECMA-262, without flags; the published bytes. */
  readonly pattern: string;
  readonly constraint: string;
}

/** Anything visible to a reader; "blank" means only whitespace, as ECMA-262 defines it. */
export const TEXT: StringConstraint = {
  pattern: '\\S',
  constraint: 'a string that is not blank',
};

export const SLUG: StringConstraint = {
  pattern: '^[a-z0-9]+(?:[-_][a-z0-9]+)*$',
  constraint: 'words of lower-case letters and digits, joined by a single `-` or `_`',
};

export const PATH: StringConstraint = {
  pattern: '^(?!/)(?![A-Za-z]:)(?!.*\\\\)(?!.*(?:^|/)\\.\\.(?:/|$))(?!.*(?:^|/)\\.(?:/|$))(?!.*//)[A-Za-z0-9._/-]+$',
  constraint: 'a relative path of letters, digits, `.`, `_`, `-` and `/`, in which no segment is empty, `.` or `..`',
};

const LABEL = '(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)';

export const HOST: StringConstraint = {
  pattern: `^${LABEL}(?:\\.${LABEL})*$`,
  constraint: 'a bare host name: labels of at most 63 lower-case letters, digits and inner `-`, joined by `.`',
};

export const PROPERTY_NAME: StringConstraint = {
  pattern: '^[A-Za-z_][A-Za-z0-9_]*$',
  constraint: 'a name of letters, digits and `_` that does not begin with a digit',
};
