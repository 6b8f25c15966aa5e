import { type Contract, withWebhooks } from '../../model/contract.js';
import type { Emission, Emitter } from '../emitter.js';
import { runtimeFiles } from '../runtime.js';
import { emitEvents } from './events.js';
import { emitIndex } from './root.js';

/**
 * What a receiver of the document's webhooks needs: the type of each event's body, and how one is
 * recognised and checked. A document without webhooks gets no files.
 */
export const webhooksEmitter: Emitter = {
  name: 'webhooks',
  needs: ['types', 'validators'],
  emit,
};

function emit(contract: Contract): Emission {
  const modules = withWebhooks(contract);
  if (modules.length === 0) return { files: [] };
  return {
    files: [
      ...modules.map((module) => emitEvents(contract, module)),
      emitIndex(modules),
      ...runtimeFiles('webhooks'),
    ],
  };
}
