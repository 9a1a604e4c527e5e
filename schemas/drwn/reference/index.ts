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

/** @param schema annotated with the constraints that the released tool does not enforce. */
export function cardReference(schema: object): readonly ReferenceSection[] {
  return [contentSection, overlaySection, looserSection(schema, cardRules)];
}

/** @param schema as for the card. A lockfile contains complete card manifests, so the card rules are listed too. */
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
