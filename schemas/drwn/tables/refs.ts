/** The shorthands of card refs, and the hosts that they stand for. */
export const SHORTHANDS = [
  { prefix: 'github:', host: 'https://github.com/' },
  { prefix: 'gitlab:', host: 'https://gitlab.com/' },
] as const;

export type Shorthand = (typeof SHORTHANDS)[number];

/** The grammar of card refs, in the order in which the forms are tried. */
export const REF_FORMS = [
  { form: 'File', shapes: ['file:<path>'], origin: 'file', example: 'file:./vendor/local-card' },
  {
    form: 'Git, by ref',
    shapes: ['git+<url>#<ref>'],
    origin: 'git',
    example: 'git+https://github.com/me/card.git#v1.2.0',
  },
  {
    form: 'Git, by range',
    shapes: ['git+<url>@<range>'],
    origin: 'git',
    example: 'git+https://github.com/me/card.git@^1.0.0',
  },
  {
    form: 'GitHub shorthand',
    shapes: ['github:<owner>/<repo>#<ref>', 'github:<owner>/<repo>@<range>'],
    origin: 'git',
    example: 'github:me/card@^1.0.0',
  },
  {
    form: 'GitLab shorthand',
    shapes: ['gitlab:<owner>/<repo>#<ref>', 'gitlab:<owner>/<repo>@<range>'],
    origin: 'git',
    example: 'gitlab:me/card#main',
  },
  {
    form: 'Store',
    shapes: ['@<scope>/<name>@<range>', '<name>@<range>', '<name>'],
    origin: 'store',
    example: '@your-handle/backend@^1.0.0',
  },
] as const;
