import type { InterfaceDeclarationStructure, VariableStatementStructure } from 'ts-morph';
import { docsOf } from '../../code/docs.js';
import { type CodeFile, FileDraft } from '../../code/file.js';
import { objectLiteral, stringLiteral } from '../../code/literals.js';
import { constant, exportedInterface } from '../../code/structures.js';
import { type Module, type Operation, operationsOf } from '../../model/contract.js';
import { operationTypesSymbol } from '../symbols.js';
import { handlersFunction } from './handlers-function.js';
import type { Context } from '../json-schema.js';
import { routePath, splitQuery } from './paths.js';
import { routeResponses } from './responses.js';
import { runtimeSymbol } from './symbols.js';

/** Emits the handlers of a module: the types of responses, and the routes. */
export function emitModule(context: Context, module: Module): CodeFile {
  const draft = new FileDraft('msw', module.name);
  draft.declare('Responses', 'routes', 'handlers');
  const operations = operationsOf(context.contract, module);
  return {
    draft,
    statements: [
      responsesType(draft, module, operations),
      routes(draft, context, module, operations),
      handlersFunction(draft, `Handlers for the operations of ${module.title}.`, 'routes'),
    ],
  };
}

function responsesType(
  draft: FileDraft,
  module: Module,
  operations: readonly Operation[],
): InterfaceDeclarationStructure {
  return exportedInterface({
    docs: docsOf(`The responses of each operation of ${module.title} by status.`),
    name: 'Responses',
    properties: operations.map((operation) => ({
      name: stringLiteral(operation.id),
      type: `${draft.use(operationTypesSymbol(operation))}['responses']`,
    })),
  });
}

function routes(
  draft: FileDraft,
  context: Context,
  module: Module,
  operations: readonly Operation[],
): VariableStatementStructure {
  const entries = operations.map((operation) => `${route(context, operation)},`);
  return constant({
    docs: docsOf(`The routes of ${module.title} with their documented responses.`),
    name: 'routes',
    type: `readonly ${draft.use(runtimeSymbol('route', 'Route'))}[]`,
    initializer: `[\n${entries.join('\n')}\n]`,
  });
}

function route(context: Context, operation: Operation): string {
  const [path, query] = splitQuery(operation.path);
  return objectLiteral([
    ['id', stringLiteral(operation.id)],
    ['method', stringLiteral(operation.method)],
    ['path', routePath(path)],
    ['query', query && stringLiteral(query)],
    ['responses', `[${routeResponses(context, operation).join(', ')}]`],
  ]);
}
