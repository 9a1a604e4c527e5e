import { chooseExamples } from '../../../core/choose-examples.js';
import type { FormatModel } from '../../model.js';
import { type Anchors, createAnchors, heading } from '../../print/markdown/anchors.js';
import { escapeLine } from '../../print/markdown/escape-text.js';
import { folded } from '../../print/markdown/folded.js';
import { jsonBlock } from '../../print/markdown/json-block.js';
import { safeMarkdown } from '../../print/markdown/safe-markdown.js';
import { codesSection } from './codes-section.js';
import type { PageSection } from './collect-sections.js';
import { collectSections } from './collect-sections.js';
import { exampleBlocks, moreExamples } from './example-blocks.js';
import { factsBlocks } from './facts-blocks.js';
import { limitsSection } from './limits-section.js';
import { referenceSection } from './reference-section.js';
import { rulesSection } from './rules-section.js';
import { schemaSection } from './schema-section.js';

/** A heading of the page with its content. */
interface Chapter {
  /** A line of Markdown. */
  readonly title: string;
  readonly anchor: string;
  readonly blocks: readonly string[];
  /** The entries below the chapter in the table of contents. */
  readonly inside?: readonly { readonly title: string; readonly anchor: string }[] | undefined;
}

/** Ids that every page has; they are taken first, so that no name in a schema can change them. */
const FIXED = [
  'smallest-example',
  'complete-example',
  'more-examples',
  'definitions',
  'limits',
  'rules',
  'codes',
  'schema',
];

/**
 * Prints the reference page of one format, from its model alone.
 *
 * @throws {ModelError} `bad-value` when a reference section points at something missing.
 */
export function formatPage(model: FormatModel, banner: string): string {
  const anchors = createAnchors();
  for (const id of FIXED) anchors.take(id);
  const rules = new Map(model.rules.map((rule) => [rule.id, anchors.keep(rule.id)]));
  const [fields, definitions] = schemaChapters(model, anchors);
  // The topics of the format come before the details of every definition.
  const chapters = [
    ...exampleChapters(model),
    fields,
    ...model.reference.map((section) => ({
      title: escapeLine(section.title),
      anchor: anchors.take('about', section.title),
      blocks: referenceSection(section, model, rules),
    })),
    definitions,
    ...closingChapters(model, anchors, rules),
  ].filter((chapter) => chapter.blocks.length > 0);

  const contents = chapters.flatMap(({ title, anchor, inside = [] }: Chapter) => [
    `- [${title}](#${anchor})`,
    ...inside.map((entry) => `  - [${entry.title}](#${entry.anchor})`),
  ]);
  const blocks = [
    banner,
    `# ${escapeLine(model.title)}`,
    safeMarkdown(model.description),
    ...factsBlocks(model),
    '## Contents',
    contents.join('\n'),
    ...chapters.flatMap((chapter) => [heading(2, chapter.title, chapter.anchor), ...chapter.blocks]),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function exampleChapters(model: FormatModel): Chapter[] {
  const { minimal, complete, more } = chooseExamples(model.examples);
  return [
    { title: 'Smallest example', anchor: 'smallest-example', blocks: exampleBlocks(minimal) },
    { title: 'Complete example', anchor: 'complete-example', blocks: exampleBlocks(complete) },
    { title: 'More examples', anchor: 'more-examples', blocks: moreExamples(more) },
  ];
}

/** The document's own properties, and the definitions. */
function schemaChapters(model: FormatModel, anchors: Anchors): readonly [Chapter, Chapter] {
  const sections = collectSections(model, anchors);
  const { root } = sections;
  const parts = sections.list.filter((part) => part !== root);
  const print = (part: PageSection): string[] => [
    heading(part.isTop || part.definition === '' ? 3 : 4, part.title, part.anchor),
    ...schemaSection(part, sections),
  ];
  const own = parts.filter((part) => part.definition === '');
  const named = parts.filter((part) => part.definition !== '');
  return [
    {
      title: 'Properties',
      anchor: root.anchor,
      blocks: [...schemaSection(root, sections), ...own.flatMap(print)],
      inside: own,
    },
    {
      title: 'Definitions',
      anchor: 'definitions',
      blocks: named.flatMap(print),
      inside: named.filter((part) => part.isTop),
    },
  ];
}

function closingChapters(model: FormatModel, anchors: Anchors, rules: ReadonlyMap<string, string>): Chapter[] {
  const json = JSON.stringify(model.published, undefined, 2);
  return [
    { title: 'Limits', anchor: 'limits', blocks: limitsSection(model.limits) },
    { title: 'Rules', anchor: 'rules', blocks: rulesSection(model.rules, rules) },
    { title: 'Codes', anchor: 'codes', blocks: codesSection(model, (code) => anchors.keep(code)) },
    {
      title: 'Published schema',
      anchor: 'schema',
      blocks: [folded('The whole schema', [jsonBlock(json, { kind: 'schema' })])],
    },
  ];
}
