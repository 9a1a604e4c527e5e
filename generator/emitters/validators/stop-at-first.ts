/** What ajv writes for one error when it looks for all of them. */
const ERROR =
  /const err\d+ = \{instancePath.*\};\nif\(vErrors === null\)\{\nvErrors = \[err\d+\];\n\}\nelse \{\nvErrors\.push\(err\d+\);\n\}\nerrors\+\+;/g;

/** What ajv writes for its errors, and what only a bundler or Node's own loader would understand. */
const LEFT_OVER = /\b(?:instancePath|parentDataProperty|rootData|require|vErrors|errors|_errs\d*)\b(?!")/;

/**
 * Rewrites functions that ajv wrote to count errors: they return `false` at the first one, and `true` at the end.
 *
 * @param code one statement a line. @param format the format's id, for messages.
 * @throws {Error} when something is left of what ajv writes for errors: the rewriting reads the text of one version, and
 *   of keywords whose errors are final. A function that is slow, or wrong, must be seen here.
 */
export function stopAtFirst(code: string, format: string): string {
  const text = code
    .replace(/\/\*# sourceURL="[^"]*" \*\/;?/g, '')
    .replace(ERROR, 'return false;')
    .replace(
      /^(function \w+\(data), \{instancePath="", parentData, parentDataProperty, rootData=data\}=\{\}\)\{/gm,
      '$1){',
    )
    .replace(/^let vErrors = null;\nlet errors = 0;\n/gm, '')
    .replace(/^const _errs\d+ = errors;\n/gm, '')
    .replace(/^(var valid\d+ = )_errs\d+ === errors;$/gm, '$1true;')
    .replace(/^validate\d+\.errors = (?:vErrors;\nreturn errors === 0|null;\nreturn true);$/gm, 'return true;');
  const line = text.split('\n').find((candidate) => LEFT_OVER.test(candidate.replace(/"(?:[^"\\]|\\.)*"/g, '""')));
  if (line === undefined) return text;
  throw new Error(`The validator of ${format} still has what ajv writes for errors: ${line.slice(0, 200)}`);
}
