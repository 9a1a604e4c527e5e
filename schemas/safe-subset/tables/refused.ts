import type { RefusedKeyword } from './subset-table.js';

/** Keywords that authors reach for and the subset has not, each with the way out. Any other unknown keyword is refused too. */
export const refused = {
  pattern: {
    reason: 'a regular expression from a card would run inside the app, where one bad expression can stall it',
    fix: 'Use `enum`, `format` or `maxLength`, and check the finer form in the card.',
  },
  patternProperties: {
    reason: 'its keys are regular expressions, which would run inside the app',
    fix: 'Name the members under `properties`, or give one schema for all others as `additionalProperties`.',
  },
  propertyNames: {
    reason: 'the subset has no rule for the names of members',
    fix: 'Name the members under `properties` and close the object with `additionalProperties: false`.',
  },
  allOf: {
    reason: 'the subset does not combine schemas that must all hold',
    fix: 'Write the keywords into one schema; a `$ref` may have others beside it.',
  },
  not: { reason: 'the subset has no negation', fix: 'Say what is allowed, with `enum`, `anyOf` or `type`.' },
  if: { reason: 'the subset has no conditions', fix: 'Write each case as a branch of `anyOf` or `oneOf`.' },
  // biome-ignore lint/suspicious/noThenProperty: -- the keyword's name; the table is never awaited
  then: { reason: 'the subset has no conditions', fix: 'Write each case as a branch of `anyOf` or `oneOf`.' },
  else: { reason: 'the subset has no conditions', fix: 'Write each case as a branch of `anyOf` or `oneOf`.' },
  prefixItems: {
    reason: 'every item of a list has the same schema',
    fix: 'Use an object with named members, or `items` with `minItems` and `maxItems`.',
  },
  additionalItems: { reason: 'every item of a list has the same schema', fix: 'Use `items`.' },
  unevaluatedItems: { reason: 'every item of a list has the same schema', fix: 'Use `items`.' },
  contains: { reason: 'the subset looks at every item alike', fix: 'Use `items` with `anyOf`.' },
  minContains: { reason: 'the subset looks at every item alike', fix: 'Use `minItems`.' },
  maxContains: { reason: 'the subset looks at every item alike', fix: 'Use `maxItems`.' },
  unevaluatedProperties: {
    reason: 'the subset has only the plain form of it',
    fix: 'Use `additionalProperties` beside the `properties` it closes.',
  },
  dependentRequired: {
    reason: 'the subset has no conditions',
    fix: 'Write each case as a branch of `anyOf` with its own `required`.',
  },
  dependentSchemas: { reason: 'the subset has no conditions', fix: 'Write each case as a branch of `anyOf`.' },
  dependencies: { reason: 'the subset has no conditions', fix: 'Write each case as a branch of `anyOf`.' },
  definitions: { reason: 'that is the name of older drafts', fix: 'Use `$defs`.' },
  id: { reason: 'that is the name of older drafts', fix: 'Use `$id`, or leave it out: nothing refers to it.' },
  $anchor: { reason: 'references go by definition names only', fix: 'Use `$defs` and `#/$defs/<name>`.' },
  $dynamicRef: { reason: 'references go by definition names only', fix: 'Use `$ref`.' },
  $dynamicAnchor: { reason: 'references go by definition names only', fix: 'Use `$defs` and `#/$defs/<name>`.' },
  $recursiveRef: { reason: 'that is the name of an older draft', fix: 'Use `$ref` with `#`.' },
  $recursiveAnchor: {
    reason: 'that is the name of an older draft',
    fix: 'Leave it out; `$ref` with `#` works as it is.',
  },
  $vocabulary: { reason: 'the vocabulary is fixed', fix: 'Leave it out.' },
  nullable: { reason: 'that is OpenAPI’s keyword', fix: 'Write `type` as a list with `null` in it.' },
  example: { reason: 'that is OpenAPI’s keyword', fix: 'Use `examples` with a list.' },
  discriminator: { reason: 'that is OpenAPI’s keyword', fix: 'Give each branch of `oneOf` a `const` member.' },
  contentEncoding: { reason: 'the platform does not decode texts', fix: 'Say it in the `description`.' },
  contentMediaType: { reason: 'the platform does not decode texts', fix: 'Say it in the `description`.' },
  contentSchema: { reason: 'the platform does not decode texts', fix: 'Say it in the `description`.' },
} as const satisfies Readonly<Record<string, RefusedKeyword>>;
