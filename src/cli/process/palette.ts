import type { Io, Output } from './io.js';

type Paint = (text: string) => string;

/** The colours that commands use. */
export interface Palette {
  readonly bold: Paint;
  readonly dim: Paint;
  readonly red: Paint;
  readonly yellow: Paint;
  readonly green: Paint;
  readonly cyan: Paint;
}

/** Whether output to `output` is coloured: `NO_COLOR` turns it off, `FORCE_COLOR` turns it on, otherwise terminals get colours. */
export function wantsColor(output: Output, env: Io['env']): boolean {
  if (env.NO_COLOR) return false;
  const forced = env.FORCE_COLOR;
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return output.isTTY === true && env.TERM !== 'dumb';
}

/** The palette for `output`; without colour each paint returns its text, and picocolors is not even loaded. */
export async function paletteFor(output: Output, env: Io['env']): Promise<Palette> {
  if (wantsColor(output, env)) return (await import('picocolors')).default.createColors(true);
  const plain: Paint = (text) => text;
  return { bold: plain, dim: plain, red: plain, yellow: plain, green: plain, cyan: plain };
}
