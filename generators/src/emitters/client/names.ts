import { camelCase, pascalCase, uniqueName } from '../../code/identifiers.js';
import { type Contract, type Module, operationsOf, type Operation } from '../../model/contract.js';
import { nameOfPlace } from '../../model/resources.js';

/** The names of a resource group, or of the tree of a version. */
export interface Names {
  /** The property in the client: `client.v1.paymentSplits`, `client.v1`. */
  readonly property: string;
  /** The factory function. */
  readonly factory: string;
  /** Its interface. */
  readonly type: string;
  /** The path of the file in the client's folder, without extension. */
  readonly file: string;
}

/** An operation with its method name. */
export interface Method {
  readonly name: string;
  /** The factory function of this method only. */
  readonly factory: string;
  readonly operation: Operation;
}

/** A resource group: its names, and its methods in the order of the document. */
export interface Group {
  readonly module: Module;
  readonly names: Names;
  readonly methods: readonly Method[];
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

/** The groups of a module in the order of the document. */
export function groupsOf(contract: Contract, module: Module): Group[] {
  const operations = operationsOf(contract, module);
  const groups = new Map<string, Operation[]>();
  for (const operation of operations) {
    const property = groupName(contract, operation.resource.group);
    groups.set(property, [...(groups.get(property) ?? []), operation]);
  }
  const values = new Set<string>();
  const types = new Set(typesOf(operations).map((name) => name.toLowerCase()));
  const named = [...groups].map(([property, members]) => {
    // It is also the name of a file, which must not exceed 255 bytes.
    const factory = uniqueName(camelCase(property).slice(0, 80), values);
    const type = uniqueName(pascalCase(property), types);
    const file = `${module.name}/${factory}`;
    return { names: { property, factory, type, file }, members };
  });
  // Groups take precedence over methods.
  return named.map(({ names, members }) => {
    return { module, names, methods: methodsOf(members, values) };
  });
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

/** Names of types that a group must not use. */
function typesOf(operations: readonly Operation[]): string[] {
  return operations.flatMap((operation) => [parametersName(operation), errorName(operation)]);
}

function methodsOf(operations: readonly Operation[], values: Set<string>): Method[] {
  const taken = new Set<string>();
  return operations.map((operation) => {
    const name = uniqueName(memberName(operation.resource.method), taken);
    const { id } = operation.name;
    // A group has this name.
    const own = values.has(id.toLowerCase()) ? nameOfPlace(operation) : id;
    return { name, factory: uniqueName(own, values), operation };
  });
}

/** Members of the client beside the groups of a document without versions. */
const clientMembers = new Set(['with', 'raw']);

function groupName({ modules }: Contract, text: string): string {
  const name = memberName(text);
  return modules.length === 1 && clientMembers.has(name) ? `${name}_` : name;
}

/** A property name, which may be a reserved word, but not `then`, which would make the object thenable. */
function memberName(text: string): string {
  const name = plainName(text);
  return name === 'then' ? 'then_' : name;
}

/** The name of a member unless it is reserved. */
export function plainName(text: string): string {
  return camelCase(text).replace(/_$/, '');
}
