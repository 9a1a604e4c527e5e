import { bannerLines } from '../code/banner.js';
import { visible } from './visible.js';

/**
 * The comment at the top of a generated Markdown file.
 *
 * @param source paths from the project's root.
 */
export function markdownBanner(source: string, command: string): string {
  const text = visible(bannerLines(source, command).join(' ')).replace(/\n/g, ' ');
  return `<!-- ${text.replace(/--+!?>/g, () => '…>')} -->`;
}
