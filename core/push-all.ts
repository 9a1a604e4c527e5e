/** Adds items to the end of an array one by one: a call with more arguments than the stack has room for throws. */
export function pushAll<T>(list: T[], items: Iterable<T>): void {
  for (const item of items) list.push(item);
}
