import type { ReferenceSection } from '../../../core/format.js';
import complete from '../examples/valid/complete.json' with { type: 'json' };
import customPortTypes from '../examples/valid/custom-port-types.json' with { type: 'json' };
import { CONVERSIONS, PORT_TYPES, type PortTypeRow } from '../tables/port-types.js';

const TYPES: readonly PortTypeRow[] = PORT_TYPES;

/** The page on ports: types, conversions and what may be connected. */
export const portSections: readonly ReferenceSection[] = [
  {
    title: 'Ports',
    text: 'Arrows carry values from outputs to inputs. An output can keep its last value for arrows that are drawn later (`retain`). An input receives a stream of values or, with `"mode": "request"`, requests that the card answers with a value of the `response` type. One input can be the `default`: arrows that are drawn to the card as a whole end there.',
    rules: ['neurosquad/unique-port-ids', 'neurosquad/one-default-input', 'neurosquad/visible-port-text'],
    example: { document: complete, pick: '/ports' },
  },
  {
    title: 'Built-in port types',
    text: 'A port of a built-in type can have a `schema` of its own; its values must match both that schema and the one given here.',
    table: {
      columns: ['Type', 'Holds', 'Schema'],
      rows: TYPES.map(({ id, holds, schema }) => [`\`${id}\``, holds, `\`${JSON.stringify(schema)}\``]),
    },
  },
  {
    title: 'Conversions',
    text: 'An arrow can connect two ports of different types if values of one type can be converted to the other. A type that is not listed under "To" only accepts its own values.',
    table: {
      columns: ['To', 'From', 'How'],
      rows: TYPES.flatMap(({ id, from }) =>
        Object.entries(from).map(([source, how]) => [`\`${id}\``, `\`${source}\``, CONVERSIONS[how]]),
      ),
    },
  },
  {
    title: 'Custom port types',
    text: "A type of your own is `namespace/name`, with the card's own name as the namespace. Every port of such a type requires a `schema`; `{}` allows every value. The namespace of another card is allowed, with a warning, because that is how two cards share a format. A response of a custom type does not require a schema.",
    rules: ['neurosquad/own-namespace', 'neurosquad/safe-schema'],
    example: { document: customPortTypes, pick: '/ports' },
  },
];
