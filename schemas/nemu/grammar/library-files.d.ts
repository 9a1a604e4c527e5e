/** By its file: the bare name is a module of Node itself, which is deprecated and absent in a browser. */
declare module 'punycode/punycode.js' {
  export { default } from 'punycode';
}

/** The one file that loads fast: to import the package's main module, Node reads all of its tables twice. */
declare module 'tldts/dist/index.esm.min.js' {
  export { parse } from 'tldts';
}
