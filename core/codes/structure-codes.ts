import type { CodeEntry } from '../code.js';

/** Codes for documents that do not match their schema. */
export const STRUCTURE_CODES: readonly (readonly [string, CodeEntry])[] = [
  [
    'schema/type',
    {
      summary: 'The value has the wrong type.',
      rationale: 'Whatever reads the property relies on its type and does not convert values.',
      fix: 'Write a value of the type that the issue names; numbers, `true` and `false` have no quotes.',
      example: { constraint: '`protocol` is an integer', wrong: '{ "protocol": "1" }', right: '{ "protocol": 1 }' },
    },
  ],
  [
    'schema/const',
    {
      summary: 'The value is not the required constant.',
      rationale: 'Such a property identifies a version or variant, so that the rest is read correctly.',
      fix: 'Write the value that the issue names, with quotes if it has any.',
      example: { constraint: '`version` is `2`', wrong: '{ "version": 3 }', right: '{ "version": 2 }' },
    },
  ],
  [
    'schema/enum',
    {
      summary: 'The value is not one of the allowed values.',
      rationale: 'Whatever reads the document only knows what to do with these values.',
      fix: 'Choose one of the allowed values; they are case-sensitive.',
      example: {
        constraint: '`mode` is `"stream"` or `"state"`',
        wrong: '{ "mode": "Stream" }',
        right: '{ "mode": "stream" }',
      },
    },
  ],
  [
    'schema/format',
    {
      summary: 'The string does not have the required format.',
      rationale: 'Whatever reads the property understands only this format.',
      fix: 'Write the string in the format that the issue names.',
      example: {
        constraint: '`url` is an absolute URI',
        wrong: '{ "url": "example.com" }',
        right: '{ "url": "https://example.com" }',
      },
    },
  ],
  [
    'schema/pattern',
    {
      summary: 'The string does not match the required pattern.',
      rationale: 'The string becomes part of something with rules of its own: a name, a path, an address.',
      fix: 'Rewrite the string as the issue describes.',
      example: {
        constraint: '`name` is lower-case letters, digits and dashes',
        wrong: '{ "name": "Test Radar" }',
        right: '{ "name": "test-radar" }',
      },
    },
  ],
  [
    'schema/min-length',
    {
      summary: 'The string is too short.',
      rationale: 'A string below the minimum length, usually an empty one, tells its readers nothing.',
      fix: 'Write a longer string, or remove the property if it is optional.',
      example: {
        constraint: '`label` has at least 1 character',
        wrong: '{ "label": "" }',
        right: '{ "label": "Branch" }',
      },
    },
  ],
  [
    'schema/max-length',
    {
      summary: 'The string is too long.',
      rationale: 'Space is limited where the string is shown or stored.',
      fix: 'Shorten the string; characters are counted as Unicode code points.',
      example: {
        constraint: '`unit` has at most 3 characters',
        wrong: '{ "unit": "metres" }',
        right: '{ "unit": "m" }',
      },
    },
  ],
  [
    'schema/minimum',
    {
      summary: 'The number is too small.',
      rationale: 'A number below the minimum is of no use to whatever reads the document.',
      fix: 'Write the minimum or a larger number.',
      example: { constraint: '`width` is at least 200', wrong: '{ "width": 20 }', right: '{ "width": 200 }' },
    },
  ],
  [
    'schema/maximum',
    {
      summary: 'The number is too large.',
      rationale: 'A number above the maximum is of no use to whatever reads the document.',
      fix: 'Write the maximum or a smaller number.',
      example: { constraint: '`width` is at most 2400', wrong: '{ "width": 24000 }', right: '{ "width": 2400 }' },
    },
  ],
  [
    'schema/exclusive-minimum',
    {
      summary: 'The number is not greater than its exclusive minimum.',
      rationale: 'The bound itself is not allowed, and nor is any number below it.',
      fix: 'Write a number greater than the bound.',
      example: { constraint: '`height` is above 0', wrong: '{ "height": 0 }', right: '{ "height": 120 }' },
    },
  ],
  [
    'schema/exclusive-maximum',
    {
      summary: 'The number is not less than its exclusive maximum.',
      rationale: 'The bound itself is not allowed, and nor is any number above it.',
      fix: 'Write a number less than the bound.',
      example: { constraint: '`share` is below 1', wrong: '{ "share": 1 }', right: '{ "share": 0.9 }' },
    },
  ],
  [
    'schema/multiple-of',
    {
      summary: 'The number is not a multiple of the required step.',
      rationale: 'The property counts in steps, and a value between two steps has no meaning.',
      fix: 'Write the nearest multiple.',
      example: { constraint: '`columns` is a multiple of 4', wrong: '{ "columns": 6 }', right: '{ "columns": 8 }' },
    },
  ],
  [
    'schema/required',
    {
      summary: 'A required property is missing.',
      rationale: 'Whatever reads the document needs the property and has no default for it.',
      fix: 'Add the property; the path of the issue ends in its name.',
      example: {
        constraint: '`name` and `version` are required',
        wrong: '{ "name": "radar" }',
        right: '{ "name": "radar", "version": "1.0.0" }',
      },
    },
  ],
  [
    'schema/unknown-key',
    {
      summary: 'The object has an unknown property.',
      rationale: 'Nothing would read it; it is usually a typo of a known property.',
      fix: 'Correct the spelling, move the property to the object it belongs to, or remove it.',
      example: {
        constraint: '`displayName` is the only property',
        wrong: '{ "displayname": "Radar" }',
        right: '{ "displayName": "Radar" }',
      },
    },
  ],
  [
    'schema/property-names',
    {
      summary: 'A property name does not match the constraint on names.',
      rationale: 'The property names of this object are used elsewhere, where not every name is valid.',
      fix: 'Rename the property as the issue describes.',
      example: {
        constraint: 'property names are letters, digits and `_`',
        wrong: '{ "api-key": "…" }',
        right: '{ "api_key": "…" }',
      },
    },
  ],
  [
    'schema/min-properties',
    {
      summary: 'The object has too few properties.',
      rationale: 'With fewer properties the object says nothing.',
      fix: 'Add properties, or remove the object if it is optional.',
      example: {
        constraint: '`scripts` has at least 1 property',
        wrong: '{ "scripts": {} }',
        right: '{ "scripts": { "test": "vitest" } }',
      },
    },
  ],
  [
    'schema/max-properties',
    {
      summary: 'The object has too many properties.',
      rationale: 'The number is limited so that the document stays quick to read and to show.',
      fix: 'Remove properties until the limit is met.',
      example: {
        constraint: '`labels` has at most 1 property',
        wrong: '{ "labels": { "a": 1, "b": 2 } }',
        right: '{ "labels": { "a": 1 } }',
      },
    },
  ],
  [
    'schema/min-items',
    {
      summary: 'The array has too few items.',
      rationale: 'With fewer items there is nothing to do or to show.',
      fix: 'Add items, or remove the array if it is optional.',
      example: { constraint: '`steps` has at least 1 item', wrong: '{ "steps": [] }', right: '{ "steps": ["build"] }' },
    },
  ],
  [
    'schema/max-items',
    {
      summary: 'The array has too many items.',
      rationale: 'The number is limited so that the document stays quick to read and to show.',
      fix: 'Remove items until the limit is met.',
      example: {
        constraint: '`tags` has at most 2 items',
        wrong: '{ "tags": ["a", "b", "c"] }',
        right: '{ "tags": ["a", "b"] }',
      },
    },
  ],
  [
    'schema/contains',
    {
      summary: 'The array lacks an item that one of its items must be.',
      rationale: 'Whatever reads the array looks for that item.',
      fix: 'Add such an item, or correct the one that is nearest to it.',
      example: {
        constraint: 'an item of `roles` is `"owner"`',
        wrong: '{ "roles": ["reader"] }',
        right: '{ "roles": ["reader", "owner"] }',
      },
    },
  ],
  [
    'schema/min-contains',
    {
      summary: 'Too few items of the array match.',
      rationale: 'Whatever reads the array needs several items of that kind.',
      fix: 'Add such items until there are enough of them.',
      example: {
        constraint: 'at least 2 items of `points` are numbers',
        wrong: '{ "points": [1, "b"] }',
        right: '{ "points": [1, 2, "b"] }',
      },
    },
  ],
  [
    'schema/max-contains',
    {
      summary: 'Too many items of the array match.',
      rationale: 'Only so many items of that kind can be used.',
      fix: 'Remove or change such items until the limit is met.',
      example: {
        constraint: 'at most 1 item of `roles` is `"owner"`',
        wrong: '{ "roles": ["owner", "owner"] }',
        right: '{ "roles": ["owner", "reader"] }',
      },
    },
  ],
  [
    'schema/unique-items',
    {
      summary: 'The array contains a duplicate item.',
      rationale: 'The items are read as a set, where a duplicate has no meaning and is probably a mistake.',
      fix: 'Remove the duplicate.',
      example: {
        constraint: 'the items of `tags` are unique',
        wrong: '{ "tags": ["ci", "ci"] }',
        right: '{ "tags": ["ci"] }',
      },
    },
  ],
  [
    'schema/dependent-required',
    {
      summary: 'A property is missing that must be given together with another one.',
      rationale: 'The other property means nothing without it.',
      fix: 'Add the property, or remove the other one.',
      example: {
        constraint: '`from` requires `to`',
        wrong: '{ "from": 1 }',
        right: '{ "from": 1, "to": 2 }',
      },
    },
  ],
  [
    'schema/any-of',
    {
      summary: 'The value matches none of the allowed shapes.',
      rationale: 'Each shape is read in its own way, and this one is unknown.',
      fix: 'Choose one of the shapes that the issue names and follow it throughout.',
      example: {
        constraint: '`label` is a string, or an object with `en`',
        wrong: '{ "label": 7 }',
        right: '{ "label": "Seven" }',
      },
    },
  ],
  [
    'schema/one-of',
    {
      summary: 'The value must match exactly one of the allowed shapes.',
      rationale: 'A value that matches two shapes could be read in two ways.',
      fix: 'Keep the properties of one shape and remove those of the others.',
      example: {
        constraint: 'there is either `path` or `url`',
        wrong: '{ "path": "a.svg", "url": "https://example.com/a.svg" }',
        right: '{ "path": "a.svg" }',
      },
    },
  ],
  [
    'schema/not',
    {
      summary: 'The value is explicitly not allowed.',
      rationale: 'It is reserved for another use, or known to break what reads the document.',
      fix: 'Choose another value.',
      example: {
        constraint: '`name` is anything but `"default"`',
        wrong: '{ "name": "default" }',
        right: '{ "name": "main" }',
      },
    },
  ],
];
