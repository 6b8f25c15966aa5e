import { type CodeFile, FileDraft } from '../../code/file.js';
import { exportNames, exportedInterface } from '../../code/structures.js';
import type { Module } from '../../model/contract.js';
import { handlersFunction } from './handlers-function.js';
import { responsesSymbol, routesSymbol } from './symbols.js';

/** Emits the index file with the handlers of all modules. */
export function emitIndex(modules: readonly Module[]): CodeFile {
  const draft = new FileDraft('msw', 'index');
  const options = {
    ...exportNames(
      './runtime/options.js',
      'MockResponse',
      'OverrideContext',
      'HandlerOptions',
      'Override',
    ),
    isTypeOnly: true,
  };
  const [only, ...others] = modules;
  if (only && others.length === 0) {
    const exported = exportNames(`./${only.name}.js`, 'handlers');
    const types = { ...exportNames(`./${only.name}.js`, 'Responses'), isTypeOnly: true };
    return { draft, statements: [exported, types, options] };
  }
  draft.declare('Responses', 'handlers');
  const types = modules.map((module) => draft.use(responsesSymbol(module)));
  const routes = modules.map((module) => `...${draft.use(routesSymbol(module))}`);
  return {
    draft,
    statements: [
      exportedInterface({
        docs: ['The responses of each operation by operationId and status.'],
        name: 'Responses',
        extends: types,
      }),
      handlersFunction(draft, 'Handlers for all operations.', `[${routes.join(', ')}]`),
      options,
    ],
  };
}
