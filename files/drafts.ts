import { createHash, randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { fs } from './node.js';

/** A draft's name: the file's, then the process that writes it, its machine, and random digits. */
const NAME = /\.(?<pid>[1-9][0-9]{0,9})-(?<machine>[0-9a-f]{8})-[0-9a-f]{12}\.letterpress-draft$/;
/** A draft of version 0.1, whose name does not say who writes it. */
const OLD_NAME = /\.[0-9a-f]{12}\.letterpress-draft$/;
/** Milliseconds after which a draft is abandoned, whoever was writing it: writing one takes seconds at most. */
const ABANDONED_AFTER = 3_600_000;

/** The path of a new draft of a file, next to it; no other process or call uses the same one. */
export function draftPath(path: string): string {
  return `${path}.${process.pid}-${thisMachine()}-${randomBytes(6).toString('hex')}.letterpress-draft`;
}

/** Whether a name is that of a draft. */
export function isDraftName(name: string): boolean {
  return NAME.test(name) || OLD_NAME.test(name);
}

/**
 * Whether a file is a draft that a killed run left behind: its process has ended, or nobody has written it for an hour.
 * Whether a process on another machine has ended is not known.
 *
 * @param path absolute.
 */
export function isAbandonedDraft(path: string): boolean {
  if (!isDraftName(path)) return false;
  try {
    const stats = fs.lstatSync(path);
    if (!stats.isFile()) return false;
    return Date.now() - stats.mtimeMs > ABANDONED_AFTER || hasEnded(path);
  } catch {
    return false;
  }
}

/** Deletes the abandoned drafts directly in a folder. What cannot be deleted is kept: another run may delete it as well. */
export function deleteAbandonedDrafts(folder: string): void {
  for (const name of namesIn(folder)) deleteIfAbandoned(join(folder, name));
}

/** @param path absolute. */
export function deleteIfAbandoned(path: string): void {
  if (!isAbandonedDraft(path)) return;
  try {
    fs.unlinkSync(path);
  } catch {
    // Deleted by another run meanwhile, or somebody else's: neither prevents this run from writing.
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return fs.readdirSync(folder);
  } catch {
    return [];
  }
}

function hasEnded(path: string): boolean {
  const { pid, machine } = NAME.exec(path)?.groups ?? {};
  if (pid === undefined || machine !== thisMachine()) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    // Without permission to signal a process, it exists.
    return error instanceof Error && Reflect.get(error, 'code') === 'ESRCH';
  }
}

let machine: string | undefined;

/** Eight hex digits that differ where process ids do: between machines, and between containers on one of them. */
function thisMachine(): string {
  machine ??= createHash('sha256').update(`${hostname()}\n${processNamespace()}`).digest('hex').slice(0, 8);
  return machine;
}

/** Linux numbers the processes of each namespace on their own. */
function processNamespace(): string {
  try {
    return fs.readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}
