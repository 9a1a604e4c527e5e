/**
 * The content security policy under which the host serves an entry, by directive, in the order of the header.
 *
 * @see Neuralis "App surfaces", "The served URL carries no identity".
 */
export const contentSecurityPolicy = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'unsafe-inline'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'form-action': ["'none'"],
  'base-uri': ["'self'"],
  'frame-ancestors': ["'self'"],
  sandbox: ['allow-scripts', 'allow-forms'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
