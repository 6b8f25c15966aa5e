import { type Contract, withOperations } from '../../model/contract.js';
import type { Emission, Emitter } from '../emitter.js';
import { emitHandlers } from './handlers.js';
import { emitIndex } from './root.js';
import { Shapes } from './shapes.js';

/** Emits an interface of handlers for each version, and a server. */
export const serverEmitter: Emitter = { name: 'server', needs: ['types', 'validators'], emit };

function emit(contract: Contract): Emission {
  const modules = withOperations(contract);
  const shapes = new Shapes(contract);
  const handlers = modules.map((module) => emitHandlers(contract, module, shapes));
  const shapesFile = shapes.file();
  return {
    files: [...handlers, ...(shapesFile ? [shapesFile] : []), emitIndex(contract, modules)],
  };
}
