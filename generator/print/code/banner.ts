/** How the banner of a generated file begins. */
export const BANNER_START = 'Generated from ';

/** The lines that every generated file begins with, without comment marks. */
export function bannerLines(source: string, command: string): readonly string[] {
  return [`${BANNER_START}${source} by \`${command}\`.`, 'Edit the source instead.'];
}

/** The banner at the top of a TypeScript or JavaScript file. */
export function codeBanner(source: string, command: string): string {
  return bannerLines(source, command)
    .map((line) => `// ${line.replace(/[\r\n\u2028\u2029]/g, ' ')}\n`)
    .concat('\n')
    .join('');
}
