import { StructureKind } from 'ts-morph';
import { docsOf } from '../../code/docs.js';
import { type CodeFile, FileDraft, typeFrom, valueFrom } from '../../code/file.js';
import { propertyName } from '../../code/identifiers.js';
import { exportAll, exportedFunction, exportedInterface } from '../../code/structures.js';
import type { Contract, Module } from '../../model/contract.js';
import { connectionName, labelOf, treeNames } from './calls/names.js';
import type { Group } from './calls/groups.js';
import { operationsSymbol, runtimeSymbol } from './symbols.js';

/** Emits the file of a version: its tree, and re-exports of its groups. */
export function emitTree(contract: Contract, module: Module, groups: readonly Group[]): CodeFile {
  const tree = treeNames(contract, module);
  const draft = new FileDraft('client', tree.file);
  draft.declare(tree.factory, tree.type);
  const connection = draft.use(runtimeSymbol('connection', 'Connection'));
  const members = groups.map(({ names }) => {
    return {
      property: propertyName(names.property),
      // Names of types and values differ only in case.
      type: draft.use(typeFrom('client', names.file, names.type, `${names.type}Group`)),
      factory: draft.use(valueFrom('client', names.file, names.factory)),
    };
  });
  const name = connectionName(groups.map(({ names }) => names.factory));
  const descriptors = draft.use({ ...operationsSymbol(module.name), as: tree.operations });
  const made = members.map(({ property, factory }) => `${property}: ${factory}(${name}),`);
  return {
    draft,
    statements: [
      exportedInterface({
        docs: docsOf(`The operations of ${labelOf(module)} by resource.`),
        name: tree.type,
        properties: members.map(({ property, type }) => {
          return { isReadonly: true, name: property, type };
        }),
      }),
      exportedFunction({
        docs: docsOf(`Creates all resources of ${labelOf(module)} on a connection.`),
        name: tree.factory,
        parameters: [{ name, type: connection }],
        returnType: tree.type,
        statements: `return { ${made.join('\n')} };`,
      }),
      ...groups.map(({ names }) => exportAll(`./${names.file}.js`)),
      { kind: StructureKind.ExportDeclaration, namedExports: [descriptors] },
    ],
  };
}
