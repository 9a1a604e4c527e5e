import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
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
  summary:
    '`assetMode: "bundle"` stands only beside `iframe` with a relative `.html` or `.htm` url, and no other mode is asked for.',
  rationale: 'What the host cannot do it serves as `self-contained`: the files beside the entry never arrive.',
  fix: 'Leave `assetMode` out, or give the surface an HTML entry of its own.',
  valid: [
    { title: 'a bundle with an HTML entry', document: minimal([widget({}, { assetMode: 'bundle' })]) },
    {
      title: 'the default, said aloud',
      document: minimal(
        [card({}, { assetMode: 'self-contained', url: 'https://frames.example.com/card.html' })],
        'trusted',
      ),
    },
  ],
  invalid: [
    {
      title: 'a mode in another spelling',
      document: minimal([widget({}, { assetMode: 'Bundle' })]),
      at: ['/app/surfaces/0/component/assetMode'],
    },
    {
      title: 'an entry that is no HTML',
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
        const named = typeof asked === 'string' ? quote(asked) : 'This';
        const hint = `Use ${assetModes.map((mode) => `\`${mode}\``).join(' or ')}.`;
        yield { path, message: `${named} is no asset mode, so the surface is served as \`self-contained\`.`, hint };
        continue;
      }
      const reason =
        laneOf(render) === 'iframe-relative' ? 'an entry that is no HTML' : 'a surface without a page of its own';
      yield {
        path,
        message: `\`bundle\` means nothing for ${reason}; it is served as \`self-contained\`.`,
        hint: 'Leave `assetMode` out, or use `iframe` with a relative url that ends in `.html`.',
      };
    }
  },
});
