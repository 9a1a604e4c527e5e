import type { Issue, ValidateOptions } from '../../core/issue.js';
import { toPlain } from '../../core/json/plain.js';
import { childAt, isArrayIndex, segmentsOf } from '../../core/json/pointer.js';
import type { RuntimeFormat } from './format.js';
import { validatePlain } from './validate.js';

/**
 * The interface by which tools take a validator of any maker, version 1.
 *
 * @see https://standardschema.dev
 */
export interface StandardSchemaV1<Input = unknown, Output = Input> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult<Output>;
    /** In types alone. */
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

/** The value, or what is wrong with it. */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

export interface StandardIssue {
  readonly message: string;
  /** Keys and indexes from the root. */
  readonly path: readonly (string | number)[];
}

/**
 * Offers a format as a Standard Schema. What it hands on is a plain copy of the value given; warnings do not fail.
 *
 * @param options whose verdict is wanted.
 */
export function standardSchemaOf<Document>(
  format: RuntimeFormat,
  options: ValidateOptions = {},
): StandardSchemaV1<Document> {
  return {
    '~standard': {
      version: 1,
      vendor: 'letterpress',
      validate(value) {
        const copy = toPlain(value, format.behavior.limits);
        if (!copy.ok) return { issues: copy.faults.map((fault) => known(fault, undefined)) };
        const { valid, issues } = validatePlain(format, copy.value, options);
        // The format's types are printed from the schema that the value has just passed.
        if (valid) return { value: copy.value as Document };
        const errors = issues.filter(({ severity }) => severity === 'error');
        return { issues: errors.map((issue) => known(issue, copy.value)) };
      },
    },
  };
}

function known({ message, hint, path }: Pick<Issue, 'message' | 'hint' | 'path'>, document: unknown): StandardIssue {
  return { message: hint === undefined ? message : `${message} ${hint}`, path: keysOf(path, document) };
}

/** The keys of a pointer; where it leads through a list of the document, the index as a number. */
function keysOf(path: string, document: unknown): (string | number)[] {
  let container = document;
  return segmentsOf(path).map((segment) => {
    const isIndex = Array.isArray(container) && isArrayIndex(segment);
    container = childAt(container, segment);
    return isIndex ? Number(segment) : segment;
  });
}
