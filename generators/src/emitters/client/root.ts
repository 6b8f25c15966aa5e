import { docComment, type DocTag } from '../../code/docs.js';
import { FileDraft } from '../../code/file.js';
import { propertyName } from '../../code/identifiers.js';
import { literal, objectLiteral, stringLiteral } from '../../code/literals.js';
import {
  type Contract,
  type Environment,
  type Module,
  operationsOf,
  withOperations,
} from '../../model/contract.js';
import { errorName, treeNames } from './names.js';
import { runtimeSymbol, runtimeValue } from './symbols.js';

/** The file that opens connections: it knows the document's servers, keys and errors. */
export function emitConnection(contract: Contract): FileDraft {
  const file = new FileDraft('client', 'connection');
  file.declare('connect', 'ClientOptions', 'environments', 'errors');
  const options = file.use(runtimeSymbol('options', 'ConnectionOptions'));
  const connection = file.use(runtimeSymbol('connection', 'Connection'));
  const open = file.use(runtimeValue('connection', 'openConnection'));
  const schemes = contract.securitySchemes.map(({ name }) => stringLiteral(name));
  const { environments, errorFormat } = contract;
  const names = environments.map(({ name }) => stringLiteral(name));
  const standard = { code: ['code'], message: ['message'] };
  const format = file.use(runtimeSymbol('problem', 'ErrorFormat'));
  const base =
    names.length === 0 ? 'options.baseUrl' : `options.baseUrl ?? environments[options.environment]`;
  file.add(
    `${docComment('What a client needs to know.')}export type ClientOptions = ${options}<${schemes.join(' | ') || 'never'}, ${names.join(' | ') || 'never'}>;`,
    ...(names.length === 0 ? [] : [environmentList(environments)]),
    `${docComment('Where errors say what went wrong.')}const errors: ${format} = ${literal({ ...(errorFormat ?? standard) })};`,
    `${docComment(
      'Opens a connection, on which single resources and operations can be made. Nothing is sent yet.',
      [optionsFault],
    )}export function connect(options: ClientOptions): ${connection} {
      return ${open}(${base}, options, errors);
    }`,
  );
  return file;
}

function environmentList(environments: readonly Environment[]): string {
  const entries = environments.map(
    ({ name, url, description }) =>
      `${docComment(description)}readonly ${propertyName(name)}: ${stringLiteral(url)};`,
  );
  const values = environments.map(({ name, url }): [string, string] => [name, stringLiteral(url)]);
  const docs = docComment('The servers of the API by their names.');
  return `${docs}export const environments: { ${entries.join('\n')} } = ${objectLiteral(values)};`;
}

const optionsFault: DocTag = {
  name: 'throws',
  text: '{TypeError} where the base URL is missing or has a user, query or fragment, or the key is empty.',
};

/** The file with the guard that tells documented errors, and their types by operationId. */
export function emitErrors(contract: Contract): FileDraft {
  const file = new FileDraft('client', 'errors');
  file.declare('isErrorOf', 'OperationErrors');
  const guard = file.use(runtimeValue('guard', 'errorGuard'));
  const type = file.use(runtimeSymbol('guard', 'ErrorGuard'));
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
    `${docs}export const isErrorOf: ${type}<OperationErrors> = /* @__PURE__ */ ${guard}<OperationErrors>();`,
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
  const docs = docComment('Makes a client of the whole API. Nothing is sent yet.', [optionsFault]);
  file.add(
    `${docComment(single ? 'The operations of the API by resource.' : 'The operations of the API by version and resource.')}${type}`,
    `${docs}export function createClient(options: ${options}): Client { ${body} }`,
    ...modules.map(({ name }) => `export type * as ${name} from './${name}.js';`),
    `export { connect, type ClientOptions${contract.environments.length > 0 ? ', environments' : ''} } from './connection.js';`,
    ...publicExports,
  );
  return file;
}

const connectionFile = { emitter: 'client', file: 'connection' } as const;

/** What goes with a client: errors to catch, and types to pass things on. */
const publicExports: readonly string[] = [
  `export { isErrorOf, type OperationErrors } from './errors.js';`,
  `export type { Arrived } from './runtime/attempt.js';`,
  `export { Call } from './runtime/call.js';`,
  `export type { Connection } from './runtime/connection.js';`,
  `export { List } from './runtime/list.js';`,
  `export type {
    Attempt,
    CallHeaders,
    CallOptions,
    ConnectionOptions,
    FetchFunction,
    Hooks,
    Patience,
    Validation,
  } from './runtime/options.js';`,
  `export type { Detail } from './runtime/problem.js';`,
  `export { ValidationError, validateWith, type Issue } from './runtime/validate.js';`,
  `export {
    AbortedError,
    ApiError,
    AuthenticationError,
    ConflictError,
    ConnectionError,
    InvalidRequestError,
    NotFoundError,
    OperationError,
    PermissionError,
    RateLimitError,
    ResponseError,
    ServerError,
    TimeoutError,
    UsageError,
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
