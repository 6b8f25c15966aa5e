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

/** All emitters in the order in which they run; those with the most output first, to be formatted meanwhile. */
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
