import { UsageError } from '../../../core/usage-error.js';
import type { FormatInfo } from '../../runtime/format.js';
import { didYouMean } from './did-you-mean.js';

/** @throws {UsageError} `unknown-format` when no format has the id. */
export function formatById(formats: readonly FormatInfo[], id: string): FormatInfo {
  const format = formats.find((candidate) => candidate.id === id);
  if (format !== undefined) return format;
  const ids = formats.map((candidate) => candidate.id);
  throw new UsageError(
    'unknown-format',
    `\`${id}\` is not a known format.`,
    didYouMean(id, ids) ?? `Use one of ${ids.map((known) => `\`${known}\``).join(', ')}.`,
  );
}

/** One line for each format, with its file names. */
export function nameList(formats: readonly FormatInfo[]): string {
  return formats.map(({ id, fileNames }) => `  ${fileNames.join(', ')} (${id})`).join('\n');
}
