import { CARD_LIMITS } from '../limits.js';

/** The name under which agents see a tool: card and tool joined by `_`, cut to 64 characters. */
export function fullToolName(card: string, tool: string): string {
  return `${card.replace(/-/g, '_')}_${tool}`.slice(0, CARD_LIMITS.fullToolName);
}
