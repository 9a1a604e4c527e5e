import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { card, minimal, widget } from '../../examples/minimal.js';
import type { NeuralisBlock } from '../../package.schema.js';
import { LEFTOVER_KEY, removedRenderers } from '../../tables/surfaces.js';
import { renderedSurfaces } from '../../walk/rendered-surfaces.js';

export const noLeftoverFallback = defineRule<NeuralisBlock>({
  id: 'neuralis/no-leftover-fallback',
  severity: 'warning',
  basis: 'contract',
  summary: `A render block does not have \`${LEFTOVER_KEY}\`.`,
  rationale: `The property belonged to the renderer \`${removedRenderers[1]}\`, which was removed, and no longer has a meaning.`,
  fix: `Delete \`${LEFTOVER_KEY}\`.`,
  valid: [{ title: 'current render blocks', document: minimal([widget(), card()]) }],
  invalid: [
    {
      title: 'a fallback beside a frame',
      document: minimal([widget({}, { [LEFTOVER_KEY]: { renderer: 'iframe' } })]),
      at: ['/app/surfaces/0/component/fallback'],
    },
  ],
  *check(block) {
    for (const { render, renderAt } of renderedSurfaces(block)) {
      if (render === undefined || !Object.hasOwn(render, LEFTOVER_KEY)) continue;
      yield {
        path: pointer(renderAt, LEFTOVER_KEY),
        message: `\`${LEFTOVER_KEY}\` belongs to a renderer that was removed, so it has no effect.`,
      };
    }
  },
});
