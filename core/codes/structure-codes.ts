import type { CodeEntry } from '../code.js';

/** What is raised where a document does not have the structure that its schema asks for. */
export const STRUCTURE_CODES: readonly (readonly [string, CodeEntry])[] = [
  [
    'schema/type',
    {
      summary: 'The value is of another kind than the field takes.',
      rationale: 'What reads the field counts on one kind of value and does not convert.',
      fix: 'Write a value of the kind that the issue names; numbers and `true` or `false` stand without quotes.',
      example: { constraint: '`protocol` is an integer', wrong: '{ "protocol": "1" }', right: '{ "protocol": 1 }' },
    },
  ],
  [
    'schema/const',
    {
      summary: 'The field takes a single value, and this is another.',
      rationale: 'Such a field tells versions or variants apart, so that the rest can be read rightly.',
      fix: 'Write the value that the issue names, with its quotes if it has any.',
      example: { constraint: '`version` is `2`', wrong: '{ "version": 3 }', right: '{ "version": 2 }' },
    },
  ],
  [
    'schema/enum',
    {
      summary: 'The value is none of those that the field takes.',
      rationale: 'The list is all that the reader of the document knows what to do with.',
      fix: 'Choose a value from the list; upper and lower case count.',
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
      summary: 'The text does not have the form that the field takes.',
      rationale: 'The field is read by something that understands this form alone.',
      fix: 'Write the text in the form that the issue names.',
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
      summary: 'The text has characters, or an order of them, that the field does not take.',
      rationale: 'The text becomes part of something with rules of its own: a name, a path, an address.',
      fix: 'Rewrite the text as the issue describes it.',
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
      summary: 'The text is too short.',
      rationale: 'A text below the least length, mostly an empty one, tells its readers nothing.',
      fix: 'Write a longer text, or leave the field out where it is optional.',
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
      summary: 'The text is too long.',
      rationale: 'Room for the text is limited where it is shown or kept.',
      fix: 'Shorten the text; characters are counted as Unicode code points.',
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
      rationale: 'Below the bound the reader of the document has no sensible use for it.',
      fix: 'Raise the number to the bound or above it.',
      example: { constraint: '`width` is at least 200', wrong: '{ "width": 20 }', right: '{ "width": 200 }' },
    },
  ],
  [
    'schema/maximum',
    {
      summary: 'The number is too large.',
      rationale: 'Above the bound the reader of the document has no sensible use for it.',
      fix: 'Lower the number to the bound or below it.',
      example: { constraint: '`width` is at most 2400', wrong: '{ "width": 24000 }', right: '{ "width": 2400 }' },
    },
  ],
  [
    'schema/exclusive-minimum',
    {
      summary: 'The number is not above its bound.',
      rationale: 'The bound itself is ruled out as well as all below it.',
      fix: 'Write a number above the bound.',
      example: { constraint: '`height` is above 0', wrong: '{ "height": 0 }', right: '{ "height": 120 }' },
    },
  ],
  [
    'schema/exclusive-maximum',
    {
      summary: 'The number is not below its bound.',
      rationale: 'The bound itself is ruled out as well as all above it.',
      fix: 'Write a number below the bound.',
      example: { constraint: '`share` is below 1', wrong: '{ "share": 1 }', right: '{ "share": 0.9 }' },
    },
  ],
  [
    'schema/multiple-of',
    {
      summary: 'The number is no multiple of the step.',
      rationale: 'The field counts in steps, and there is nothing between two of them.',
      fix: 'Write the multiple that lies nearest.',
      example: { constraint: '`columns` is a multiple of 4', wrong: '{ "columns": 6 }', right: '{ "columns": 8 }' },
    },
  ],
  [
    'schema/required',
    {
      summary: 'A field that must be there is missing.',
      rationale: 'The reader of the document counts on the field and has nothing to put in its place.',
      fix: 'Add the field; the path of the issue ends in its name.',
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
      summary: 'The object has a key that it does not take.',
      rationale: 'Nobody would read it; most often it is a slip of the pen for a key that somebody does read.',
      fix: 'Correct the spelling, move the key to the object it belongs to, or remove it.',
      example: {
        constraint: 'the only key is `displayName`',
        wrong: '{ "displayname": "Radar" }',
        right: '{ "displayName": "Radar" }',
      },
    },
  ],
  [
    'schema/property-names',
    {
      summary: 'A key that the author chooses is not formed as keys must be here.',
      rationale: 'The keys of this object are names that are used elsewhere, so their form counts.',
      fix: 'Rename the key as the issue describes it.',
      example: {
        constraint: 'each key is letters, digits and `_`',
        wrong: '{ "api-key": "…" }',
        right: '{ "api_key": "…" }',
      },
    },
  ],
  [
    'schema/min-properties',
    {
      summary: 'The object has too few members.',
      rationale: 'With fewer members the object says nothing.',
      fix: 'Add members, or leave the whole object out where it is optional.',
      example: {
        constraint: '`scripts` has at least 1 member',
        wrong: '{ "scripts": {} }',
        right: '{ "scripts": { "test": "vitest" } }',
      },
    },
  ],
  [
    'schema/max-properties',
    {
      summary: 'The object has too many members.',
      rationale: 'The number is limited so that the whole stays quick to read and to show.',
      fix: 'Remove members until the limit is met.',
      example: {
        constraint: '`labels` has at most 1 member',
        wrong: '{ "labels": { "a": 1, "b": 2 } }',
        right: '{ "labels": { "a": 1 } }',
      },
    },
  ],
  [
    'schema/min-items',
    {
      summary: 'The list has too few items.',
      rationale: 'With fewer items there is nothing to do or to show.',
      fix: 'Add items, or leave the list out where it is optional.',
      example: { constraint: '`steps` has at least 1 item', wrong: '{ "steps": [] }', right: '{ "steps": ["build"] }' },
    },
  ],
  [
    'schema/max-items',
    {
      summary: 'The list has too many items.',
      rationale: 'The number is limited so that the whole stays quick to read and to show.',
      fix: 'Remove items until the limit is met.',
      example: {
        constraint: '`tags` has at most 2 items',
        wrong: '{ "tags": ["a", "b", "c"] }',
        right: '{ "tags": ["a", "b"] }',
      },
    },
  ],
  [
    'schema/unique-items',
    {
      summary: 'The list holds the same item twice.',
      rationale: 'The items are read as a set, where a second copy is a mistake or means nothing.',
      fix: 'Remove the later copy.',
      example: {
        constraint: 'the items of `tags` differ',
        wrong: '{ "tags": ["ci", "ci"] }',
        right: '{ "tags": ["ci"] }',
      },
    },
  ],
  [
    'schema/any-of',
    {
      summary: 'The value fits none of the shapes that the field takes.',
      rationale: 'Each shape is read in its own way, and no reader knows this one.',
      fix: 'Choose one of the shapes that the issue names and follow it throughout.',
      example: {
        constraint: '`label` is text, or an object with `en`',
        wrong: '{ "label": 7 }',
        right: '{ "label": "Seven" }',
      },
    },
  ],
  [
    'schema/one-of',
    {
      summary: 'The value fits none, or more than one, of the shapes of which it must fit exactly one.',
      rationale: 'A value that fits two shapes could be read in two ways.',
      fix: 'Keep the fields of one shape and remove those of the others.',
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
      summary: 'The value is one that is ruled out here.',
      rationale: 'It is taken for another use, or known to break the reader.',
      fix: 'Choose another value.',
      example: {
        constraint: '`name` is anything but `"default"`',
        wrong: '{ "name": "default" }',
        right: '{ "name": "main" }',
      },
    },
  ],
];
