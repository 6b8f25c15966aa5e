import type {
  FunctionDeclarationStructure,
  TypeAliasDeclarationStructure,
  VariableStatementStructure,
} from 'ts-morph';
import { docComment, docsOf, type DocTag } from '../../code/docs.js';
import type { CodeFile, FileDraft } from '../../code/file.js';
import { propertyName } from '../../code/identifiers.js';
import { code, literal, objectLiteral, stringLiteral } from '../../code/literals.js';
import { constant, exportedFunction, typeAlias } from '../../code/structures.js';
import {
  type Contract,
  type Environment,
  type Operation,
  type Server,
  urlOf,
} from '../../model/contract.js';
import { errorSchema, isErrorStatus, mostFrequent, placesOf } from '../error-places.js';
import { takesKey } from './calls/security.js';
import type { SecurityNames } from './security.js';
import { runtimeSymbol, runtimeValue } from './symbols.js';

/** Emits the file with `connect`, and the servers, credentials and error format of the document. */
export function emitConnection(
  contract: Contract,
  userAgent: string,
  { draft, statements }: SecurityNames,
): CodeFile {
  const open = draft.use(runtimeValue('connection', 'openConnection'));
  const { environments, clientHints: { prefix } = {} } = contract;
  const server = variableServer(contract);
  const variable = prefix
    ? `\n\nThe API key defaults to the environment variable \`${prefix}_API_KEY\`.`
    : '';
  return {
    draft,
    statements: [
      ...optionTypes(draft, contract),
      ...(environments.length === 0 ? [] : [environmentList(environments)]),
      ...(server ? [serverUrl(draft, server)] : []),
      constant({
        docs: ['The properties of the API that all operations share.'],
        name: 'apiDescription',
        type: draft.use(runtimeSymbol('settings', 'ApiInfo')),
        initializer: describe(contract, userAgent),
      }),
      exportedFunction({
        docs: docsOf(
          `Creates a connection for single resources and operations. Sends no request.${variable}`,
          [optionsErrorTag(contract)],
        ),
        name: 'connect',
        parameters: [{ name: 'options', type: 'ConnectOptions' }],
        returnType: draft.use(runtimeSymbol('connection', 'Connection')),
        statements: `return ${open}(options, apiDescription);`,
      }),
      ...statements,
    ],
  };
}

