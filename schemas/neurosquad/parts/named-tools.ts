import type { Partially } from '../../kit/define-rule.js';
import type { CardManifest } from '../card.schema.js';
import { fullToolName } from '../grammar/full-tool-name.js';

export interface NamedTool {
  readonly index: number;
  readonly name: string;
  /** The name under which agents see it. */
  readonly fullName: string;
}

/** The tools of a manifest with the names that agents see; none while the card itself has no name. */
export function* namedTools(card: Partially<CardManifest>): Iterable<NamedTool> {
  if (card.name === undefined) return;
  for (const [index, tool] of (card.tools ?? []).entries()) {
    if (tool?.name !== undefined) yield { index, name: tool.name, fullName: fullToolName(card.name, tool.name) };
  }
}
