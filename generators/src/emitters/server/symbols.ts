import type { ImportedSymbol } from '../../code/file.js';
import { pascalCase } from '../../code/identifiers.js';
import { type Contract, type Module, type Operation, operationsOf } from '../../model/contract.js';

export { isSecured } from './runtime/authentication.js';

/** A symbol of the server's runtime. */
export function runtimeSymbol(file: string, name: string, typeOnly = true): ImportedSymbol {
  return { from: { emitter: 'server', file: `runtime/${file}` }, name, typeOnly };
}

/** The interface of a module's handlers. */
export function handlersSymbol(module: Module): ImportedSymbol {
  const name = `${pascalCase(module.name)}Handlers`;
  return { from: { emitter: 'server', file: module.name }, name, typeOnly: true };
}

/** The table of a module's routes, named after the module where it is imported. */
export function routesSymbol(module: Module): ImportedSymbol {
  return {
    from: { emitter: 'server', file: module.name },
    name: 'routes',
    as: `${module.name}Routes`,
  };
}

/** All operations of a module: descriptors and types, or validators. */
export function operationsSymbol(module: Module, emitter: 'types' | 'validators'): ImportedSymbol {
  const as = emitter === 'types' ? 'operations' : 'validators';
  return { from: { emitter, file: `operations/${module.name}` }, name: '*', as };
}

/** The operations of a module that requests can reach: not those that an earlier path shadows. */
export function routedOperations(contract: Contract, module: Module): Operation[] {
  return operationsOf(contract, module).filter(({ shadowedBy }) => shadowedBy === undefined);
}
