import { resolve } from 'node:path';
import type { Format } from '../../../../../core/format.js';
import { segmentsOf } from '../../../../../core/json/pointer.js';
import { readText } from '../../../../../files/read-text.js';
import { ModelError, type ModelErrorDetails } from '../../../../../generator/index.js';
import { displayPath } from '../../../process/paths.js';
import { type Extent, SourceText } from './source-text.js';

/** Keywords whose value has schemas by name. */
const HOLDS_NAMES = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas']);

interface Project {
  /** The current folder, absolute. */
  readonly cwd: string;
  /** The folder of the configuration, absolute. */
  readonly root: string;
  readonly formats: readonly Format[];
  /** Absolute paths of all modules that the formats consist of. */
  readonly modules: readonly string[];
}

/** The same error, in which each refusal has its source file, and its line where only one is possible. */
export function locateRefusals(error: ModelError, project: Project): ModelError {
  const sources = new Map(project.formats.map(({ id, source }) => [id, source]));
  const texts = new Map<string, SourceText | undefined>();
  const read = (path: string): SourceText | undefined => {
    if (!texts.has(path)) {
      const text = readText(path);
      texts.set(path, text.ok ? new SourceText(text.text) : undefined);
    }
    return texts.get(path);
  };
  const placed = (details: ModelErrorDetails): ModelErrorDetails => {
    const source = sources.get(details.format);
    if (typeof source !== 'string') return details;
    const own = resolve(project.root, source);
    const { path, line } = placeOf(details, own, project.modules, read);
    return { ...details, place: { file: displayPath(project.cwd, path), line } };
  };
  const [first, ...others] = error.refusals.map(placed);
  return first === undefined ? error : new ModelError(first, others);
}

interface SourcePlace {
  readonly path: string;
  readonly line?: number | undefined;
}

function placeOf(
  { definition = '', pointer = '' }: ModelErrorDetails,
  own: string,
  modules: readonly string[],
  read: (path: string) => SourceText | undefined,
): SourcePlace {
  const text = read(own);
  if (definition === '') return text === undefined ? { path: own } : inside(own, text, text.whole, pointer);
  const declared = [...new Set([own, ...modules])].flatMap((path) =>
    (read(path)?.ids(definition) ?? []).map((offset) => ({ path, offset })),
  );
  const [only] = declared;
  if (only !== undefined && declared.length === 1) {
    const found = read(only.path);
    return found === undefined
      ? { path: only.path }
      : inside(only.path, found, found.around(only.offset), pointer, only.offset);
  }
  // A definition without an `$id` is a property of `$defs`, or of a module.
  const [member, ...further] = text?.properties(definition, text.whole) ?? [];
  if (text === undefined || member === undefined || further.length > 0) return { path: own };
  return inside(own, text, text.valueOf(member), pointer, member);
}

/** The innermost step of a pointer that is found once inside the step around it. */
function inside(path: string, text: SourceText, extent: Extent, pointer: string, start?: number): SourcePlace {
  let at = start;
  let around = extent;
  for (const name of namesOn(pointer)) {
    const [only, ...others] = text.properties(name, around);
    if (only === undefined) continue;
    if (others.length > 0) break;
    at = only;
    around = text.valueOf(only);
  }
  return { path, line: at === undefined ? undefined : text.line(at) };
}

/** The names that a source has on the way to a pointer: those of properties, and the keyword at its end. */
function namesOn(pointer: string): string[] {
  const segments = segmentsOf(pointer);
  const names: string[] = [];
  let index = 0;
  for (; index < segments.length; index += 1) {
    const segment = segments[index] ?? '';
    const name = segments[index + 1];
    if (HOLDS_NAMES.has(segment) && name !== undefined) {
      names.push(name);
      index += 1;
    } else if (index === segments.length - 1) names.push(segment);
  }
  return names;
}
