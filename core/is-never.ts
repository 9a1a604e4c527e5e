/** Whether a schema in normal form accepts no value at all: it excludes everything. */
export function isNever({ not }: { readonly not?: object | undefined }): boolean {
  return not !== undefined && Object.keys(not).length === 0;
}
