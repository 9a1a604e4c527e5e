/** The code of an issue about a keyword or a limit: `minLength` gives `safe-subset/min-length`, `$ref` gives `safe-subset/ref`. */
export function codeOf(name: string): string {
  const kebab = name.replace(/^\$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `safe-subset/${kebab}`;
}
