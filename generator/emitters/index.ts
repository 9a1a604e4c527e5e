import type { Emitter } from '../model.js';
import { builders } from './builders.js';
import { catalog } from './catalog.js';
import { docs } from './docs.js';
import { jsonSchema } from './json-schema.js';
import { registry } from './registry.js';
import { types } from './types.js';
import { validators } from './validators.js';

/** Every kind of artifact; adding one is a file here and a line. */
export const EMITTERS: readonly Emitter[] = [jsonSchema, types, builders, validators, registry, docs, catalog];
