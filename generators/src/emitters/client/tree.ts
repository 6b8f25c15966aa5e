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
  const name = connectionName(groups.map(({ names }) => names.factory));
  const root: Node = { own: undefined, inner: new Map() };
  for (const { names, path } of groups) {
    nodeAt(root, path).own = {
      // Names of types and values differ only in case.
      type: draft.use(typeFrom('client', names.file, names.type, `${names.type}Group`)),
      value: `${draft.use(valueFrom('client', names.file, names.factory))}(${name})`,
    };
  }
  const descriptors = draft.use({ ...operationsSymbol(module.name), as: tree.operations });
  return {
    draft,
    statements: [
      exportedInterface({
        docs: docsOf(`The operations of ${labelOf(module)} by resource.`),
        name: tree.type,
        properties: Array.from(root.inner, ([property, node]) => {
          return { isReadonly: true, name: propertyName(property), type: typeOf(node) };
        }),
      }),
      exportedFunction({
        docs: docsOf(`Creates all resources of ${labelOf(module)} on a connection.`),
        name: tree.factory,
        parameters: [{ name, type: connection }],
        returnType: tree.type,
        statements: `return ${valueOf(root)};`,
      }),
      ...groups.map(({ names }) => exportAll(`./${names.file}.js`)),
      { kind: StructureKind.ExportDeclaration, namedExports: [descriptors] },
    ],
  };
}

/** A group, and the groups in it by their properties. A group of groups alone has no methods. */
interface Node {
  own: { readonly type: string; readonly value: string } | undefined;
  readonly inner: Map<string, Node>;
}

function nodeAt(root: Node, path: readonly string[]): Node {
  let node = root;
  for (const step of path) {
    const inner = node.inner.get(step) ?? { own: undefined, inner: new Map<string, Node>() };
    node.inner.set(step, inner);
    node = inner;
  }
  return node;
}

function typeOf({ own, inner }: Node): string {
  if (own && inner.size === 0) return own.type;
  const members = Array.from(inner, ([property, node]) => {
    return `readonly ${propertyName(property)}: ${typeOf(node)};`;
  });
  return [...(own ? [own.type] : []), `{ ${members.join(' ')} }`].join(' & ');
}

function valueOf({ own, inner }: Node): string {
  if (own && inner.size === 0) return own.value;
  const members = Array.from(inner, ([property, node]) => {
    return `${propertyName(property)}: ${valueOf(node)},`;
  });
  return `{ ${[...(own ? [`...${own.value},`] : []), ...members].join('\n')} }`;
}
