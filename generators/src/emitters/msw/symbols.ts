import type { ImportedSymbol } from '../../code/file.js';
import { pascalCase } from '../../code/identifiers.js';
import type { Module } from '../../model/contract.js';

/** A type of a runtime file of the handlers. */
export function runtimeSymbol(file: string, name: string): ImportedSymbol {
  return { from: { emitter: 'msw', file: `runtime/${file}` }, name, typeOnly: true };
}

/** The function that creates handlers from data. */
export const makeHandlersSymbol: ImportedSymbol = {
  from: { emitter: 'msw', file: 'runtime/handlers' },
  name: 'makeHandlers',
};

/** MSW's own type of a handler. */
export const handlerSymbol: ImportedSymbol = {
  from: { package: 'msw' },
  name: 'HttpHandler',
  typeOnly: true,
};

/** The type of schemas for random data. */
export const jsonSchemaSymbol: ImportedSymbol = {
  from: { package: 'json-schema-faker' },
  name: 'JsonSchema',
  typeOnly: true,
};

/** The schemas for random data. */
export const schemasSymbol: ImportedSymbol = {
  from: { emitter: 'msw', file: 'schemas' },
  name: 'schemas',
};

/** The responses of a module's operations by operationId. */
export function responsesSymbol(module: Module): ImportedSymbol {
  const from = { emitter: 'msw', file: module.name };
  return { from, name: 'Responses', as: `${pascalCase(module.name)}Responses`, typeOnly: true };
}

/** The table of a module's routes. */
export function routesSymbol(module: Module): ImportedSymbol {
  return {
    from: { emitter: 'msw', file: module.name },
    name: 'routes',
    as: `${module.name}Routes`,
  };
}
