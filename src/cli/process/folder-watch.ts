import { type FSWatcher, watch } from 'node:fs';

/** Milliseconds without further changes before a change is reported: an editor saves in several steps. */
const QUIET = 100;
const SOURCE = /\.(?:[cm]?[jt]s|json)$/;

/** Watches the sources directly in some folders; folders rather than files, since editors replace files. */
export class FolderWatch {
  readonly #watchers = new Map<string, FSWatcher>();
  #timer: NodeJS.Timeout | undefined;
  /** A folder has reported a change that `changed` has not reported yet. */
  #pending = false;
  #ended = false;
  #wake: () => void = () => {};

  /** @param interrupted ends the watch. */
  constructor(interrupted: AbortSignal | undefined) {
    if (interrupted?.aborted) this.#end();
    interrupted?.addEventListener('abort', () => this.#end(), { once: true });
  }

  add(folders: readonly string[]): void {
    for (const folder of folders) {
      if (this.#ended || this.#watchers.has(folder)) continue;
      const watcher = watch(folder, (_event, name) => {
        if (name === null || SOURCE.test(name)) this.#noteChange();
      });
      // A deleted folder is a change like any other; the next run reports what is missing.
      watcher.on('error', () => this.#noteChange());
      this.#watchers.set(folder, watcher);
    }
  }

  /** Waits for the next change, and until no more follow; `false` once the watch has ended. */
  async changed(): Promise<boolean> {
    while (!this.#pending && !this.#ended) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    this.#pending = false;
    return !this.#ended;
  }

  #noteChange(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#pending = true;
      this.#wake();
    }, QUIET);
  }

  #end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#wake();
  }
}
