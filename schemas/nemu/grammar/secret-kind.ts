/** The published forms of well-known secrets. */
const FORMS: readonly { readonly description: string; readonly form: RegExp }[] = [
  { description: 'a private key', form: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY/ },
  { description: 'a GitHub token', form: /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{60})/ },
  { description: 'a GitLab token', form: /\bglpat-[\w-]{20}/ },
  { description: 'an AWS access key', form: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/ },
  { description: 'a Google API key', form: /\bAIza[\w-]{35}/ },
  { description: 'a Slack token or webhook', form: /\bxox[abeoprs]-[A-Za-z0-9-]{10}|hooks\.slack\.com\/services\/T/ },
  { description: 'a Stripe key', form: /\b[rs]k_(?:live|test)_[A-Za-z0-9]{16}/ },
  { description: 'an API key', form: /\bsk-(?:[a-z]+-)?[A-Za-z0-9_-]{20}/ },
  { description: 'an npm token', form: /\bnpm_[A-Za-z0-9]{36}/ },
  { description: 'a signed token (JWT)', form: /(?<![\w-])eyJ[\w-]{10,}\.eyJ[\w-]{10}/ },
  { description: 'a URL with a password', form: /[a-z0-9+]{2}:\/\/[^\s/:@]{1,200}:[^\s/@<>{}$*]{3,200}@/i },
];

/** The kind of secret that a string contains, to follow "looks like"; nothing when it has no known form. */
export function secretKind(text: string): string | undefined {
  return FORMS.find(({ form }) => form.test(text))?.description;
}

const SECRET_WORDS = new Set([
  'password',
  'passwd',
  'passphrase',
  'secret',
  'token',
  'apikey',
  'credential',
  'credentials',
]);
const SECRET_PAIRS = new Set(['api_key', 'access_key', 'private_key', 'secret_key', 'signing_key', 'encryption_key']);

/** Whether the name of an input suggests that its value is a secret: `db_password`, `apiKey`, `API_TOKEN`. */
export function isSecretName(name: string): boolean {
  const words = name
    .slice(0, 200)
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_');
  const isPair = words.some((word, index) => SECRET_PAIRS.has(`${words[index - 1]}_${word}`));
  return isPair || SECRET_WORDS.has(words.at(-1) ?? '');
}
