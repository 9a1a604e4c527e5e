import { exampleCode } from '../../core/example-code.js';
import type { Format } from '../../core/format.js';
import type { Issue } from '../../core/issue.js';
import type { AnyRule, InvalidExample, ValidExample } from '../../core/rule.js';
import { codePointOrder } from '../../core/words/code-point-order.js';
import { listWords } from '../../core/words/list.js';
import { quote } from '../../core/words/quote.js';
import type { RuntimeFormat } from '../../src/runtime/format.js';
import { validate } from '../../src/runtime/validate.js';
import type { Refuse } from '../refusals.js';

interface ExampleFault {
  readonly example: string;
  readonly message: string;
  readonly hint: string;
}

/** Validates every example document of a format, its rules and its page, and refuses each that is not what it says it is. */
export function runExamples(format: Format, runtime: RuntimeFormat, refuse: Refuse): void {
  const fail = (example: string, message: string, hint: string): void =>
    refuse({ code: 'bad-example', message: `${example} ${message}`, hint });
  const isRight = (example: string, document: unknown): void => {
    const error = validate(runtime, document).issues.find(({ severity }) => severity === 'error');
    if (error !== undefined)
      fail(example, `is not valid: ${inWords(error)}`, 'Correct the document, or what rejects it.');
  };
  for (const { name, document } of format.examples ?? []) {
    const code = exampleCode(name);
    const example = `the example ${quote(name)}`;
    if (code === undefined) isRight(example, document);
    else if (!validate(runtime, document).issues.some((issue) => issue.code === code))
      fail(
        example,
        `does not raise \`${code}\`.`,
        'Rename it to `<slug>.json` if it is valid, or correct its document.',
      );
  }
  for (const { title, example } of format.reference ?? [])
    if (example !== undefined && !example.pick) isRight(`the example of the section ${quote(title)}`, example.document);
  for (const rule of format.behavior.rules)
    for (const { example, message, hint } of ruleFaults(rule, runtime)) fail(example, message, hint);
}

/** A valid example of a rule raises nothing, and an invalid one exactly what it says. */
function* ruleFaults(rule: AnyRule, runtime: RuntimeFormat): Generator<ExampleFault> {
  const nameOf = ({ title }: ValidExample): string => `the example ${quote(title)} of the rule \`${rule.id}\``;
  const issuesOf = ({ document, trust, profile }: ValidExample): readonly Issue[] =>
    validate(runtime, document, { trust, profile }).issues;
  for (const example of rule.valid) {
    const [issue] = issuesOf(example);
    if (issue !== undefined)
      yield {
        example: nameOf(example),
        message: `is given as valid: ${inWords(issue)}`,
        hint: 'Correct the document, or what rejects it.',
      };
  }
  for (const example of rule.invalid) {
    const wanted = wantedPlaces(rule, example);
    const found = issuesOf(example)
      .map(({ code, path }) => placeOf(code, path))
      .sort(codePointOrder);
    if (wanted.length === found.length && wanted.every((place, index) => place === found[index])) continue;
    const raised = found.length === 0 ? 'nothing' : listWords(found, 'and');
    yield {
      example: nameOf(example),
      message: `raises ${raised}, not ${listWords(wanted, 'and')}.`,
      hint: 'Correct the document, `at` or the rule.',
    };
  }
}

function wantedPlaces({ id }: AnyRule, { at, codes }: InvalidExample): string[] {
  return at.map((path, index) => placeOf(codes?.[index] ?? id, path)).sort(codePointOrder);
}

function placeOf(code: string, path: string): string {
  return `\`${code}\` at \`${path}\``;
}

function inWords({ code, path, message }: Issue): string {
  return `${message} (\`${code}\` at \`${path}\`)`;
}
