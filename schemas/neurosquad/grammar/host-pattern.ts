import { quote } from '../../../core/words/quote.js';
import { CARD_LIMITS } from '../tables/limits.js';
import { type Reading, refused, type TextFault } from './text-fault.js';

/** The port that needs no mention. */
const HTTPS_PORT = 443;

/**
 * Reads one entry of a network permission's `hosts`.
 *
 * @param text a host name of two labels or more, in lower case, maybe with `*.` before it and `:port` after it;
 *   white space around it is ignored, as the app ignores it.
 * @returns the pattern without white space, leading zeros of the port and port 443; or the first step that refuses it.
 *   Steps as in SDK 1.3.0: case, foreign characters, port, wildcard, localhost, name.
 */
export function parseHostPattern(text: string): Reading {
  const pattern = text.trim();
  const shown = quote(text);
  if (pattern !== pattern.toLowerCase()) {
    const lower = parseHostPattern(pattern.toLowerCase());
    return refused(
      `The host ${shown} has capital letters.`,
      lower.ok ? `Write ${quote(lower.value)}.` : 'Write a bare host name in lower case.',
    );
  }
  const foreign = /[/@[]/.exec(pattern);
  if (foreign !== null) {
    return refused(`The host ${shown} has a \`${foreign[0]}\`, which no host name has.`, bareHostHint(pattern));
  }

  const colon = pattern.lastIndexOf(':');
  const port = colon < 0 ? undefined : readPort(pattern.slice(colon + 1));
  if (typeof port === 'string') return refused(`The host ${shown} has ${port}.`, PORT_HINT);
  const host = colon < 0 ? pattern : pattern.slice(0, colon);

  const fault = wildcardFault(host, shown) ?? nameFault(host.startsWith('*.') ? host.slice(2) : host, shown);
  if (fault !== undefined) return { ok: false, fault };
  return { ok: true, value: port === undefined || port === HTTPS_PORT ? host : `${host}:${port}` };
}

/** What to write in place of an address: its host, if it has one that is accepted. */
function bareHostHint(pattern: string): string {
  const host = pattern
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '')
    .replace(/\/.*$/s, '')
    .replace(/^.*@/s, '');
  const reading = /[/@[]/.test(host) ? undefined : parseHostPattern(host);
  return reading?.ok === true
    ? `Write ${quote(reading.value)}.`
    : 'Write the bare host name, without scheme, user, path or brackets.';
}

const PORT_HINT = `Write a port from 1 to ${CARD_LIMITS.portNumber} after the colon, or leave the colon out.`;

/** The port's number, or what is wrong with it. */
function readPort(digits: string): number | string {
  if (digits === '') return 'no port after its colon';
  if (!/^[0-9]{1,5}$/.test(digits)) return `the port ${quote(digits)}, which is no number of one to five digits`;
  const port = Number(digits);
  if (port < 1 || port > CARD_LIMITS.portNumber) {
    return `the port \`${port}\`, outside 1 to ${CARD_LIMITS.portNumber}`;
  }
  return port;
}

function wildcardFault(host: string, shown: string): TextFault | undefined {
  const wild = host.startsWith('*.');
  const rest = wild ? host.slice(2) : host;
  if (rest.includes('*')) {
    return {
      message: `The host ${shown} has a \`*\` that does not stand for a whole first label.`,
      hint: 'Write `*.example.com` for all subdomains of example.com, or list the hosts one by one.',
    };
  }
  if (wild && rest !== '' && !rest.includes('.')) {
    return {
      message: `The host ${shown} would match every host below \`${quote(rest).slice(1, -1)}\`.`,
      hint: 'Put at least two labels after `*.`, as in `*.example.com`.',
    };
  }
  return undefined;
}

function nameFault(name: string, shown: string): TextFault | undefined {
  if (name === 'localhost' || name.endsWith('.localhost')) {
    return {
      message: `The host ${shown} is this computer, which \`network\` does not reach.`,
      hint: 'Ask for the permission `network.local` instead.',
    };
  }
  if (name === '') {
    return { message: `The host ${shown} names no host.`, hint: 'Write a host name such as `api.example.com`.' };
  }
  if (name.length > CARD_LIMITS.hostNameChars) {
    return {
      message: `The host ${shown} is ${name.length} characters long, more than the ${CARD_LIMITS.hostNameChars} that a host name may have.`,
      hint: 'Check that it is one host name.',
    };
  }
  const labels = name.split('.');
  if (labels.length < 2) {
    return {
      message: `The host ${shown} has a single label.`,
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
      message: `The host ${shown} ends in the number \`${last}\`, as IP addresses do.`,
      hint: 'Write a host name; IP addresses are not accepted.',
    };
  }
  return undefined;
}

function labelFault(label: string): TextFault | undefined {
  if (label === '') return { message: 'an empty label', hint: 'Take away the dot too many.' };
  if (label.length > CARD_LIMITS.hostLabelChars) {
    return {
      message: `a label of ${label.length} characters, more than ${CARD_LIMITS.hostLabelChars}`,
      hint: 'Check that it is one host name.',
    };
  }
  const foreign = /[^a-z0-9-]/u.exec(label);
  if (foreign !== null) {
    return {
      message: `a ${quote(foreign[0])} in ${quote(label)}`,
      hint: /[\x21-\x7e]/.test(foreign[0])
        ? 'Write the bare host name: letters a to z, digits and inner dashes, with dots between its labels.'
        : 'Write an international name in its `xn--` form, and no white space.',
    };
  }
  if (label.startsWith('-') || label.endsWith('-')) {
    return { message: `the label ${quote(label)}, which begins or ends with a dash`, hint: 'Take the dash away.' };
  }
  return undefined;
}
