import type { DeepPartial } from '../../../core/rule.js';
import { starterPage } from '../../../core/starter-page.js';
import { isAbsoluteAssetUrl } from '../grammar/render-block.js';
import type { NeuralisPackage } from '../package.schema.js';

/** The starter pages for a package's frames, which a new project begins with. */
export function companions({ neuralis, app = neuralis?.app }: DeepPartial<NeuralisPackage>): Record<string, string> {
  const pages = (app?.surfaces ?? []).flatMap((surface): [string, string][] => {
    const render =
      surface?.kind === 'widget' ? surface.component : surface?.kind === 'card' ? surface.render : undefined;
    if (render?.renderer !== 'iframe' || render.url === undefined || isAbsoluteAssetUrl(render.url)) return [];
    return [[render.url, starterPage(surface?.id ?? 'Surface')]];
  });
  return Object.fromEntries(pages);
}
