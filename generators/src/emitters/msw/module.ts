import { docComment } from '../../code/docs.js';
import { FileDraft } from '../../code/file.js';
import { objectLiteral, stringLiteral } from '../../code/literals.js';
import { type Module, type Operation, operationsOf } from '../../model/contract.js';
import { operationTypesSymbol } from '../symbols.js';
import type { Context } from './data-schema.js';
import { handlersFunction } from './handlers-function.js';
import { routePath } from './paths.js';
import { routeResponses } from './responses.js';
import { runtimeSymbol } from './symbols.js';

/** The file with the handlers of one module: the types of their answers, and their routes. */
export function emitModule(context: Context, module: Module): FileDraft {
  const file = new FileDraft('msw', module.name);
  file.declare('Responses', 'routes', 'handlers');
  const operations = operationsOf(context.contract, module);
  file.add(
    responsesType(file, module, operations),
    routes(file, context, module, operations),
    handlersFunction(file, `Handlers for the operations of ${module.title}.`, 'routes'),
  );
  return file;
}

function responsesType(file: FileDraft, module: Module, operations: readonly Operation[]): string {
  const members = operations.map((operation) => {
    const type = file.use(operationTypesSymbol(operation));
    return `${stringLiteral(operation.id)}: ${type}['responses'];`;
  });
  const docs = docComment(`What each operation of ${module.title} answers, by status.`);
  return `${docs}export interface Responses {\n${members.join('\n')}\n}`;
}

function routes(
  file: FileDraft,
  context: Context,
  module: Module,
  operations: readonly Operation[],
): string {
  const entries = operations.map((operation) => `${route(context, operation)},`);
  const type = file.use(runtimeSymbol('route', 'Route'));
  const docs = docComment(`How each operation of ${module.title} is reached, and what it answers.`);
  return `${docs}export const routes: readonly ${type}[] = [\n${entries.join('\n')}\n];`;
}

function route(context: Context, operation: Operation): string {
  return objectLiteral([
    ['id', stringLiteral(operation.id)],
    ['method', stringLiteral(operation.method)],
    ['path', routePath(operation.path)],
    ['responses', `[${routeResponses(context, operation).join(', ')}]`],
  ]);
}
