import { docComment, type DocTag } from '../../code/docs.js';
import { FileDraft } from '../../code/file.js';
import { propertyName } from '../../code/identifiers.js';
import { literal, objectLiteral, stringLiteral } from '../../code/literals.js';
import {
  type Contract,
  type Environment,
  type Module,
  type Operation,
  operationsOf,
  withOperations,
} from '../../model/contract.js';
import { openapiTypes } from '../symbols.js';
import { errorName, treeNames } from './names.js';
import type { SecurityNames } from './security.js';
import { runtimeSymbol, runtimeValue } from './symbols.js';

/** The file that opens connections: it knows the document's servers, keys and errors. */
export function emitConnection(contract: Contract, userAgent: string): FileDraft {
  const file = new FileDraft('client', 'connection');
  file.declare(
    'connect',
    'ConnectOptions',
    'ClientOptions',
    'OtherOptions',
    'environments',
    'apiDescription',
  );
  const options = file.use(runtimeSymbol('options', 'ConnectionOptions'));
  const connection = file.use(runtimeSymbol('connection', 'Connection'));
  const open = file.use(runtimeValue('connection', 'openConnection'));
  const schemes = contract.securitySchemes.map(({ name }) => stringLiteral(name));
  const { environments, errorFormat, clientHints = {} } = contract;
  const names = environments.map(({ name }) => stringLiteral(name));
  const types = `${schemes.join(' | ') || 'never'}, ${names.join(' | ') || 'never'}`;
  const standard = { code: ['code'], message: ['message'] };
  const { prefix, requestId } = clientHints;
  const said = objectLiteral([
    ['errors', literal({ ...(errorFormat ?? standard) })],
    ['environments', names.length === 0 ? undefined : 'environments'],
    ['prefix', prefix && stringLiteral(prefix)],
    ['keyed', isKeyed(contract) ? 'true' : undefined],
    ['userAgent', stringLiteral(userAgent)],
    ['requestId', requestId && stringLiteral(requestId)],
  ]);
  const variable = prefix
    ? `\n\nThe key is read from \`${prefix}_API_KEY\` if it is left out.`
    : '';
  file.add(
    `${docComment('What a connection needs to know.')}export type ConnectOptions = ${options}<${types}>;`,
    `${docComment('What a client needs to know: also what it logs.')}export type ClientOptions = ConnectOptions & ${file.use(runtimeSymbol('log', 'LogOptions'))};`,
    `${docComment('Options in place of those that a client has.')}export type OtherOptions = ${file.use(runtimeSymbol('options', 'OtherConnectionOptions'))}<${types}> & ${file.use(runtimeSymbol('log', 'LogOptions'))};`,
    ...(names.length === 0 ? [] : [environmentList(environments)]),
    `${docComment('What the document says of the API besides its operations.')}export const apiDescription: ${file.use(runtimeSymbol('settings', 'ApiInfo'))} = ${said};`,
    `${docComment(
      `Opens a connection, on which single resources and operations can be made. Nothing is sent yet.${variable}`,
      [optionsFault],
    )}export function connect(options: ConnectOptions): ${connection} {
      return ${open}(options, apiDescription);
    }`,
  );
  return file;
}

