import { isObject, own } from '../../../core/json/own.js';
import { quoteValue } from '../../../core/words/describe.js';
import { TRANSPORTS } from '../tables/card.js';

/** What is wrong with an MCP server definition, and where in it. */
export interface ServerFault {
  readonly path: string;
  readonly message: string;
  readonly hint: string;
}

/** The property that each transport requires. */
const REQUIRED_BY_TRANSPORT: Readonly<Record<string, string>> = { stdio: 'command', http: 'url', sse: 'url' };

/**
 * Everything that drwn's doctor finds wrong with an MCP server definition (`mcp-servers/<id>.json`, or a definition in
 * `servers`): `description` and `transport` must be non-empty strings, `stdio` requires a `command`, `http` and `sse`
 * require a `url`, and `optional` must be a boolean. Measured on drwn 0.5.0.
 */
export function* serverFaults(server: unknown): Generator<ServerFault> {
  if (!isObject(server)) {
    yield {
      path: '',
      message: `Expected a server definition as an object, found ${quoteValue(server)}.`,
      hint: 'Write an object with `description`, `transport` and `optional`.',
    };
    return;
  }
  for (const property of ['description', 'transport'] as const) {
    if (!isNonEmptyString(own(server, property))) yield missing(property, 'a non-empty string');
  }
  const transport = own(server, 'transport');
  const required =
    typeof transport === 'string' && Object.hasOwn(REQUIRED_BY_TRANSPORT, transport)
      ? REQUIRED_BY_TRANSPORT[transport]
      : undefined;
  if (required !== undefined && !isNonEmptyString(own(server, required))) {
    yield missing(required, `a non-empty string when \`transport\` is \`${String(transport)}\``);
  }
  if (typeof own(server, 'optional') !== 'boolean') yield missing('optional', '`true` or `false`');
}

/** Whether drwn treats a card's server as a definition when it writes configuration. This is a check of its own, which ignores `command` and `url`. */
export function isWrittenToConfiguration(server: unknown): boolean {
  const transport = own(server, 'transport');
  return (
    typeof own(server, 'description') === 'string' &&
    TRANSPORTS.some((known) => known === transport) &&
    typeof own(server, 'optional') === 'boolean'
  );
}

function isNonEmptyString(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function missing(property: string, constraint: string): ServerFault {
  return {
    path: `/${property}`,
    message: `\`${property}\` must be ${constraint}.`,
    hint: `Set \`${property}\` in the server definition.`,
  };
}
