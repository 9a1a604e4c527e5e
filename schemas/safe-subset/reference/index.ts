import type { ReferenceSection } from '../../../core/format.js';
import type { Basis } from '../../../core/issue.js';
import { showCount } from '../../../core/words/list.js';
import { PROFILES } from '../profiles/index.js';
import type { SubsetTable } from '../tables/subset-table.js';

const SET_BY: Readonly<Record<Basis, string>> = {
  contract: 'the specification',
  platform: 'the released validator',
  advice: 'Letterpress, as advice',
};

/** The sections of the reference page that describe a subset, built from its table. */
export function referenceSections(table: SubsetTable): readonly ReferenceSection[] {
  return [keywords(table), annotations(table), formats(table), limits(table), refused(table), profiles()];
}

function keywords({ keywords: all }: SubsetTable): ReferenceSection {
  return {
    title: 'Keywords',
    text: 'A keyword for one type has no effect on values of another type.',
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
    text: 'Annotations are allowed everywhere and do not affect validation.',
    table: {
      columns: ['Keyword', 'Value', 'Meaning'],
      rows: Object.entries(all).map(([name, { value, description }]) => [
        code(name),
        value === 'text' ? '`string`' : 'any value',
        description,
      ]),
    },
  };
}

function formats({ formats: all }: SubsetTable): ReferenceSection {
  return {
    title: 'Formats',
    text: 'Formats mean what the platform accepts, which in places is less strict than their standards.',
    table: {
      columns: ['Format', 'Meaning', 'Valid', 'Invalid'],
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
      columns: ['Limit', 'At most', 'How it is counted', 'Set by'],
      rows: Object.entries(all).map(([name, { max, unit, counted, basis }]) => [
        code(name),
        `${showCount(max)} ${unit}`,
        counted,
        SET_BY[basis],
      ]),
    },
  };
}

function refused({ refused: all }: SubsetTable): ReferenceSection {
  return {
    title: 'Rejected keywords',
    text: 'Every keyword that is not listed above is rejected. These are the ones that authors most often try.',
    table: {
      columns: ['Keyword', 'Why', 'Fix'],
      rows: Object.entries(all).map(([name, { reason, fix }]) => [code(name), reason, fix]),
    },
  };
}

function profiles(): ReferenceSection {
  return {
    title: 'Other services',
    text: 'Services that offer a tool to a model may reject a schema that the platform accepts. These profiles list what they reject; they do not change the verdict.',
    table: {
      columns: ['Profile', 'Service', 'Source'],
      rows: PROFILES.map(({ id, title, published }) => [code(id), title, published]),
    },
  };
}

function code(text: string): string {
  return `\`${text}\``;
}