/** Whether no operation can be called without a credential that the client sends. */
function isKeyed({ operations, securitySchemes }: Contract): boolean {
  const sent = new Set(
    securitySchemes.filter(({ type }) => type !== 'mutualTLS').map(({ name }) => name),
  );
  const needsKey = (operation: Operation): boolean =>
    operation.security.length > 0 &&
    operation.security.every((names) => names.some((name) => sent.has(name)));
  return operations.length > 0 && operations.every(needsKey);
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
  text: '{TypeError} if the base URL is missing or has a user, query or fragment, the environment is unknown, or the key is missing or malformed.',
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
export function emitIndex(contract: Contract, security: SecurityNames): FileDraft {
  const file = new FileDraft('client', 'index');
  file.declare('createClient', 'Client');
  const modules = withOperations(contract);
  const { prefix } = contract.clientHints ?? {};
  const api = file.use({ from: connectionFile, name: 'apiDescription' });
  const open = file.use(runtimeValue('connection', 'openConnection'));
  const raw = `${file.use(runtimeValue('raw', 'rawCalls'))}(${security.mostUsed(file) ?? '[]'})`;
  const options = file.use({ from: connectionFile, name: 'ClientOptions', typeOnly: true });
  const others = file.use({ from: connectionFile, name: 'OtherOptions', typeOnly: true });
  const places = objectLiteral([
    ['variable', prefix && stringLiteral(`${prefix}_LOG`)],
    ['requestId', contract.errorFormat?.requestId && stringLiteral(contract.errorFormat.requestId)],
  ]);
  const trees = modules.map((module) => treeOf(file, module));
  const single = contract.modules.length === 1 ? trees[0] : undefined;
  const head = single ? `Client extends ${single.type}` : 'Client';
  const members = single ? [] : trees.map((tree) => `readonly ${tree.property}: ${tree.type};`);
  const type = `export interface ${head} { ${[
    ...members,
    `${docComment(withDocs, [optionsFault])}with(options: ${others}): Client;`,
    `${docComment(rawDocs)}readonly raw: ${file.use(runtimeSymbol('raw', 'RawClient'))}<${file.use(openapiTypes('paths'))}>;`,
  ].join('\n')} }`;
  const made = single
    ? [`...${single.factory}(connection),`]
    : trees.map((tree) => `${tree.property}: ${tree.factory}(connection),`);
  const logging = file.use(runtimeValue('log', 'logWith'));
  const merge = file.use(runtimeValue('connection', 'mergeOptions'));
  const body = `const connection = ${open}(${logging}(options, ${places}), ${api}, ${raw});
  return {
    ${made.join('\n')}
    with: (others) => createClient(${merge}(options, others)),
    raw: connection.transport,
  };`;
  const variables = prefix
    ? `\n\nThe key is read from \`${prefix}_API_KEY\` and the level of logging from \`${prefix}_LOG\` if they are\nleft out.`
    : '';
  const docs = docComment(`Makes a client of the whole API. Nothing is sent yet.${variables}`, [
    optionsFault,
  ]);
  file.add(
    `${docComment(single ? 'The operations of the API by resource.' : 'The operations of the API by version and resource.')}${type}`,
    `${docs}export function createClient(options: ${options}): Client { ${body} }`,
    ...modules.map(({ name }) => `export type * as ${name} from './${name}.js';`),
    `export { connect, type ClientOptions, type ConnectOptions, type OtherOptions${contract.environments.length > 0 ? ', environments' : ''} } from './connection.js';`,
    `${docComment(`Options with hooks that log${prefix ? `, at the level of \`${prefix}_LOG\` unless \`logLevel\` says otherwise` : ''}: for \`connect\`.`)}export function withLog<Options extends ${options}>(options: Options): Options { return ${logging}(options, ${places}); }`,
    ...publicExports,
  );
  return file;
}

const withDocs =
  'A client with other options, such as the key of another tenant. Options that are given replace\nthose of this client; a key or base URL must not be undefined.';

const rawDocs =
  'The client of openapi-fetch that sends all requests, for what has no method here: with the\ncredentials, hooks, retries and time limits of all others. It returns errors instead of throwing them.';

const connectionFile = { emitter: 'client', file: 'connection' } as const;

/** What goes with a client: errors to catch, and types to pass things on. */
const publicExports: readonly string[] = [
  `export { isErrorOf, type OperationErrors } from './errors.js';`,
  `export type { Arrived } from './runtime/send.js';`,
  `export { Call } from './runtime/call.js';`,
  `export { withOptions, type Connection } from './runtime/connection.js';`,
  `export { List } from './runtime/list.js';`,
  `export type { CallHeaders, CallOptions, Patience } from './runtime/call-options.js';`,
  `export type {
    Attempt,
    ConnectionOptions,
    FetchFunction,
    FetchOptions,
    Hooks,
    Validation,
  } from './runtime/options.js';`,
  `export type { LogFields, Logger, LogLevel, LogOptions } from './runtime/log.js';`,
  `export type { RawClient } from './runtime/raw.js';`,
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