/** The URL of the first server, if it is absolute and has no variables, and no server has a name. */
function defaultUrl({ servers: [server], environments }: Contract): string | undefined {
  const isUsable = server && server.variables.length === 0 && environments.length === 0;
  return isUsable && /^https?:\/\/[^{}?#@]*$/i.test(server.url) ? urlOf(server) : undefined;
}

/** The first server, if it is absolute and has variables, and no server has a name. */
export function variableServer({ servers: [server], environments }: Contract): Server | undefined {
  const isUsable = server && server.variables.length > 0 && environments.length === 0;
  return isUsable && /^(?:https?|\{[^{}]+\}):\/\//i.test(server.url) ? server : undefined;
}

function serverUrl(draft: FileDraft, { url, variables }: Server): FunctionDeclarationStructure {
  const fields = variables.map(({ name, values, description }) => {
    const type = values?.map(stringLiteral).join(' | ') || 'string';
    return `${docComment(description)}readonly ${propertyName(name)}?: ${type} | undefined;`;
  });
  const defaults = variables.map((each): [string, string] => [
    each.name,
    stringLiteral(each.default),
  ]);
  const write = draft.use(runtimeValue('server-url', 'writeServerUrl'));
  return exportedFunction({
    docs: docsOf(
      "Returns the URL of the document's server, for `baseUrl`. Omitted variables have their defaults.",
      [{ name: 'throws', text: '{TypeError} if a value would change another part of the URL.' }],
    ),
    name: 'serverUrl',
    parameters: [{ name: 'variables', type: `{ ${fields.join('\n')} }`, initializer: '{}' }],
    returnType: 'string',
    statements: `return ${write}(${stringLiteral(url)}, ${objectLiteral(defaults)}, variables);`,
  });
}

/** The error for invalid options: of those that the document has. */
export function optionsErrorTag(contract: Contract): DocTag {
  const environment = contract.environments.length > 0 ? ' or the environment' : '';
  const key = takesKey(contract) ? 'the API key is' : 'the credentials are';
  const credentials = contract.securitySchemes.length > 0 ? `, ${key} missing or malformed` : '';
  const text = `{TypeError} if the base URL${environment} is missing or wrong${credentials}, or a limit is not a number of at least 0.`;
  return { name: 'throws', text };
}

function optionTypes(draft: FileDraft, contract: Contract): TypeAliasDeclarationStructure[] {
  const hasDefault = defaultUrl(contract) !== undefined;
  const scheme = unionOf(contract.securitySchemes);
  const key = takesKey(contract) ? '' : ', never';
  const names = `${scheme}, ${unionOf(contract.environments)}${key}`;
  const options = hasDefault
    ? `${draft.use(runtimeSymbol('options', 'DefaultServerOptions'))}<${scheme}${key}>`
    : `${draft.use(runtimeSymbol('options', 'ConnectionOptions'))}<${names}>`;
  const others = draft.use(runtimeSymbol('options', 'ConnectionOverrides'));
  const log = draft.use(runtimeSymbol('log', 'LogOptions'));
  return [
    typeAlias({
      docs: ['Options of a connection.'],
      name: 'ConnectOptions',
      type: options,
    }),
    typeAlias({
      docs: ['Options of a client: those of a connection, and of logging.'],
      name: 'ClientOptions',
      type: `ConnectOptions & ${log}`,
    }),
    typeAlias({
      docs: ['Options that replace those of a client.'],
      name: 'OptionOverrides',
      type: `${others}<${names}> & ${log}`,
    }),
  ];
}

function unionOf(named: readonly { readonly name: string }[]): string {
  return named.map(({ name }) => stringLiteral(name)).join(' | ') || 'never';
}

function describe(contract: Contract, userAgent: string): string {
  const { environments, clientHints: { prefix, requestId } = {} } = contract;
  const prefixes = pathPrefixesOf(contract);
  return literal({
    errors: errorFormatOf(contract),
    environments: environments.length === 0 ? undefined : code('environments'),
    baseUrl: defaultUrl(contract),
    pathPrefixes: prefixes.length === 0 ? undefined : prefixes,
    prefix: prefix || undefined,
    requiresKey: requiresKey(contract) || undefined,
    schemes: takesKey(contract) ? undefined : contract.securitySchemes.map(({ name }) => name),
    userAgent,
    requestId: requestId || undefined,
  });
}

/** Where error bodies have their parts: as `x-errors` says, or where the most frequent documented body has them. */
function errorFormatOf(contract: Contract): Record<string, string | readonly string[]> {
  const standard = { code: ['code'], message: ['message'], details: ['details'], field: ['field'] };
  const documented = contract.operations.flatMap(({ responses }) =>
    responses.flatMap(({ status, content }) => {
      const schema = isErrorStatus(status) ? errorSchema(contract, content) : undefined;
      if (!schema) return [];
      const { status: _status, ...places } = placesOf(contract, schema);
      return Object.keys(places).length > 0 ? JSON.stringify(places) : [];
    }),
  );
  const places = JSON.parse(mostFrequent(documented) ?? '{}') as object;
  return { ...standard, ...places, ...contract.errorFormat };
}

/** The beginnings of paths with which a base URL must not end: those of all paths, and those that end in a version. */
function pathPrefixesOf({ operations, servers }: Contract): string[] {
  const paths = operations.map(({ path }) => path);
  const prefixes = new Set(paths.flatMap((path) => literalPrefixes(path)));
  return [...prefixes].filter(
    (prefix) =>
      !paths.includes(prefix) &&
      !servers.some((server) => urlOf(server).endsWith(prefix)) &&
      (/\/v\d[^/]*$/i.test(prefix) || paths.every((path) => path.startsWith(`${prefix}/`))),
  );
}

/** `/api` and `/api/v1` of `/api/v1/users/{id}/name`, for instance. Does not include the last step. */
function literalPrefixes(path: string): string[] {
  const [literals = ''] = path.split(/\{/, 1);
  return [...literals.matchAll(/\//g)].map(({ index }) => literals.slice(0, index)).filter(Boolean);
}

function requiresKey({ operations, securitySchemes }: Contract): boolean {
  const sent = new Set(
    securitySchemes.filter(({ type }) => type !== 'mutualTLS').map(({ name }) => name),
  );
  const needsKey = (operation: Operation): boolean =>
    operation.security.length > 0 &&
    operation.security.every((names) => names.some((name) => sent.has(name)));
  return operations.length > 0 && operations.every(needsKey);
}

function environmentList(environments: readonly Environment[]): VariableStatementStructure {
  const entries = environments.map(
    ({ name, url, description }) =>
      `${docComment(description)}readonly ${propertyName(name)}: ${stringLiteral(url)};`,
  );
  const values = environments.map(({ name, url }): [string, string] => [name, stringLiteral(url)]);
  return constant({
    docs: ['The base URLs of the API by environment.'],
    name: 'environments',
    type: `{ ${entries.join('\n')} }`,
    initializer: objectLiteral(values),
  });
}
