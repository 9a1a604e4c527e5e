import type { ReferenceSection } from '../../../core/format.js';
import { cardRules } from '../rules/card/index.js';
import { lockRules } from '../rules/lock/index.js';
import { compatibilitySection } from './compatibility.js';
import { contentSection } from './content.js';
import { integritySection } from './integrity.js';
import { lockVersionsSection } from './lock-versions.js';
import { looserSection } from './looser.js';
import { overlaySection } from './overlay.js';
import { refsSection } from './refs.js';

/** @param schema whose demands the released tool does not all make. */
export function cardReference(schema: object): readonly ReferenceSection[] {
  return [contentSection, overlaySection, looserSection(schema, cardRules)];
}

/** @param schema as for the card; a lockfile holds whole manifests, so the rules of cards are in it too. */
export async function lockReference(schema: object): Promise<readonly ReferenceSection[]> {
  const integrity = await integritySection();
  return [
    compatibilitySection,
    lockVersionsSection,
    refsSection,
    integrity,
    looserSection(schema, lockRules, cardRules),
  ];
}
