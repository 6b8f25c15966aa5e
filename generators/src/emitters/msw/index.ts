import { type Contract, withOperations } from '../../model/contract.js';
import type { Emission, Emitter } from '../emitter.js';
import { emitModule } from './module.js';
import { emitIndex } from './root.js';
import { emitSchemas } from './schemas.js';

/** Emits request handlers for Mock Service Worker, which return examples of the document or random data. */
export const mswEmitter: Emitter = { name: 'msw', needs: ['types'], onRequest: true, emit };

function emit(contract: Contract): Emission {
  const context = { contract, used: new Set<string>() };
  const modules = withOperations(contract);
  return {
    files: [
      ...modules.map((module) => emitModule(context, module)),
      emitIndex(modules),
      // Emitted last: only then all referenced components are known.
      emitSchemas(context),
    ],
  };
}
