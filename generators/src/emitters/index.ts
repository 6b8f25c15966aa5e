import type { EmitterName } from '../code/file.js';
import { clientEmitter } from './client/index.js';
import { documentEmitter } from './document.js';
import { docsEmitter } from './docs/index.js';
import type { Emitter } from './emitter.js';
import { mcpEmitter } from './mcp/index.js';
import { mswEmitter } from './msw/index.js';
import { serverEmitter } from './server/index.js';
import { tanstackEmitter } from './tanstack/index.js';
import { typesEmitter } from './types/index.js';
import { validatorsEmitter } from './validators/index.js';
import { vocabularyEmitter } from './vocabulary/index.js';
import { webhooksEmitter } from './webhooks/index.js';

/**
 * All emitters, in the order in which they run. Register a new emitter here. Those with the most output
 * run first, so that it is formatted while the others run.
 */
export const emitters: readonly Emitter[] = [
  typesEmitter,
  clientEmitter,
  validatorsEmitter,
  serverEmitter,
  webhooksEmitter,
  vocabularyEmitter,
  documentEmitter,
  mswEmitter,
  tanstackEmitter,
  mcpEmitter,
  docsEmitter,
];

/** The emitters that run by default. */
export const defaultEmitters: readonly EmitterName[] = emitters
  .filter(({ onRequest }) => onRequest !== true)
  .map(({ name }) => name);
