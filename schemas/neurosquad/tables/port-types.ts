/** A value schema in the safe subset. */
type ValueSchema = Readonly<Record<string, unknown>>;

export interface PortTypeRow {
  readonly id: `ns:${string}`;
  /** What a value is. */
  readonly holds: string;
  /** What a value must match. */
  readonly schema: ValueSchema;
  /** Types whose values can be converted to this one, and how. */
  readonly from: Readonly<Record<string, Conversion>>;
}

/** How the app converts a value of one port type to another. */
export const CONVERSIONS = {
  identity: 'unchanged',
  stringify: 'as text',
  'json-text': 'as JSON text',
  'json-markdown': 'as JSON in Markdown',
  'table-markdown': 'as a Markdown table',
  'tasks-markdown': 'as a Markdown task list',
  'wrap-array': 'as an array with one item',
  'lines-to-tasks': 'one task per line',
  any: 'any value triggers, but its content is dropped',
  exact: 'only from the same type',
} as const;

export type Conversion = keyof typeof CONVERSIONS;

const LONG_TEXT = { type: 'string', maxLength: 1_000_000 };
const TASK_STATUS = { enum: ['pending', 'active', 'done', 'error'] };

const TASK = {
  type: 'object',
  required: ['text'],
  additionalProperties: false,
  properties: {
    id: { type: 'string', maxLength: 128 },
    text: { type: 'string', minLength: 1, maxLength: 500 },
    status: TASK_STATUS,
    column: { type: 'string', maxLength: 64 },
    assignee: { type: 'string', maxLength: 128 },
  },
};

/** The port types that every card knows. SDK 1.3.0. */
export const PORT_TYPES = [
  { id: 'ns:any', holds: 'any value', schema: {}, from: {} },
  {
    id: 'ns:text',
    holds: 'plain text',
    schema: LONG_TEXT,
    from: {
      'ns:markdown': 'identity',
      'ns:url': 'identity',
      'ns:number': 'stringify',
      'ns:boolean': 'stringify',
      'ns:json': 'json-text',
    },
  },
  {
    id: 'ns:markdown',
    holds: 'Markdown',
    schema: LONG_TEXT,
    from: {
      'ns:text': 'identity',
      'ns:url': 'identity',
      'ns:number': 'stringify',
      'ns:json': 'json-markdown',
      'ns:table': 'table-markdown',
      'ns:tasks': 'tasks-markdown',
    },
  },
  { id: 'ns:number', holds: 'a number', schema: { type: 'number' }, from: {} },
  { id: 'ns:boolean', holds: 'true or false', schema: { type: 'boolean' }, from: {} },
  {
    id: 'ns:json',
    holds: 'an object or an array',
    schema: { type: ['object', 'array'] },
    from: {
      'ns:table': 'identity',
      'ns:tasks': 'identity',
      'ns:task': 'identity',
      'ns:event': 'identity',
      'ns:file-ref': 'identity',
      'ns:task-patch': 'identity',
    },
  },
  { id: 'ns:url', holds: 'a URL', schema: { type: 'string', format: 'uri', maxLength: 8_192 }, from: {} },
  {
    id: 'ns:image',
    holds: 'an image, with its data as a string',
    schema: {
      type: 'object',
      required: ['mimeType', 'data'],
      additionalProperties: false,
      properties: {
        mimeType: { enum: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] },
        data: LONG_TEXT,
        alt: { type: 'string', maxLength: 500 },
      },
    },
    from: {},
  },
  {
    id: 'ns:file-ref',
    holds: 'a file, and optionally a line in it',
    schema: {
      type: 'object',
      required: ['path'],
      additionalProperties: false,
      properties: {
        path: { type: 'string', minLength: 1, maxLength: 1_024 },
        line: { type: 'integer', minimum: 1 },
      },
    },
    from: {},
  },
  { id: 'ns:task', holds: 'one task', schema: TASK, from: {} },
  {
    id: 'ns:tasks',
    holds: 'an array of tasks',
    schema: { type: 'array', maxItems: 200, items: TASK },
    from: { 'ns:task': 'wrap-array', 'ns:text': 'lines-to-tasks', 'ns:markdown': 'lines-to-tasks' },
  },
  {
    id: 'ns:task-patch',
    holds: 'a change to one task',
    schema: {
      type: 'object',
      required: ['ref'],
      additionalProperties: false,
      properties: {
        ref: { type: 'string', minLength: 1, maxLength: 500 },
        text: { type: 'string', minLength: 1, maxLength: 500 },
        status: TASK_STATUS,
        column: { type: 'string', maxLength: 64 },
      },
    },
    from: {},
  },
  {
    id: 'ns:table',
    holds: 'columns and rows',
    schema: {
      type: 'object',
      required: ['columns', 'rows'],
      additionalProperties: false,
      properties: {
        columns: { type: 'array', maxItems: 64, items: { type: 'string', maxLength: 200 } },
        rows: {
          type: 'array',
          maxItems: 5_000,
          items: { type: 'array', maxItems: 64, items: { type: ['string', 'number', 'boolean', 'null'] } },
        },
      },
    },
    from: {},
  },
  {
    id: 'ns:event',
    holds: 'something that happened',
    schema: {
      type: 'object',
      required: ['type'],
      additionalProperties: false,
      properties: { type: { type: 'string', minLength: 1, maxLength: 64 }, data: {}, at: { type: 'number' } },
    },
    from: {},
  },
  {
    id: 'ns:trigger',
    holds: 'a signal without content',
    schema: { type: ['object', 'null'], maxProperties: 0 },
    from: {
      'ns:event': 'any',
      'ns:text': 'any',
      'ns:number': 'any',
      'ns:boolean': 'any',
      'ns:json': 'any',
      'ns:trigger': 'exact',
    },
  },
] as const satisfies readonly PortTypeRow[];

export type BuiltinPortType = (typeof PORT_TYPES)[number]['id'];

export const BUILTIN_PORT_TYPES: readonly BuiltinPortType[] = PORT_TYPES.map((row) => row.id);
