/** A path below a folder, both with `/`. */
export function below(folder: string, path: string): string {
  return folder === '' ? path : `${folder}/${path}`;
}
