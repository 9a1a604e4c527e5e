import { isObject } from '../../../core/json/own.js';
import { parseUrl } from '../../../core/words/parse-url.js';

/** A longer specifier is only matched as a whole. */
const MAX_SPECIFIER_LENGTH = 2048;

/** The import maps of an entry, which map module names to URLs. */
export class ImportMap {
  private readonly targets = new Map<string, string>();

  /** Adds the text of one `<script type="importmap">`. Text that is not a valid import map adds nothing. */
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
   * The URL for a specifier: the mapped one, else the specifier itself if it is a URL.
   * `undefined` for a bare name that is not in any map.
   */
  resolve(specifier: string): string | undefined {
    const mapped = this.targets.get(specifier) ?? this.resolvePrefix(specifier);
    if (mapped !== undefined) return mapped;
    return /^\.{0,2}\//.test(specifier) || parseUrl(specifier) !== undefined ? specifier : undefined;
  }

  private resolvePrefix(specifier: string): string | undefined {
    if (specifier.length > MAX_SPECIFIER_LENGTH) return undefined;
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
