import type { DeepPartial } from '../../../../core/rule.js';
import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { type Placeholder, placeholders, unsetVariables } from '../../grammar/placeholders.js';
import { freeTexts } from '../../walk/free-texts.js';
import { inputNodes } from '../../walk/input-nodes.js';

export const noPlaceholders = defineRule<BlueprintManifest>({
  id: 'nemu/no-placeholders',
  severity: 'warning',
  basis: 'advice',
  summary: 'Every placeholder in a string has an input that fills it.',
  rationale:
    'A placeholder left over from a template tells a reader nothing, and a command that contains it does not run.',
  fix: 'Replace the placeholder, or declare an input with that name.',
  valid: [
    {
      title: 'the name of an input',
      document: minimal({
        inputs: { type: 'object', properties: { site_url: { type: 'string' } }, additionalProperties: false },
        verify_e2e: { command: 'SITE=check npm test -- --url "$SITE_URL"', expect: '{{ site_url }} has no dead links' },
      }),
    },
    {
      title: 'variables that a shell sets',
      document: minimal({
        verify_e2e: { command: 'for f in *.md; do cat "$f" > "$TMPDIR/x"; done', expect: 'exit 0' },
      }),
    },
  ],
  invalid: [
    {
      title: 'a marker',
      document: minimal({ blueprint: { description: '<TODO>' } }),
      at: ['/blueprint/description'],
    },
    {
      title: 'a template that was never filled in',
      document: minimal({ blueprint: { name: '{{project_name}}' } }),
      at: ['/blueprint/name'],
    },
    {
      title: 'a variable that nothing sets',
      document: minimal({ verify_e2e: { command: 'npm test -- --url "$SITE_URL"', expect: 'ok' } }),
      at: ['/verify_e2e/command'],
    },
  ],
  *check(manifest) {
    const inputs = inputNames(manifest);
    for (const { path, text } of freeTexts(manifest)) {
      const found =
        path === '/verify_e2e/command' ? [...placeholders(text), ...unsetVariables(text)] : placeholders(text);
      const open = [...found].find((placeholder) => !isFilled(placeholder, inputs));
      if (open !== undefined) yield { path, message: `${quote(open.text)} is a placeholder, but no input fills it.` };
    }
  },
});

function inputNames(manifest: DeepPartial<BlueprintManifest>): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { name } of inputNodes(manifest)) if (name !== undefined) names.add(name.toLowerCase());
  return names;
}

/** `{{inputs.db.host}}` is filled by the input `db` as well as by a `host` inside it. */
function isFilled({ name }: Placeholder, inputs: ReadonlySet<string>): boolean {
  return name?.split('.').some((part) => inputs.has(part.toLowerCase())) ?? false;
}
