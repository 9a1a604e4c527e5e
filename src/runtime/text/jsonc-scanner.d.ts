/** The scanner alone, as an ES module: the package's main module also loads its formatter, editor and CommonJS. */
declare module 'jsonc-parser/lib/esm/impl/scanner.js' {
  export { createScanner } from 'jsonc-parser';
}
