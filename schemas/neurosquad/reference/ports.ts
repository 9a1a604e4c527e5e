import type { ReferenceSection } from '../../../core/format.js';
import complete from '../examples/valid/complete.json' with { type: 'json' };
import customPortTypes from '../examples/valid/custom-port-types.json' with { type: 'json' };
import { CONVERSIONS, PORT_TYPES, type PortTypeRow } from '../tables/port-types.js';

const TYPES: readonly PortTypeRow[] = PORT_TYPES;

export const portSections: readonly ReferenceSection[] = [
  {
    title: 'Ports',
    text: 'Arrows carry values from outputs to inputs. An output may keep its last value for arrows drawn later (`retain`). An input takes a stream of values, or, with `mode: "request"`, questions that the card answers with a value of the `response` type. One input may be the `default`, at which arrows drawn to the card as a whole end.',
    rules: ['neurosquad/unique-port-ids', 'neurosquad/one-default-input', 'neurosquad/visible-port-text'],
    example: { document: complete, pick: '/ports' },
  },
  {
    title: 'Built-in port types',
    text: 'A port of a built-in type may add a `schema` of its own, which holds besides the one given here.',
    table: {
      columns: ['Type', 'Holds', 'A value meets'],
      rows: TYPES.map(({ id, holds, schema }) => [`\`${id}\``, holds, `\`${JSON.stringify(schema)}\``]),
    },
  },
  {
    title: 'Conversions',
    text: 'An arrow may join two ports of different types if values of the one can be turned into the other. Types that are not listed as a target take their own values only.',
    table: {
      columns: ['Into', 'From', 'How'],
      rows: TYPES.flatMap(({ id, from }) =>
        Object.entries(from).map(([source, how]) => [`\`${id}\``, `\`${source}\``, CONVERSIONS[how]]),
      ),
    },
  },
  {
    title: 'Custom port types',
    text: 'A type of your own is `namespace/name`, with the card’s own name as the namespace, and every port of it carries a `schema`; `{}` admits any value. The namespace of another card is accepted with a warning: that is how two cards agree on a format. A response of a custom type needs no schema.',
    rules: ['neurosquad/own-namespace', 'neurosquad/safe-schema'],
    example: { document: customPortTypes, pick: '/ports' },
  },
];
