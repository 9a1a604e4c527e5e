import { isObject } from '../../../core/json/own.js';
import { parseUrl } from '../../../core/words/parse-url.js';

/** Above this, a specifier is matched as a whole only. */
const LONGEST_SPECIFIER = 2048;

/** What an entry's import maps make of module names. */
export class ImportMap {
  private readonly targets = new Map<string, string>();

  /** Adds the text of one `<script type="importmap">`; text that is no import map adds nothing. */
  add(text: string): void {
    const map = parseObject(text);
    const scopes = objectOf(map?.scopes);
    for (const part of [objectOf(map?.imports), ...Object.values(scopes ?? {}).map(objectOf)]) {
      for (const [name, target] of Object.entries(part ?? {})) {
        if (typeof target === 'string' && !this.targets.has(name)) this.targets.set(name, target);
      }
    }
  }

  /**
   * The url that a specifier stands for: what a map says, else the specifier itself if it is a url.
   * Nothing for a bare name that no map has.
   */
  resolve(specifier: string): string | undefined {
    const mapped = this.targets.get(specifier) ?? this.resolvePrefix(specifier);
    if (mapped !== undefined) return mapped;
    return /^\.{0,2}\//.test(specifier) || parseUrl(specifier) !== undefined ? specifier : undefined;
  }

  private resolvePrefix(specifier: string): string | undefined {
    if (specifier.length > LONGEST_SPECIFIER) return undefined;
    for (let end = specifier.lastIndexOf('/'); end > 0; end = specifier.lastIndexOf('/', end - 1)) {
      const target = this.targets.get(specifier.slice(0, end + 1));
      if (target !== undefined) return target + specifier.slice(end + 1);
    }
    return undefined;
  }
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return objectOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return isObject(value) ? value : undefined;
}
