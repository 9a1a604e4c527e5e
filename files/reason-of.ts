/** The message of a caught error: its first line, without the system call and path that Node adds, and without a period. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [first = ''] = message.split('\n');
  return first.replace(/, [a-z]+(?: '[\s\S]*)?$/u, '').replace(/\.$/, '');
}
