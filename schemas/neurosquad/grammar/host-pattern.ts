import { showCount } from '../../../core/words/list.js';
import { quote } from '../../../core/words/quote.js';
import { CARD_LIMITS } from '../tables/limits.js';
import { failed, type ParseResult, type TextFault } from './text-fault.js';

/** The default port, which is left out. */
const HTTPS_PORT = 443;

/**
 * Parses one item of a network permission's `hosts`.
 *
 * @param text a lower-case host name of at least two labels, optionally with `*.` before it and `:port` after it;
 *   surrounding white space is ignored, as in the app.
 * @returns the pattern without white space, leading zeros of the port and port 443; or the first fault.
 *   Checked in the order of SDK 1.3.0: case, foreign characters, port, wildcard, localhost, name.
 */
export function parseHostPattern(text: string): ParseResult {
  const pattern = text.trim();
  const shown = quote(text);
  if (pattern === '') return failed('The host is empty.', 'Write a host name such as `api.example.com`.');
  if (pattern !== pattern.toLowerCase()) {
    const lower = parseHostPattern(pattern.toLowerCase());
    return failed(
      `The host ${shown} contains capital letters.`,
      lower.ok ? `Write ${quote(lower.value)}.` : 'Write only the host name, in lower case.',
    );
  }
  const foreign = /[/@[]/.exec(pattern);
  if (foreign !== null) {
    return failed(
      `The host ${shown} contains a \`${foreign[0]}\`, which is not allowed in a host name.`,
      bareHostHint(pattern),
    );
  }

  const colon = pattern.lastIndexOf(':');
  const port = colon < 0 ? undefined : readPort(pattern.slice(colon + 1));
  if (typeof port === 'string') return failed(`The host ${shown} has ${port}.`, PORT_HINT);
  const host = colon < 0 ? pattern : pattern.slice(0, colon);

  const fault = wildcardFault(host, shown) ?? nameFault(host.startsWith('*.') ? host.slice(2) : host, shown);
  if (fault !== undefined) return { ok: false, fault };
  return { ok: true, value: port === undefined || port === HTTPS_PORT ? host : `${host}:${port}` };
}

/** The hint for a URL: its host, if it has a valid one. */
function bareHostHint(pattern: string): string {
  const host = pattern
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '')
    .replace(/\/.*$/s, '')
    .replace(/^.*@/s, '');
  const parsed = /[/@[]/.test(host) ? undefined : parseHostPattern(host);
  return parsed?.ok === true
    ? `Write ${quote(parsed.value)}.`
    : 'Write only the host name, without scheme, user, path or brackets.';
}

const MAX_PORT = showCount(CARD_LIMITS.portNumber);
const PORT_HINT = `Write a port from 1 to ${MAX_PORT} after the colon, or remove the colon.`;

/** The port's number, or its fault as the end of a message. */
function readPort(digits: string): number | string {
  if (digits === '') return 'a colon without a port';
  if (!/^[0-9]{1,5}$/.test(digits)) return `the port ${quote(digits)}, which is not a number of one to five digits`;
  const port = Number(digits);
  if (port < 1 || port > CARD_LIMITS.portNumber) {
    return `the port \`${port}\`, which is not between 1 and ${MAX_PORT}`;
  }
  return port;
}

function wildcardFault(host: string, shown: string): TextFault | undefined {
  const wild = host.startsWith('*.');
  const rest = wild ? host.slice(2) : host;
  if (rest.includes('*')) {
    return {
      message: `The host ${shown} contains a \`*\` that is not part of a leading \`*.\`.`,
      hint: 'Write `*.example.com` for all subdomains of example.com, or list each host.',
    };
  }
  if (wild && rest !== '' && !rest.includes('.')) {
    return {
      message: `The host ${shown} would match every host under \`${quote(rest).slice(1, -1)}\`.`,
      hint: 'Put at least two labels after `*.`, as in `*.example.com`.',
    };
  }
  return undefined;
}

function nameFault(name: string, shown: string): TextFault | undefined {
  if (name === 'localhost' || name.endsWith('.localhost')) {
    return {
      message: `The host ${shown} is this computer, which \`network\` does not include.`,
      hint: 'Use the permission `network.local` instead.',
    };
  }
  if (name === '') {
    return { message: `The host ${shown} has no host name.`, hint: 'Write a host name such as `api.example.com`.' };
  }
  if (name.length > CARD_LIMITS.hostNameChars) {
    return {
      message: `The host ${shown} has a name of ${name.length} characters; at most ${CARD_LIMITS.hostNameChars} are allowed.`,
      hint: 'Write a single host name.',
    };
  }
  const labels = name.split('.');
  if (labels.length < 2) {
    return {
      message: `The host ${shown} has only one label.`,
      hint: 'Write the full host name, such as `api.example.com`.',
    };
  }
  for (const label of labels) {
    const fault = labelFault(label);
    if (fault !== undefined) return { message: `The host ${shown} has ${fault.message}.`, hint: fault.hint };
  }
  const last = labels[labels.length - 1] ?? '';
  if (/^[0-9]+$/.test(last)) {
    return {
      message: `The host ${shown} ends in the number \`${last}\`, like an IP address.`,
      hint: 'Write a host name; IP addresses are not allowed.',
    };
  }
  return undefined;
}

function labelFault(label: string): TextFault | undefined {
  if (label === '') return { message: 'an empty label', hint: 'Remove the extra dot.' };
  if (label.length > CARD_LIMITS.hostLabelChars) {
    return {
      message: `a label of ${label.length} characters; at most ${CARD_LIMITS.hostLabelChars} are allowed`,
      hint: 'Write a single host name.',
    };
  }
  const foreign = /[^a-z0-9-]/u.exec(label);
  if (foreign !== null) {
    return {
      message: `a ${quote(foreign[0])} in the label ${quote(label)}`,
      hint: /[\x21-\x7e]/.test(foreign[0])
        ? 'Use only letters a to z, digits and inner dashes in a label, and dots between labels.'
        : 'Write an international name in its `xn--` form, without white space.',
    };
  }
  if (label.startsWith('-') || label.endsWith('-')) {
    return { message: `the label ${quote(label)}, which begins or ends with a dash`, hint: 'Remove the dash.' };
  }
  return undefined;
}
