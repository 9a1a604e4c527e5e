/**
 * The specifier by which one module imports another, both given from the project's root with `/`.
 * A `.ts` module is imported by its compiled name.
 */
export function importPath(from: string, to: string): string {
  const fromFolders = from
    .split('/')
    .filter((part) => part !== '.' && part !== '')
    .slice(0, -1);
  const target = to
    .replace(/\.ts$/, '.js')
    .split('/')
    .filter((part) => part !== '.' && part !== '');
  let shared = 0;
  while (shared < fromFolders.length && shared < target.length - 1 && fromFolders[shared] === target[shared])
    shared += 1;
  const up = fromFolders.length - shared;
  return `${up === 0 ? './' : '../'.repeat(up)}${target.slice(shared).join('/')}`;
}
