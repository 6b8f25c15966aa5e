import { type Contract, withWebhooks } from '../../model/contract.js';
import type { Emission, Emitter } from '../emitter.js';
import { emitEvents } from './events.js';
import { emitIndex } from './root.js';

/** Emits types and validation of webhook payloads. Emits no files without webhooks. */
export const webhooksEmitter: Emitter = {
  name: 'webhooks',
  needs: ['types', 'validators'],
  emit,
};

function emit(contract: Contract): Emission {
  const modules = withWebhooks(contract);
  if (modules.length === 0) return { files: [] };
  return {
    files: [...modules.map((module) => emitEvents(contract, module)), emitIndex(modules)],
  };
}
