/** Whether a path, given by its segments, names something below a folder (`a/b`), and not the folder itself. */
export function isUnderRoot(segments: readonly string[], root: string): boolean {
  const folders = root.split('/');
  return segments.length > folders.length && folders.every((folder, index) => segments[index] === folder);
}
