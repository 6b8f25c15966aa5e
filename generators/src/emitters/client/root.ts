import { docComment } from '../../code/docs.js';
import { FileDraft } from '../../code/file.js';
import { propertyName } from '../../code/identifiers.js';
import { stringLiteral } from '../../code/literals.js';
import { type Contract, type Module, operationsOf, withOperations } from '../../model/contract.js';
import { securitySchemesSymbol } from '../symbols.js';
import { errorName, treeNames } from './names.js';
import { runtimeSymbol, runtimeValue } from './symbols.js';

/** The file that opens connections: it knows where the document's credentials go. */
export function emitConnection(contract: Contract): FileDraft {
  const file = new FileDraft('client', 'connection');
  file.declare('connect', 'ClientOptions');
  const options = file.use(runtimeSymbol('options', 'ConnectionOptions'));
  const connection = file.use(runtimeSymbol('connection', 'Connection'));
  const open = file.use(runtimeValue('connection', 'openConnection'));
  const schemes = contract.securitySchemes.map(({ name }) => stringLiteral(name));
  file.add(
    `${docComment('What a client needs to know.')}export type ClientOptions = ${options}<${schemes.join(' | ') || 'never'}>;`,
    `${docComment(
      'Opens a connection, on which single resources can be made. Nothing is sent yet.',
    )}export function connect(options: ClientOptions): ${connection} {
      return ${open}(options, ${file.use(securitySchemesSymbol)});
    }`,
  );
  return file;
}

/** The file with the guard that tells documented errors, and their types by operationId. */
export function emitErrors(contract: Contract): FileDraft {
  const file = new FileDraft('client', 'errors');
  file.declare('isErrorOf', 'OperationErrors');
  const guard = file.use(runtimeValue('guard', 'errorGuard'));
  const entries = withOperations(contract).flatMap((module) => {
    const from = { emitter: 'client', file: treeNames(module).file } as const;
    const types = file.use({ from, name: '*', as: module.name, typeOnly: true });
    return operationsOf(contract, module).map(
      (operation) => `readonly ${stringLiteral(operation.id)}: ${types}.${errorName(operation)};`,
    );
  });
  const typeDocs = docComment('The documented errors of each operation, by operationId.');
  const docs = docComment(
    'Whether an error came from the operation with a status that it documents; narrows it to the\ntypes of these.',
  );
  file.add(
    `${typeDocs}export interface OperationErrors { ${entries.join('\n')} }`,
    `${docs}export const isErrorOf = /* @__PURE__ */ ${guard}<OperationErrors>();`,
  );
  return file;
}

/** The file that makes whole clients and re-exports what goes with them. */
export function emitIndex(contract: Contract): FileDraft {
  const file = new FileDraft('client', 'index');
  file.declare('createClient', 'Client');
  const modules = withOperations(contract);
  const connect = file.use({ from: connectionFile, name: 'connect' });
  const options = file.use({ from: connectionFile, name: 'ClientOptions', typeOnly: true });
  const trees = modules.map((module) => treeOf(file, module));
  const single = contract.modules.length === 1 ? trees[0] : undefined;
  const type = single
    ? `export type Client = ${single.type};`
    : `export interface Client { ${trees.map((tree) => `readonly ${tree.property}: ${tree.type};`).join('\n')} }`;
  const made = trees.map((tree) => `${tree.property}: ${tree.factory}(connection),`);
  const connection = trees.length > 0 ? 'const connection = ' : '';
  const body = single
    ? `return ${single.factory}(${connect}(options));`
    : `${connection}${connect}(options);\nreturn { ${made.join('\n')} };`;
  const docs = docComment('Makes a client of the whole API. Nothing is sent yet.', [
    {
      name: 'throws',
      text: '{TypeError} where the base URL has a user, query or fragment, or the key is empty.',
    },
  ]);
  file.add(
    `${docComment(single ? 'The operations of the API by resource.' : 'The operations of the API by version and resource.')}${type}`,
    `${docs}export function createClient(options: ${options}): Client { ${body} }`,
    ...modules.map(({ name }) => `export type * as ${name} from './${name}.js';`),
    ...publicExports,
  );
  return file;
}

const connectionFile = { emitter: 'client', file: 'connection' } as const;

/** What goes with a client: errors to catch, and types to pass things on. */
const publicExports: readonly string[] = [
  `export { connect, type ClientOptions } from './connection.js';`,
  `export { isErrorOf, type OperationErrors } from './errors.js';`,
  `export type { CallHeaders, CallInput, CallOptions } from './runtime/call.js';`,
  `export type { Connection } from './runtime/connection.js';`,
  `export type { ConnectionOptions, FetchFunction } from './runtime/options.js';`,
  `export {
    ApiError,
    ConnectionError,
    OperationError,
    RequestError,
    ResponseError,
    type DocumentedError,
  } from './runtime/errors.js';`,
];

function treeOf(
  file: FileDraft,
  module: Module,
): { property: string; type: string; factory: string } {
  const tree = treeNames(module);
  const from = { emitter: 'client', file: tree.file } as const;
  return {
    property: propertyName(tree.property),
    type: file.use({ from, name: tree.type, typeOnly: true }),
    factory: file.use({ from, name: tree.factory }),
  };
}
