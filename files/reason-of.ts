/** What a caught error says: one line, without the system call and path that Node adds, and without a full stop. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [first = ''] = message.split('\n');
  return first.replace(/, [a-z]+(?: '.*)?$/u, '').replace(/\.$/, '');
}
