import { type FileDraft, type ImportedSymbol, typeFrom, valueFrom } from '../code/file.js';
import { pascalCase } from '../code/identifiers.js';
import type { Contract, Module, Name, Operation } from '../model/contract.js';

/** A type of openapi-typescript's output. */
export function openapiTypes(
  name: 'components' | 'operations' | 'paths' | 'webhooks',
): ImportedSymbol {
  return typeFrom('types', 'openapi', name);
}

/** The file of the operations of a module, in the folder of the types. */
export function operationsFile(module: string): string {
  return `operations/${module}`;
}

/** The type of a component by original name; undefined if there is none. */
export function componentSymbol(contract: Contract, original: string): ImportedSymbol | undefined {
  const found = contract.components.get(original);
  return found && typeSymbol(found.name);
}

/** The type of a component. */
export function typeSymbol({ module, id }: Name): ImportedSymbol {
  return typeFrom('types', module, id);
}

export function descriptorSymbol(operation: Operation): ImportedSymbol {
  const { module, id } = operation.name;
  return valueFrom('types', operationsFile(module), id);
}

/** The interface with the types of an operation's parts. */
export function operationTypesSymbol(operation: Operation): ImportedSymbol {
  const { module, id } = operation.name;
  return typeFrom('types', operationsFile(module), pascalCase(id));
}

/** The security schemes of the document, as data. */
export const securitySchemesSymbol = valueFrom('types', 'operations/index', 'securitySchemes');

/** Imports the files of an emitter for some modules as namespaces; returns their local names. */
export function useModules(
  draft: FileDraft,
  modules: readonly Module[],
  fileOf: (name: string) => string = (name) => name,
  typeOnly = false,
): ReadonlyMap<string, string> {
  return new Map(
    modules.map(({ name }) => {
      const from = { emitter: draft.emitter, file: fileOf(name) };
      return [name, draft.use({ from, name: '*', as: name, typeOnly })];
    }),
  );
}
