import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { capitalize } from '../../../../core/words/capitalize.js';
import { describe } from '../../../../core/words/describe.js';
import { quote } from '../../../../core/words/quote.js';
import { card, component, minimal, widget } from '../../examples/minimal.js';
import { effectiveAssetMode, laneOf } from '../../grammar/render-block.js';
import type { NeuralisBlock } from '../../package.schema.js';
import { assetModes } from '../../tables/surfaces.js';
import { renderedSurfaces } from '../../walk/rendered-surfaces.js';

export const honouredAssetMode = defineRule<NeuralisBlock>({
  id: 'neuralis/honoured-asset-mode',
  severity: 'warning',
  basis: 'contract',
  summary: '`assetMode` is `self-contained` or, for `iframe` with a relative `.html` or `.htm` URL, `bundle`.',
  rationale:
    'If the host cannot use the mode, it serves the surface as `self-contained`, without the files beside the entry.',
  fix: 'Delete `assetMode`, or give the surface an HTML entry of its own.',
  valid: [
    { title: 'a bundle with an HTML entry', document: minimal([widget({}, { assetMode: 'bundle' })]) },
    {
      title: 'the default, written out',
      document: minimal(
        [card({}, { assetMode: 'self-contained', url: 'https://frames.example.com/card.html' })],
        'trusted',
      ),
    },
  ],
  invalid: [
    {
      title: 'a misspelled mode',
      document: minimal([widget({}, { assetMode: 'Bundle' })]),
      at: ['/app/surfaces/0/component/assetMode'],
    },
    {
      title: 'an entry that is not HTML',
      document: minimal([card({}, { assetMode: 'bundle', url: './app/surfaces/card/acme.result/view.svg' })]),
      at: ['/app/surfaces/0/render/assetMode'],
    },
    {
      title: 'a component',
      document: minimal([widget({ component: { ...component, assetMode: 'bundle' } })], 'first-party'),
      at: ['/app/surfaces/0/component/assetMode'],
    },
  ],
  *check(block) {
    for (const { render, renderAt } of renderedSurfaces(block)) {
      if (render === undefined || !Object.hasOwn(render, 'assetMode')) continue;
      const asked: unknown = Reflect.get(render, 'assetMode');
      if (asked === 'self-contained' || effectiveAssetMode(render) === 'bundle') continue;
      const path = pointer(renderAt, 'assetMode');
      if (asked !== 'bundle') {
        const named = typeof asked === 'string' ? quote(asked) : capitalize(describe(asked));
        const hint = `Use ${assetModes.map((mode) => `\`${mode}\``).join(' or ')}.`;
        yield {
          path,
          message: `${named} is not a valid asset mode, so the host serves the surface as \`self-contained\`.`,
          hint,
        };
        continue;
      }
      const reason =
        laneOf(render) === 'iframe-relative' ? 'an entry that is not HTML' : 'a surface without a page of its own';
      yield {
        path,
        message: `\`bundle\` has no effect on ${reason}, so the host serves it as \`self-contained\`.`,
        hint: 'Delete `assetMode`, or use `iframe` with a relative URL that ends in `.html`.',
      };
    }
  },
});
