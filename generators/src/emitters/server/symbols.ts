import { type ImportedSymbol, typeFrom, valueFrom } from '../../code/file.js';
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
  return typeFrom('server', module.name, name);
}

/** The table of a module's routes, named after the module where it is imported. */
export function routesSymbol(module: Module): ImportedSymbol {
  return valueFrom('server', module.name, 'routes', `${module.name}Routes`);
}

/** All operations of a module: descriptors and types, or validators. */
export function operationsSymbol(module: Module, emitter: 'types' | 'validators'): ImportedSymbol {
  const as = emitter === 'types' ? 'operations' : 'validators';
  return valueFrom(emitter, `operations/${module.name}`, '*', as);
}

/** The operations of a module that requests can reach: not those that an earlier path shadows. */
export function routedOperations(contract: Contract, module: Module): Operation[] {
  return operationsOf(contract, module).filter(({ shadowedBy }) => shadowedBy === undefined);
}
