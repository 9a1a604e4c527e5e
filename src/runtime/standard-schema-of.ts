import { validateOptions } from '../../core/calls/validate-options.js';
import type { Issue, ValidateOptions } from '../../core/issue.js';
import { plainIssues, toPlain } from '../../core/json/plain.js';
import { childAt, isArrayIndex, segmentsOf } from '../../core/json/pointer.js';
import type { RuntimeFormat } from './format.js';
import { requireFormat } from './require-format.js';
import { validatePlain } from './validate.js';

/**
 * The interface through which tools accept any validator, version 1.
 *
 * @see https://standardschema.dev
 */
export interface StandardSchemaV1<Input = unknown, Output = Input> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult<Output>;
    /** Only in types. */
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

/** The value, or what is wrong with it. */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

export interface StandardIssue {
  readonly message: string;
  /** Property names and indexes from the root. */
  readonly path: readonly (string | number)[];
}

/**
 * A Standard Schema for a format. Its output is a plain copy of the input; warnings do not fail.
 *
 * @param options the same as for `validate`.
 * @throws {UsageError} `bad-option` for something else than a format, and for wrong options.
 */
export function standardSchemaOf<Document>(
  format: RuntimeFormat,
  options: ValidateOptions = {},
): StandardSchemaV1<Document> {
  const { limits } = requireFormat(format).behavior;
  const read = validateOptions(options);
  return {
    '~standard': {
      version: 1,
      vendor: 'letterpress',
      validate(value) {
        const copy = toPlain(value, limits);
        if (!copy.ok) return { issues: plainIssues(copy.faults).map((issue) => standardIssue(issue, undefined)) };
        const { valid, issues } = validatePlain(format, copy.value, read);
        // The format's types are generated from the schema that the value has just passed.
        if (valid) return { value: copy.value as Document };
        const errors = issues.filter(({ severity }) => severity === 'error');
        return { issues: errors.map((issue) => standardIssue(issue, copy.value)) };
      },
    },
  };
}

function standardIssue(
  { message, hint, path }: Pick<Issue, 'message' | 'hint' | 'path'>,
  document: unknown,
): StandardIssue {
  return { message: hint === undefined ? message : `${message} ${hint}`, path: keysOf(path, document) };
}

/** The segments of a pointer; the index of an array's item as a number. */
function keysOf(path: string, document: unknown): (string | number)[] {
  let container = document;
  return segmentsOf(path).map((segment) => {
    const isIndex = Array.isArray(container) && isArrayIndex(segment);
    container = childAt(container, segment);
    return isIndex ? Number(segment) : segment;
  });
}
