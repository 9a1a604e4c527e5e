import type { ReferenceSection } from '../../../core/format.js';
import type { Basis } from '../../../core/issue.js';
import { showCount } from '../../../core/words/list.js';
import { PROFILES } from '../profiles/index.js';
import type { SubsetTable } from '../tables/subset-table.js';

const ASKED_BY: Readonly<Record<Basis, string>> = {
  contract: 'the specification',
  platform: 'the released validator',
  advice: 'Letterpress, as advice',
};

/** The sections of a reference page that describe a subset, from its table. */
export function referenceSections(table: SubsetTable): readonly ReferenceSection[] {
  return [keywords(table), annotations(table), formats(table), limits(table), refused(table), profiles()];
}

function keywords({ keywords: all }: SubsetTable): ReferenceSection {
  return {
    title: 'Keywords',
    text: 'A keyword that speaks to one type of value says nothing of values of another type.',
    table: {
      columns: ['Keyword', 'For', 'Meaning', 'Example'],
      rows: Object.entries(all).map(([name, { on, description, example }]) => [
        code(name),
        on.length === 0 ? 'any value' : on.map(code).join(', '),
        description,
        code(JSON.stringify(example)),
      ]),
    },
  };
}

function annotations({ annotations: all }: SubsetTable): ReferenceSection {
  return {
    title: 'Annotations',
    text: 'These are allowed everywhere and change no verdict on a value.',
    table: {
      columns: ['Keyword', 'Value', 'Meaning'],
      rows: Object.entries(all).map(([name, { value, description }]) => [
        code(name),
        value === 'text' ? 'text' : 'any value',
        description,
      ]),
    },
  };
}

function formats({ formats: all }: SubsetTable): ReferenceSection {
  return {
    title: 'Formats',
    text: 'Formats are read as the platform reads them, which is looser than their standards in places.',
    table: {
      columns: ['Format', 'Reading', 'Passes', 'Is refused'],
      rows: Object.entries(all).map(([name, { description, valid, invalid }]) => [
        code(name),
        description,
        valid.map(code).join(', '),
        invalid.map(code).join(', '),
      ]),
    },
  };
}

function limits({ limits: all }: SubsetTable): ReferenceSection {
  return {
    title: 'Limits',
    text: 'All limits are inclusive.',
    table: {
      columns: ['Limit', 'At most', 'How it is counted', 'Asked by'],
      rows: Object.entries(all).map(([name, { max, unit, counted, basis }]) => [
        code(name),
        `${showCount(max)} ${unit}`,
        counted,
        ASKED_BY[basis],
      ]),
    },
  };
}

function refused({ refused: all }: SubsetTable): ReferenceSection {
  return {
    title: 'Refused keywords',
    text: 'Every keyword that is not listed above is refused. These are the ones that authors reach for most.',
    table: {
      columns: ['Keyword', 'Why', 'Instead'],
      rows: Object.entries(all).map(([name, { reason, fix: instead }]) => [code(name), reason, instead]),
    },
  };
}

function profiles(): ReferenceSection {
  return {
    title: 'Elsewhere',
    text: 'A schema that the platform accepts may still be refused where a tool is offered to a model. These profiles list what would be; they give no verdict.',
    table: {
      columns: ['Profile', 'Of', 'Known from'],
      rows: PROFILES.map(({ id, title, published }) => [code(id), title, published]),
    },
  };
}

function code(text: string): string {
  return `\`${text}\``;
}
