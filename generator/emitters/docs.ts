import { codePointOrder } from '../../core/words/code-point-order.js';
import type { Emitter, FormatModel } from '../model.js';
import { codeSpan } from '../print/markdown/code-span.js';
import { escapeLine } from '../print/markdown/escape-text.js';
import { markdownBanner } from '../print/markdown/markdown-banner.js';
import { markdownTable } from '../print/markdown/markdown-table.js';
import { formatPage } from './docs/format-page.js';

/** Prints the reference page of each format, `<family>/<document>.md`, and their index, `README.md`. */
export const docs: Emitter = {
  name: 'docs',
  emit(models, context) {
    const pages = models.map((model) => ({
      path: `${model.family}/${model.document}.md`,
      text: formatPage(model, markdownBanner(model.source, context.command)),
    }));
    const banner = markdownBanner(
      [...new Set(models.map((model) => model.source))].sort(codePointOrder).join(', '),
      context.command,
    );
    return [...pages, { path: 'README.md', text: indexPage(models, banner) }];
  },
};

function indexPage(models: readonly FormatModel[], banner: string): string {
  const sorted = [...models].sort((a, b) => codePointOrder(a.id, b.id));
  const rows = sorted.map((model) => {
    const base = `${model.family}/${model.document}`;
    return [
      `[${escapeLine(model.title)}](${base}.md)`,
      model.fileNames.map((name) => codeSpan(name)).join(', '),
      codeSpan(model.id),
      `[${model.document}.schema.json](${base}.schema.json)`,
      String(model.rules.length),
    ];
  });
  const blocks = [
    banner,
    '# Formats',
    'The reference page of each format: its properties, rules, limits and examples.',
    markdownTable(['Format', 'File', 'Id', 'Schema', 'Rules'], rows),
    'Editors that read [catalog.json](catalog.json) find the schema of a file by its name.',
  ];
  return `${blocks.join('\n\n')}\n`;
}
