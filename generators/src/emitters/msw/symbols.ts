import { type ImportedSymbol, typeFrom, valueFrom } from '../../code/file.js';
import { pascalCase } from '../../code/identifiers.js';
import type { Module } from '../../model/contract.js';

export function runtimeSymbol(file: string, name: string): ImportedSymbol {
  return typeFrom('msw', `runtime/${file}`, name);
}

/** The function that creates handlers from data. */
export const makeHandlersSymbol = valueFrom('msw', 'runtime/handlers', 'makeHandlers');

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
export const schemasSymbol = valueFrom('msw', 'schemas', 'schemas');

/** The responses of a module's operations by operationId. */
export function responsesSymbol({ name }: Module): ImportedSymbol {
  return typeFrom('msw', name, 'Responses', `${pascalCase(name)}Responses`);
}

/** The table of a module's routes. */
export function routesSymbol({ name }: Module): ImportedSymbol {
  return valueFrom('msw', name, 'routes', `${name}Routes`);
}
