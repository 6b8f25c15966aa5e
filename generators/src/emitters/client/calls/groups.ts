import { camelCase, pascalCase, uniqueName } from '../../../code/identifiers.js';
import {
  type Contract,
  type Module,
  operationsOf,
  type Operation,
} from '../../../model/contract.js';
import { groupsAround, nameOfPlace } from '../../../model/resources.js';
import type { Call } from './call.js';
import { errorName, type Names, parametersName } from './names.js';
import { decideCall, type CallRules } from './decide-call.js';

/** A resource group: its names, and its methods in the order of the document. */
export interface Group {
  readonly module: Module;
  readonly names: Names;
  /** Its properties in the client, from the outermost group that it is in to itself. */
  readonly path: readonly string[];
  readonly methods: readonly Call[];
}

/** The groups of a module in the order of the document, with all decisions on their calls. */
export function groupsOf(contract: Contract, module: Module, rules: CallRules = {}): Group[] {
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
    const [{ resource } = { resource: { group: property } }] = members;
    const around = groupsAround(contract, resource.group);
    const path = [...around.map((group) => groupName(contract, group)), property];
    return { names: { property, factory, type, file }, path, members };
  });
  // Groups take precedence over methods.
  return named.map(({ names, path, members }) => {
    const inner = named.map((each) => each.path).filter((each) => each.length > path.length);
    const below = inner.filter((each) => path.every((step, index) => step === each[index]));
    const methods = methodsOf(
      members,
      values,
      new Set(below.map((each) => each[path.length] ?? '')),
    );
    return {
      module,
      names,
      path,
      methods: methods.map((each) => decideCall(contract, each, rules)),
    };
  });
}

function typesOf(operations: readonly Operation[]): string[] {
  return operations.flatMap((operation) => [parametersName(operation), errorName(operation)]);
}

function methodsOf(
  operations: readonly Operation[],
  values: Set<string>,
  taken: Set<string>,
): Pick<Call, 'name' | 'factory' | 'operation'>[] {
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
