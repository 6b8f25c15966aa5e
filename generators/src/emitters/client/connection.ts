import {
  StructureKind,
  type TypeAliasDeclarationStructure,
  type VariableStatementStructure,
} from 'ts-morph';
import { docComment, docsOf, type DocTag } from '../../code/docs.js';
import { type CodeFile, FileDraft } from '../../code/file.js';
import { propertyName } from '../../code/identifiers.js';
import { literal, objectLiteral, stringLiteral } from '../../code/literals.js';
import { constant, typeAlias } from '../../code/structures.js';
import type { Contract, Environment, Operation } from '../../model/contract.js';
import { runtimeSymbol, runtimeValue } from './symbols.js';

/** The file that opens connections: it knows the document's servers, keys and errors. */
export function emitConnection(contract: Contract, userAgent: string): CodeFile {
  const draft = new FileDraft('client', 'connection');
  draft.declare(
    'connect',
    'ConnectOptions',
    'ClientOptions',
    'OtherOptions',
    'environments',
    'apiDescription',
  );
  const open = draft.use(runtimeValue('connection', 'openConnection'));
  const { environments, clientHints: { prefix } = {} } = contract;
  const variable = prefix
    ? `\n\nThe key is read from \`${prefix}_API_KEY\` if it is left out.`
    : '';
  return {
    draft,
    statements: [
      ...optionTypes(draft, contract),
      ...(environments.length === 0 ? [] : [environmentList(environments)]),
      constant({
        docs: ['What the document says of the API besides its operations.'],
        name: 'apiDescription',
        type: draft.use(runtimeSymbol('settings', 'ApiInfo')),
        initializer: describe(contract, userAgent),
      }),
      {
        kind: StructureKind.Function,
        isExported: true,
        docs: docsOf(
          `Opens a connection, on which single resources and operations can be made. Nothing is sent yet.${variable}`,
          [optionsFault],
        ),
        name: 'connect',
        parameters: [{ name: 'options', type: 'ConnectOptions' }],
        returnType: draft.use(runtimeSymbol('connection', 'Connection')),
        statements: `return ${open}(options, apiDescription);`,
      },
    ],
  };
}

/** What follows from options that are not right. */
export const optionsFault: DocTag = {
  name: 'throws',
  text: '{TypeError} if the base URL is missing or has a user, query or fragment, the environment is unknown, or the key is missing or malformed.',
};

function optionTypes(draft: FileDraft, contract: Contract): TypeAliasDeclarationStructure[] {
  const names = `${unionOf(contract.securitySchemes)}, ${unionOf(contract.environments)}`;
  const options = draft.use(runtimeSymbol('options', 'ConnectionOptions'));
  const others = draft.use(runtimeSymbol('options', 'OtherConnectionOptions'));
  const log = draft.use(runtimeSymbol('log', 'LogOptions'));
  return [
    typeAlias({
      docs: ['What a connection needs to know.'],
      name: 'ConnectOptions',
      type: `${options}<${names}>`,
    }),
    typeAlias({
      docs: ['What a client needs to know: also what it logs.'],
      name: 'ClientOptions',
      type: `ConnectOptions & ${log}`,
    }),
    typeAlias({
      docs: ['Options in place of those that a client has.'],
      name: 'OtherOptions',
      type: `${others}<${names}> & ${log}`,
    }),
  ];
}

function unionOf(named: readonly { readonly name: string }[]): string {
  return named.map(({ name }) => stringLiteral(name)).join(' | ') || 'never';
}

/** The runtime's `ApiInfo`. */
function describe(contract: Contract, userAgent: string): string {
  const { environments, errorFormat, clientHints: { prefix, requestId } = {} } = contract;
  const standard = { code: ['code'], message: ['message'] };
  return objectLiteral([
    ['errors', literal({ ...(errorFormat ?? standard) })],
    ['environments', environments.length === 0 ? undefined : 'environments'],
    ['prefix', prefix && stringLiteral(prefix)],
    ['keyed', isKeyed(contract) ? 'true' : undefined],
    ['userAgent', stringLiteral(userAgent)],
    ['requestId', requestId && stringLiteral(requestId)],
  ]);
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

function environmentList(environments: readonly Environment[]): VariableStatementStructure {
  const entries = environments.map(
    ({ name, url, description }) =>
      `${docComment(description)}readonly ${propertyName(name)}: ${stringLiteral(url)};`,
  );
  const values = environments.map(({ name, url }): [string, string] => [name, stringLiteral(url)]);
  return constant({
    docs: ['The servers of the API by their names.'],
    name: 'environments',
    type: `{ ${entries.join('\n')} }`,
    initializer: objectLiteral(values),
  });
}
