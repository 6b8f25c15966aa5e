import { docComment } from '../../code/docs.js';
import { FileDraft } from '../../code/file.js';
import { propertyName } from '../../code/identifiers.js';
import type { Module } from '../../model/contract.js';
import { labelOf, treeNames, type Group } from './names.js';
import { operationsSymbol, runtimeSymbol } from './symbols.js';

/**
 * The file of one version: its tree, and each of its groups for those who want no more than that.
 */
export function emitTree(module: Module, groups: readonly Group[]): FileDraft {
  const tree = treeNames(module);
  const file = new FileDraft('client', tree.file);
  file.declare(tree.factory, tree.type);
  const connection = file.use(runtimeSymbol('connection', 'Connection'));
  const members = groups.map(({ names }) => {
    const from = { emitter: 'client', file: names.file } as const;
    return {
      property: propertyName(names.property),
      // Names of types and values differ in case alone; both keep theirs.
      type: file.use({ from, name: names.type, as: `${names.type}Group`, typeOnly: true }),
      factory: file.use({ from, name: names.factory }),
    };
  });
  file.add(
    `${docComment(`The operations of ${labelOf(module)} by resource.`)}export interface ${tree.type} {
      ${members.map(({ property, type }) => `readonly ${property}: ${type};`).join('\n')}
    }`,
    `${docComment(`Makes all resources of ${labelOf(module)} on a connection.`)}export function ${tree.factory}(connection: ${connection}): ${tree.type} {
      return { ${members.map(({ property, factory }) => `${property}: ${factory}(connection),`).join('\n')} };
    }`,
    ...groups.map(({ names }) => `export * from './${names.file}.js';`),
    `export { ${file.use(operationsSymbol(module.name))} };`,
  );
  return file;
}
