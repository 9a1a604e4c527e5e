const TO_DEFINITION = /^#\/\$defs\/([^/]+)$/;

/** What a `$ref` names: the outermost schema, a definition by its decoded name, or nothing where the text is neither form. */
export function referenceName(reference: string): { readonly root: true } | { readonly name: string } | undefined {
  if (reference === '#') return { root: true };
  const name = TO_DEFINITION.exec(reference)?.[1];
  return name === undefined ? undefined : { name: name.replace(/~1/g, '/').replace(/~0/g, '~') };
}
