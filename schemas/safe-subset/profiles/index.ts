import { core } from './core.js';
import { gemini } from './gemini.js';
import { mcp } from './mcp.js';
import { openaiStrict } from './openai-strict.js';
import type { ToolProfile } from './profile.js';

/** Every profile, that of the platform first. */
export const PROFILES: readonly ToolProfile[] = [core, mcp, openaiStrict, gemini];
