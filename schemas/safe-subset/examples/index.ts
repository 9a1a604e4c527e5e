import type { FormatExample } from '../../../core/format.js';
import pattern from './invalid/safe-subset.pattern.ticket-number.json' with { type: 'json' };
import anotherFile from './invalid/safe-subset.ref.another-file.json' with { type: 'json' };
import misspelt from './invalid/safe-subset.unknown-keyword.misspelt.json' with { type: 'json' };
import coverageByFile from './valid/coverage-by-file.json' with { type: 'json' };
import outline from './valid/outline.json' with { type: 'json' };
import testFilter from './valid/test-filter.json' with { type: 'json' };

/** Complete schemas, for the reference page and the tests. */
export const schemaExamples: readonly FormatExample[] = [
  { name: 'test-filter.json', title: 'The input of a tool', document: testFilter },
  { name: 'coverage-by-file.json', title: 'Numbers by name', document: coverageByFile },
  { name: 'outline.json', title: 'A definition that refers to itself', document: outline },
  { name: 'safe-subset.pattern.ticket-number.json', title: 'A regular expression', document: pattern },
  { name: 'safe-subset.ref.another-file.json', title: 'A reference to another file', document: anotherFile },
  { name: 'safe-subset.unknown-keyword.misspelt.json', title: 'A misspelled keyword', document: misspelt },
];
