import { pascalCase } from '../../../code/identifiers.js';
import {
  type Contract,
  type Module,
  operationsOf,
  type Operation,
} from '../../../model/contract.js';

/** The names of a resource group, or of the tree of a version. */
export interface Names {
  /** The property in the client: `client.v1.paymentSplits`, `client.v1`. */
  readonly property: string;
  readonly factory: string;
  readonly type: string;
  /** The path of the file in the client's folder, without extension. */
  readonly file: string;
}

/** The names of the tree of a version, and of the descriptors of its operations. */
export interface TreeNames extends Names {
  readonly operations: string;
}

/**
 * The names of the tree of a module: `V1` and its factory `createV1`. If an operation or a group of the document has one
 * of them, ours gets the suffix `_`; instead of `operations` it is `descriptors`.
 */
export function treeNames(contract: Contract, module: Module): TreeNames {
  const type = pascalCase(module.name);
  const operations = operationsOf(contract, module);
  const given = operations.flatMap(({ name, resource }) => [name.id, pascalCase(resource.group)]);
  const taken = new Set(given.map((name) => name.toLowerCase()));
  const own = (name: string): string => (taken.has(name.toLowerCase()) ? `${name}_` : name);
  return {
    property: module.name,
    factory: own(`create${type}`),
    type: own(type),
    file: module.name,
    operations: taken.has('operations') ? own('descriptors') : 'operations',
  };
}

/** The title of a module in comments; `the API` without versions. */
export function labelOf({ title }: Module): string {
  return title === 'API' ? 'the API' : title;
}

/** The name of the type with the query and header parameters of an operation. */
export function parametersName(operation: Operation): string {
  return `${pascalCase(operation.name.id)}Parameters`;
}

/** The name of the union of an operation's documented errors. */
export function errorName(operation: Operation): string {
  return `${pascalCase(operation.name.id)}Error`;
}

/** The name of a parameter with the connection: a function of the document may be called `connection`. */
export function connectionName(functions: readonly string[]): string {
  return functions.includes('connection') ? 'connection_' : 'connection';
}

/** Local names in the code of groups, which imports and arguments must not have. */
export const locals: readonly string[] = ['connection', 'endpoint', 'paging', 'items'];

/** Names in the code of groups that arguments must not have. */
export const calledNames: readonly string[] = [
  ...locals,
  'callOperation',
  'listOperation',
  'streamOperation',
  'binaryOperation',
  'parseEvents',
  'parseLines',
];
