import { isObject, own } from '../../../core/json/own.js';
import { quoteValue } from '../../../core/words/describe.js';
import { TRANSPORTS } from '../tables/card.js';

/** What is wrong with a definition of an MCP server, and where in it. */
export interface ServerFault {
  readonly path: string;
  readonly message: string;
  readonly hint: string;
}

/** The member that a transport cannot do without. */
const NEEDED: Readonly<Record<string, string>> = { stdio: 'command', http: 'url', sse: 'url' };

/**
 * What drwn's doctor finds wrong with an MCP server definition (`mcp-servers/<id>.json`, or a definition in
 * `servers`): description and transport are texts that are not empty, `stdio` has a command, `http` and `sse` have a url,
 * and `optional` is true or false. Measured on drwn 0.5.0.
 */
export function* serverFaults(server: unknown): Generator<ServerFault> {
  if (!isObject(server)) {
    yield {
      path: '',
      message: `A server definition must be an object, and not ${quoteValue(server)}.`,
      hint: 'Write an object.',
    };
    return;
  }
  for (const member of ['description', 'transport'] as const) {
    if (!isFilled(own(server, member))) yield missing(member, 'a text that is not empty');
  }
  const transport = own(server, 'transport');
  const needed = typeof transport === 'string' && Object.hasOwn(NEEDED, transport) ? NEEDED[transport] : undefined;
  if (needed !== undefined && !isFilled(own(server, needed))) {
    yield missing(needed, `a text that is not empty, for \`${String(transport)}\` needs it`);
  }
  if (typeof own(server, 'optional') !== 'boolean') yield missing('optional', '`true` or `false`');
}

/** Whether drwn takes a card's server for a definition when it writes configuration: a test of its own, which looks at neither `command` nor `url`. */
export function isTakenAtWrite(server: unknown): boolean {
  const transport = own(server, 'transport');
  return (
    typeof own(server, 'description') === 'string' &&
    TRANSPORTS.some((known) => known === transport) &&
    typeof own(server, 'optional') === 'boolean'
  );
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function missing(member: string, constraint: string): ServerFault {
  return {
    path: `/${member}`,
    message: `\`${member}\` must be ${constraint}.`,
    hint: `Give the server its \`${member}\`.`,
  };
}
