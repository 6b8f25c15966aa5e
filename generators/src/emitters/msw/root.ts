import { FileDraft } from '../../code/file.js';
import type { Module } from '../../model/contract.js';
import { handlersFunction } from './handlers-function.js';
import { responsesSymbol, routesSymbol } from './symbols.js';

/** The file with the handlers of all modules. */
export function emitIndex(modules: readonly Module[]): FileDraft {
  const file = new FileDraft('msw', 'index');
  file.declare('Responses', 'handlers');
  const types = modules.map((module) => file.use(responsesSymbol(module)));
  const routes = modules.map((module) => `...${file.use(routesSymbol(module))}`);
  const parents = types.length === 0 ? '' : ` extends ${types.join(', ')}`;
  file.add(
    `/** What each operation answers, by operationId and status. */
    export interface Responses${parents} {}`,
    handlersFunction(file, 'Handlers for all operations.', `[${routes.join(', ')}]`),
    `export type { Answer, AnswerContext, HandlerOptions, Override } from './runtime/options.js';`,
  );
  return file;
}
