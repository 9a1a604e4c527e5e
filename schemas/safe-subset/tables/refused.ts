import type { RefusedKeyword } from './subset-table.js';

/** Keywords that authors often try but the subset does not have, each with a fix. Every other unknown keyword is rejected too. */
export const refused = {
  pattern: {
    reason: 'a regular expression from a card would run inside the app, where one bad expression can stall it',
    fix: 'Use `enum`, `format` or `maxLength`, and check the exact form in the card.',
  },
  patternProperties: {
    reason: 'its keys are regular expressions, which would run inside the app',
    fix: 'List the properties in `properties`, or set `additionalProperties` to one schema for all others.',
  },
  propertyNames: {
    reason: 'the subset cannot constrain property names',
    fix: 'List the properties in `properties`, and close the object with `additionalProperties: false`.',
  },
  allOf: {
    reason: 'the subset cannot combine schemas that must all match',
    fix: 'Write the keywords in one schema; other keywords are allowed beside `$ref`.',
  },
  not: { reason: 'the subset has no negation', fix: 'Describe what is allowed, with `enum`, `anyOf` or `type`.' },
  if: { reason: 'the subset has no conditions', fix: 'Write each case as a branch of `anyOf` or `oneOf`.' },
  // biome-ignore lint/suspicious/noThenProperty: -- the keyword's name; the table is never awaited
  then: { reason: 'the subset has no conditions', fix: 'Write each case as a branch of `anyOf` or `oneOf`.' },
  else: { reason: 'the subset has no conditions', fix: 'Write each case as a branch of `anyOf` or `oneOf`.' },
  prefixItems: {
    reason: 'all items of an array have the same schema',
    fix: 'Use an object with named properties, or `items` with `minItems` and `maxItems`.',
  },
  additionalItems: { reason: 'all items of an array have the same schema', fix: 'Use `items`.' },
  unevaluatedItems: { reason: 'all items of an array have the same schema', fix: 'Use `items`.' },
  contains: { reason: 'the subset treats all items the same', fix: 'Use `items` with `anyOf`.' },
  minContains: { reason: 'the subset treats all items the same', fix: 'Use `minItems`.' },
  maxContains: { reason: 'the subset treats all items the same', fix: 'Use `maxItems`.' },
  unevaluatedProperties: {
    reason: 'the subset only has `additionalProperties`',
    fix: 'Use `additionalProperties` next to `properties`.',
  },
  dependentRequired: {
    reason: 'the subset has no conditions',
    fix: 'Write each case as a branch of `anyOf` with its own `required`.',
  },
  dependentSchemas: { reason: 'the subset has no conditions', fix: 'Write each case as a branch of `anyOf`.' },
  dependencies: { reason: 'the subset has no conditions', fix: 'Write each case as a branch of `anyOf`.' },
  definitions: { reason: 'this keyword is from older drafts', fix: 'Use `$defs`.' },
  id: { reason: 'this keyword is from older drafts', fix: 'Use `$id`, or remove it: nothing refers to it.' },
  $anchor: { reason: 'references can only use definition names', fix: 'Use `$defs` and `#/$defs/<name>`.' },
  $dynamicRef: { reason: 'references can only use definition names', fix: 'Use `$ref`.' },
  $dynamicAnchor: { reason: 'references can only use definition names', fix: 'Use `$defs` and `#/$defs/<name>`.' },
  $recursiveRef: { reason: 'this keyword is from an older draft', fix: 'Use `$ref` with `#`.' },
  $recursiveAnchor: {
    reason: 'this keyword is from an older draft',
    fix: 'Remove it; `$ref` with `#` works without it.',
  },
  $vocabulary: { reason: 'the vocabulary is fixed', fix: 'Remove it.' },
  nullable: { reason: 'this keyword is from OpenAPI', fix: 'Write `type` as an array that contains `null`.' },
  example: { reason: 'this keyword is from OpenAPI', fix: 'Use `examples` with an array.' },
  discriminator: {
    reason: 'this keyword is from OpenAPI',
    fix: 'Give each branch of `oneOf` a property with `const`.',
  },
  contentEncoding: { reason: 'the platform does not decode strings', fix: 'Describe it in `description`.' },
  contentMediaType: { reason: 'the platform does not decode strings', fix: 'Describe it in `description`.' },
  contentSchema: { reason: 'the platform does not decode strings', fix: 'Describe it in `description`.' },
} as const satisfies Readonly<Record<string, RefusedKeyword>>;
