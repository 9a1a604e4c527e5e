import { requireString } from '../core/calls/require-string.js';
import type { Behavior, Format } from '../core/format.js';
import type { Report as AnyReport, ValidateOptions } from '../core/issue.js';
import { UsageError } from '../core/usage-error.js';
import { nearest } from '../core/words/nearest.js';
import { quote } from '../core/words/quote.js';
import { type DocumentById, FORMAT_INFOS, type FormatId } from '../generated/formats.js';
import { REGISTRY } from '../generated/registry.js';
import type { FormatInfo as AnyFormatInfo, RuntimeFormat } from './runtime/format.js';
import { formatOfPath } from './runtime/format-of.js';
import { type StandardSchemaV1, standardSchemaOf } from './runtime/standard-schema-of.js';
import { validate as validateValue } from './runtime/validate.js';
import { validateText as validateDocumentText } from './runtime/validate-text.js';

export { defineFormat, FormatError } from '../core/format.js';
export type { Basis, Issue, Profile, Severity, TextResult, Trust, ValidateOptions } from '../core/issue.js';
export type { DeepPartial, Finding, Rule, RuleContext } from '../core/rule.js';
export { defineRule } from '../core/rule.js';
export { UsageError, type UsageErrorCode } from '../core/usage-error.js';
export type { FormatId } from '../generated/formats.js';
export { ManifestError } from './runtime/build/manifest-error.js';
export type { StandardIssue, StandardResult, StandardSchemaV1 } from './runtime/standard-schema-of.js';
export type { Behavior, Format };

/** Describes a format: id, title, file names, the published schema's `$id` and dialect. */
export type FormatInfo = AnyFormatInfo & { readonly id: FormatId };

/** The outcome for one document; `valid` is false exactly when an issue is an error. */
export type Report = AnyReport & { readonly format: FormatId };

/** All formats that Letterpress supports. */
export const formats: readonly FormatInfo[] = FORMAT_INFOS;

/**
 * The format of a file, by its name and, for some formats, its folder.
 *
 * @param path with `/` or `\`.
 * @throws {UsageError} `bad-option` for anything but a string.
 */
export function formatOf(path: string): FormatId | undefined {
  return formatOfPath(FORMAT_INFOS, requireString('path', path));
}

/**
 * Validates a value against a format: its structure first, then every rule.
 *
 * @param value anything; invalid data becomes issues and never throws.
 * @returns issues in document order, paths as RFC 6901 pointers.
 * @throws {UsageError} `unknown-format` when `format` is not one of `formats`, `bad-option` for wrong options.
 */
export function validate(format: FormatId, value: unknown, options: ValidateOptions = {}): Report {
  return validateValue(runtimeOf(format), value, options) as Report;
}

/**
 * Validates JSON text against a format; issues have a line and column.
 *
 * @param text at most 32 MiB as UTF-8, nested at most 1,000 levels, less where the format says so.
 * @throws {UsageError} `unknown-format` when `format` is not one of `formats`, `bad-option` for wrong options.
 */
export function validateText(format: FormatId, text: string, options: ValidateOptions = {}): Report {
  return validateDocumentText(runtimeOf(format), text, options) as Report;
}

/**
 * A Standard Schema for a format, the interface through which many tools accept any validator.
 * Each family's entry point also exports one for each of its formats.
 *
 * @throws {UsageError} `unknown-format` when `format` is not one of `formats`, `bad-option` for wrong options.
 */
export function standardSchema<Id extends FormatId>(
  format: Id,
  options: ValidateOptions = {},
): StandardSchemaV1<DocumentById[Id]> {
  return standardSchemaOf(runtimeOf(format), options);
}

function runtimeOf(format: unknown): RuntimeFormat {
  if (typeof format === 'string' && Object.hasOwn(REGISTRY, format)) return REGISTRY[format as FormatId];
  const meant = typeof format === 'string' ? nearest(format, Object.keys(REGISTRY)) : undefined;
  const shown = typeof format === 'string' ? quote(format) : `\`${typeof format}\``;
  throw new UsageError(
    'unknown-format',
    `There is no format ${shown}${meant === undefined ? '.' : `; did you mean \`${meant}\`?`} The formats are ${Object.keys(REGISTRY).join(', ')}.`,
  );
}
