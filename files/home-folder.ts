import { homedir } from 'node:os';

/** The absolute path of the user's home folder. */
export function homeFolder(): string {
  return homedir();
}
