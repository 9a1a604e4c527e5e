/** A name that cannot lead out of the folder in which it is looked up; the schema publishes the same pattern. */
export const FOLDER_NAME = '^[^./\\\\]+(?:\\.[^./\\\\]+)*\\.?$';

const NAME = new RegExp(FOLDER_NAME, 'u');

/** Whether text names one folder: not empty, without `/`, `\` and `..`, not starting with a dot. */
export function isFolderName(text: string): boolean {
  return NAME.test(text);
}
