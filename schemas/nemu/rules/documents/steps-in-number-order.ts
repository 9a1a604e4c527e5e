import { TextMap } from '../../../../core/json/text-map.js';
import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';

export const stepsInNumberOrder = defineRule<BlueprintManifest>({
  id: 'nemu/steps-in-number-order',
  severity: 'warning',
  basis: 'advice',
  summary: 'Numbered steps are in the order of their numbers.',
  rationale: 'Agents follow the order of the array and people follow the numbers, so the two should agree.',
  fix: 'Move the step, or change its number to match its position.',
  valid: [
    {
      title: 'ascending numbers',
      document: minimal({
        steps: [
          { id: '01-build', file: 'steps/01-build.md' },
          { id: '02-deploy', file: 'steps/02-deploy.md' },
        ],
      }),
    },
  ],
  invalid: [
    {
      title: 'the second step first',
      document: minimal({
        steps: [
          { id: '02-deploy', file: 'steps/02-deploy.md' },
          { id: '01-build', file: 'steps/01-build.md' },
        ],
      }),
      at: ['/steps/1/id'],
    },
    {
      title: 'numbers in the file names only',
      document: minimal({
        steps: [
          { id: 'deploy', file: 'steps/2-deploy.md' },
          { id: 'build', file: 'steps/1-build.md' },
        ],
      }),
      at: ['/steps/1/file'],
    },
  ],
  *check(manifest) {
    const last = new TextMap<Numbered>();
    for (const [index, step] of (manifest.steps ?? []).entries()) {
      const places = [numbered(`/steps/${index}/id`, '', step?.id), fileNumber(`/steps/${index}/file`, step?.file)];
      const late = places.find((place) => place !== undefined && place.number < (last.get(place.series)?.number ?? 0));
      const before = late && last.get(late.series);
      if (late !== undefined && before !== undefined) {
        yield { path: late.path, message: `${quote(late.text)} comes after ${quote(before.text)}.` };
      }
      for (const place of places) if (place !== undefined) last.set(place.series, place);
    }
  },
});

interface Numbered {
  readonly path: string;
  readonly text: string;
  readonly number: number;
  /** Numbers are compared within the ids, and within the files of one folder. */
  readonly series: string;
}

function numbered(path: string, series: string, text: string | undefined): Numbered | undefined {
  const digits = /^(\d{1,15})(?:[-_.]|$)/.exec(text ?? '')?.[1];
  return text === undefined || digits === undefined ? undefined : { path, text, number: Number(digits), series };
}

function fileNumber(path: string, file: string | undefined): Numbered | undefined {
  const folder = (file?.lastIndexOf('/') ?? -1) + 1;
  return numbered(path, `in ${file?.slice(0, folder)}`, file?.slice(folder));
}
