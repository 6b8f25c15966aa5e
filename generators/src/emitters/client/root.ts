import type {
  ExportDeclarationStructure,
  FunctionDeclarationStructure,
  InterfaceDeclarationStructure,
} from 'ts-morph';
import { docsOf } from '../../code/docs.js';
import { type CodeFile, FileDraft, typeFrom, valueFrom } from '../../code/file.js';
import { propertyName } from '../../code/identifiers.js';
import { literal } from '../../code/literals.js';
import {
  exportAll,
  exportNames,
  exportTypes,
  exportedFunction,
  exportedInterface,
} from '../../code/structures.js';
import { type Contract, type Module, withOperations } from '../../model/contract.js';
import { openapiTypes } from '../symbols.js';
import { optionsErrorTag, variableServer } from './connection.js';
import type { CallResponse } from './calls/call.js';
import { treeNames } from './calls/names.js';
import { errorGuard } from './errors.js';
import type { SecurityNames } from './security.js';
import { runtimeSymbol, runtimeValue } from './symbols.js';

/** The file with `createClient` and the public exports; `kinds` are the kinds of results of its operations. */
export function emitIndex(
  contract: Contract,
  security: SecurityNames,
  kinds: ReadonlySet<CallResponse['kind']>,
): CodeFile {
  const draft = new FileDraft('client', 'index');
  draft.declare('createClient', 'Client', 'withLog', 'isErrorOf', 'OperationErrors');
  const modules = withOperations(contract);
  const trees = modules.map((module) => treeOf(draft, contract, module));
  const single = contract.modules.length === 1 ? trees[0] : undefined;
  const environments = contract.environments.length > 0 ? ['environments'] : [];
  return {
    draft,
    statements: [
      clientType(draft, contract, trees, single),
      createClient(draft, contract, security, trees, single),
      ...modules.map(({ name }) => ({ ...exportTypes(`./${name}.js`), namespaceExport: name })),
      exportNames(
        './connection.js',
        'connect',
        'type ClientOptions',
        'type ConnectOptions',
        'type OptionOverrides',
        ...environments,
        ...(variableServer(contract) ? ['serverUrl'] : []),
      ),
      withLog(draft, contract),
      ...errorGuard(draft, contract),
      exportAll('./runtime/index.js'),
      ...(kinds.has('list') ? [exportNames('./runtime/list.js', 'List')] : []),
      ...(kinds.has('stream') ? streamExports : []),
    ],
  };
}

interface Tree {
  readonly property: string;
  readonly type: string;
  readonly factory: string;
}

function treeOf(draft: FileDraft, contract: Contract, module: Module): Tree {
  const tree = treeNames(contract, module);
  return {
    property: propertyName(tree.property),
    type: draft.use(typeFrom('client', tree.file, tree.type)),
    factory: draft.use(valueFrom('client', tree.file, tree.factory)),
  };
}

function clientType(
  draft: FileDraft,
  contract: Contract,
  trees: readonly Tree[],
  single: Tree | undefined,
): InterfaceDeclarationStructure {
  const others = draft.use(typeFrom('client', 'connection', 'OptionOverrides'));
  const raw = draft.use(runtimeSymbol('raw', 'RawClient'));
  const named = single ? [] : trees;
  return exportedInterface({
    docs: [
      `A client of the API: its operations by ${single ? 'resource' : 'version and resource'}.`,
    ],
    name: 'Client',
    extends: single ? [single.type] : [],
    properties: [
      ...named.map(({ property, type }) => ({ isReadonly: true, name: property, type })),
      {
        docs: [rawDocs],
        isReadonly: true,
        name: 'raw',
        type: `${raw}<${draft.use(openapiTypes('paths'))}>`,
      },
    ],
    methods: [
      {
        docs: docsOf(withDocs, [optionsErrorTag(contract)]),
        name: 'with',
        parameters: [{ name: 'options', type: others }],
        returnType: 'Client',
      },
    ],
  });
}

const withDocs =
  'Returns a client with some options replaced, for instance the API key of another tenant. A key or base URL\nmust not be undefined.';

const rawDocs =
  'An openapi-fetch client, for requests without a method here. It has the same credentials, hooks, retries and\ntimeouts, but returns errors instead of throwing them.';

function createClient(
  draft: FileDraft,
  contract: Contract,
  security: SecurityNames,
  trees: readonly Tree[],
  single: Tree | undefined,
): FunctionDeclarationStructure {
  const { prefix } = contract.clientHints ?? {};
  const api = draft.use(valueFrom('client', 'connection', 'apiDescription'));
  const open = draft.use(runtimeValue('connection', 'openConnection'));
  const raw = `${draft.use(runtimeValue('raw', 'lazyRaw'))}<${draft.use(openapiTypes('paths'))}>(connection, ${security.mostUsed(draft) ?? '[]'})`;
  const made = single
    ? [`...${single.factory}(connection),`]
    : trees.map((tree) => `${tree.property}: ${tree.factory}(connection),`);
  const merge = draft.use(runtimeValue('connection', 'mergeOptions'));
  const variables = prefix
    ? `\n\nThe API key and the log level default to the environment variables \`${prefix}_API_KEY\` and\n\`${prefix}_LOG\`.`
    : '';
  return exportedFunction({
    docs: docsOf(`Creates a client with all operations of the API. Sends no request.${variables}`, [
      optionsErrorTag(contract),
    ]),
    name: 'createClient',
    parameters: [{ name: 'options', type: clientOptions(draft) }],
    returnType: 'Client',
    statements: `const connection = ${open}(${withLogOptions(draft, contract)}, ${api});
const raw = ${raw};
return {
  ${made.join('\n')}
  with: (others) => createClient(${merge}(options, others)),
  get raw() {
    return raw();
  },
};`,
  });
}

function withLog(draft: FileDraft, contract: Contract): FunctionDeclarationStructure {
  const { prefix } = contract.clientHints ?? {};
  const level = prefix ? ` The level is \`logLevel\` or else \`${prefix}_LOG\`.` : '';
  return exportedFunction({
    docs: [`Adds hooks that log to the options of \`connect\`.${level}`],
    name: 'withLog',
    typeParameters: [`Options extends ${clientOptions(draft)}`],
    parameters: [{ name: 'options', type: 'Options' }],
    returnType: 'Options',
    statements: `return ${withLogOptions(draft, contract)};`,
  });
}

function clientOptions(draft: FileDraft): string {
  return draft.use(typeFrom('client', 'connection', 'ClientOptions'));
}

function withLogOptions(draft: FileDraft, { clientHints, errorFormat }: Contract): string {
  const prefix = clientHints?.prefix;
  const variable = prefix && `${prefix}_LOG`;
  const places = literal({ variable, requestId: errorFormat?.requestId || undefined });
  return `${draft.use(runtimeValue('log', 'addLogHooks'))}(options, ${places})`;
}

const streamExports: readonly ExportDeclarationStructure[] = [
  exportNames('./runtime/event-stream.js', 'EventStream', 'type StreamEvent'),
  { ...exportNames('./runtime/call-options.js', 'StreamOptions'), isTypeOnly: true },
];
