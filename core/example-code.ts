/**
 * The code that an example document must raise, from its file name `<code with / as .>.<slug>.json`; nothing for a
 * valid document.
 */
export function exampleCode(name: string): string | undefined {
  const [family, code, slug] = name.replace(/\.json$/, '').split('.');
  return slug === undefined ? undefined : `${family}/${code}`;
}
