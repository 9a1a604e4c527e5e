/** Whether a string compiles as a regular expression with the flag `u`, on the engine that asks. */
export function isRegex(text: string): boolean {
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false;
  }
}
