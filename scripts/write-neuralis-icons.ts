import { readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codePointOrder } from '../core/words/code-point-order.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const names = readdirSync(join(root, 'node_modules', 'lucide-static', 'icons'))
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.slice(0, -'.svg'.length))
  .sort(codePointOrder);

const text = `/**
 * Names of lucide's icons, former names included, one a line in kebab form.
 * Written by \`scripts/write-neuralis-icons.ts\` from lucide-static (ISC licence); narrow it once the platform's own list is public.
 */
export const iconNames: readonly string[] = \`
${names.join('\n')}
\`
  .trim()
  .split('\\n');
`;

writeFileSync(join(root, 'schemas', 'neuralis', 'tables', 'icon-names.ts'), text);
