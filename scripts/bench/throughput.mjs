import { readFileSync } from 'node:fs';
import process from 'node:process';
import { median } from './median.mjs';

const TYPICAL = new URL('../../schemas/neurosquad/examples/valid/complete.json', import.meta.url);

/** Documents a batch has at least, in ms of CPU time, so that the clock's steps do not matter. */
const BATCH = 50;

/**
 * Validates a usual card, a slow one and a long text, in turn; and parses the same texts without validating.
 *
 * @param {number} rounds
 */
export async function measureThroughput(rounds) {
  const { validateText } = await import('letterpress');
  const cases = documents().map((each) => ({ ...each, validated: [], parsed: [] }));
  for (let round = -1; round < rounds; round += 1) {
    for (const { format, text, validated, parsed } of cases) {
      const validating = timeOf(() => validateText(format, text));
      const parsing = timeOf(() => JSON.parse(text));
      if (round < 0) continue;
      validated.push(validating);
      parsed.push(parsing);
    }
  }
  return cases.map(({ name, format, text, validated, parsed }) => {
    const bytes = Buffer.byteLength(text);
    const time = median(validated);
    return {
      document: name,
      bytes: String(bytes),
      issues: String(validateText(format, text).issues.length),
      ms: time.toFixed(time < 10 ? 3 : 0),
      'MB/s': (bytes / 1000 / time).toFixed(1),
      'times JSON.parse': (time / median(parsed)).toFixed(1),
    };
  });
}

function documents() {
  return [
    { name: 'usual card', format: 'neurosquad/card', text: readFileSync(TYPICAL, 'utf8') },
    { name: 'hostile card, every item wrong', format: 'neurosquad/card', text: hostileCard() },
    { name: 'long text, nothing to validate in it', format: 'drwn/card', text: longText() },
  ];
}

/** As long as a card may be, with items that almost match one variant of their union. */
function hostileCard() {
  const item = { type: 'select', key: 'Key', label: { en: '' }, options: [{ value: 1 }], min: 'x' };
  const settings = Array.from({ length: 2400 }, () => item);
  return JSON.stringify({ manifestVersion: 2, name: 'A', permissions: settings.map(() => ({ id: 'x' })), settings });
}

function longText() {
  const entry = { name: 'quoted "text" with \\ and ё', list: [1, -2.5e3, true, null], nested: { a: { b: ['c'] } } };
  return JSON.stringify(
    { name: 'bench', version: '1.0.0', extra: Array.from({ length: 40_000 }, () => entry) },
    null,
    1,
  );
}

/** @returns ms of CPU time that one call takes. */
function timeOf(work) {
  const start = process.cpuUsage();
  let calls = 0;
  for (;;) {
    work();
    calls += 1;
    const { user, system } = process.cpuUsage(start);
    const time = (user + system) / 1000;
    if (time >= BATCH) return time / calls;
  }
}
