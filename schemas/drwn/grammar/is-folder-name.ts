/** A name that stays inside the folder it is looked up in; the schema publishes the same pattern. */
export const FOLDER_NAME = '^[^./\\\\]+(?:\\.[^./\\\\]+)*\\.?$';

const NAME = new RegExp(FOLDER_NAME, 'u');

/** Whether text names one folder: not empty, without `/`, `\` and `..`, not beginning with a dot. */
export function isFolderName(text: string): boolean {
  return NAME.test(text);
}
