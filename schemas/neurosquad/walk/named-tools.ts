import { oncePerDocument } from '../../../core/once-per-document.js';
import type { DeepPartial } from '../../../core/rule.js';
import type { CardManifest } from '../card.schema.js';
import { CARD_LIMITS } from '../tables/limits.js';

export interface NamedTool {
  readonly index: number;
  readonly name: string;
  /** The name that agents see. */
  readonly fullName: string;
}

/** Lists the tools of a manifest with the names that agents see; empty if the card itself has no name. */
export const namedTools = oncePerDocument(findNamedTools);

function* findNamedTools(card: DeepPartial<CardManifest>): Iterable<NamedTool> {
  if (card.name === undefined) return;
  for (const [index, tool] of (card.tools ?? []).entries()) {
    if (tool?.name !== undefined) yield { index, name: tool.name, fullName: fullToolName(card.name, tool.name) };
  }
}

/** The name of a tool that agents see: card and tool joined by `_`, cut to 64 characters. */
export function fullToolName(card: string, tool: string): string {
  return `${card.replace(/-/g, '_')}_${tool}`.slice(0, CARD_LIMITS.fullToolName);
}
