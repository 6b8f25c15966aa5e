import type {
  FunctionDeclarationStructure,
  InterfaceDeclarationStructure,
  MethodSignatureStructure,
  OptionalKind,
  ParameterDeclarationStructure,
  StatementStructures,
  TypeAliasDeclarationStructure,
} from 'ts-morph';
import { docsOf, joinDocs, type DocTag } from '../../code/docs.js';
import { type CodeFile, FileDraft } from '../../code/file.js';
import { propertyName } from '../../code/identifiers.js';
import { stringLiteral } from '../../code/literals.js';
import { exportedFunction, exportedInterface, typeAlias } from '../../code/structures.js';
import { cachedByContract } from '../../model/cached.js';
import type { Contract, Operation, Parameter, Response } from '../../model/contract.js';
import { shortTypeOf } from '../schema-types.js';
import { openapiTypes } from '../symbols.js';
import {
  argumentsOf,
  callingConventionOf,
  inputOf,
  signatureOf,
  type Member,
  type ParameterObject,
} from './calling-convention.js';
import type { EndpointContext, TypeContext } from './context.js';
import { endpointLiteral } from './endpoint.js';
import { errorClass } from './error-class.js';
import { generatedIdempotencyKey } from './generated-key.js';
import { requestType } from './media-types.js';
import {
  connectionName,
  errorName,
  labelOf,
  parametersName,
  type Group,
  type Method,
} from './names.js';
import { pagedList, pagingType } from './paging.js';
import { itemReaders } from './reader.js';
import {
  errorsOf,
  errorType,
  hasBytes,
  hasRepresentations,
  hasStreams,
  representations,
  successType,
} from './results.js';
import { operationPart, runtimeSymbol, runtimeValue } from './symbols.js';

/** Emits the file of a resource group: its interface, its factory and the types of its methods. */
export function emitGroup(group: Group, context: EndpointContext): CodeFile {
  const { module, names, methods } = group;
  const draft = new FileDraft('client', names.file);
  const operations = methods.map((method) => method.operation);
  draft.declare(
    names.type,
    names.factory,
    ...methods.map((method) => method.factory),
    ...operations.flatMap((entry) => [parametersName(entry), errorName(entry)]),
  );
  const connection = connectionName(methods.map(({ factory }) => factory));
  const made = methods.map(
    ({ name, factory }) => `${propertyName(name)}: ${factory}(${connection}),`,
  );
  return {
    draft,
    statements: [
      exportedInterface({
        docs: docsOf(`The operations of \`${names.property}\` in ${labelOf(module)}.`),
        name: names.type,
        methods: methods.map((method) => declaration(draft, method, context)),
      }),
      exportedFunction({
        docs: docsOf(`Creates the operations of \`${names.property}\` on a connection.`),
        name: names.factory,
        parameters: [connectionParameter(draft, connection)],
        returnType: names.type,
        statements: `return { ${made.join('\n')} };`,
      }),
      ...methods.map((method) => implementation(draft, group, method, context)),
      ...operations.flatMap((operation) => typesOf(draft, context, operation)),
    ],
  };
}

function connectionParameter(
  draft: FileDraft,
  name = 'connection',
): OptionalKind<ParameterDeclarationStructure> {
  return { name, type: draft.use(runtimeSymbol('connection', 'Connection')) };
}

function declaration(
  file: FileDraft,
  { name, operation }: Method,
  context: EndpointContext,
): OptionalKind<MethodSignatureStructure> {
  const convention = callingConventionOf(operation);
  const paged = pagedList(file, context, operation);
  const choice = paged ? undefined : representations(file, context, operation);
  const chosen = choice && [...choice];
  const options = optionsType(file, operation, chosen !== undefined, paged !== undefined);
  const parameters = signatureOf(convention, {
    path: ({ parameter }) => pathType(file, context, operation, parameter),
    body: convention.body ? bodyType(file, context, operation) : '',
    parameters: parametersName(operation),
    options,
  });
  const call = (): string => file.use(runtimeSymbol('call', 'Call'));
  const returns = paged
    ? `${file.use(runtimeSymbol('list', 'List'))}<${paged.page}, ${paged.element}>`
    : `${call()}<${chosen ? `{ ${chosen.map(([type, body]) => `${stringLiteral(type)}: ${body};`).join(' ')} }[Accept]` : successType(file, context, operation)}>`;
  const types = chosen?.map(([type]) => stringLiteral(type)) ?? [];
  return {
    leadingTrivia: '\n',
    docs: methodDocs(context.contract, operation),
    name: propertyName(name),
    typeParameters: [
      ...(chosen
        ? [{ name: 'Accept', constraint: types.join(' | '), default: types[0] ?? 'never' }]
        : []),
      ...(!paged && hasBytes(operation)
        ? [{ name: 'As', constraint: "'blob' | 'stream'", default: "'blob'" }]
        : []),
    ],
    parameters,
    returnType: returns,
  };
}

/** The most characters of a path parameter's type in a signature; longer ones are only in the operation's types. */
const longestPathType = 40;

/** The type of an argument for a path parameter. */
export function pathType(
  file: FileDraft,
  { types }: TypeContext,
  operation: Operation,
  { name, schema }: Parameter,
): string {
  return (
    shortTypeOf(file, types, [schema], 'request', longestPathType) ??
    `${operationPart(file, operation, 'path')}[${stringLiteral(name)}]`
  );
}

/** The type of the options of a call. */
function optionsType(
  file: FileDraft,
  operation: Operation,
  hasChoice: boolean,
  isPaged: boolean,
): string {
  const use = (name: string): string => file.use(runtimeSymbol('call-options', name));
  const accept = hasChoice ? '<Accept>' : '';
  if (!isPaged && hasBytes(operation)) {
    const bytes = `${use('BinaryOptions')}<As>`;
    return hasChoice ? `${use('RepresentationOptions')}<Accept> & ${bytes}` : bytes;
  }
  if (!isPaged && hasStreams(operation)) return `${use('StreamOptions')}${accept}`;
  return hasChoice ? `${use('RepresentationOptions')}${accept}` : use('CallOptions');
}

/** The type of an argument for a body. A field that the client generates is optional. */
export function bodyType(file: FileDraft, context: TypeContext, operation: Operation): string {
  const type = requestType(file, context, operation);
  const key = generatedIdempotencyKey(context.contract, operation);
  if (key === undefined) return type;
  const optional = file.use(runtimeSymbol('generate-idempotency-key', 'WithOptional'));
  return `${optional}<${type}, ${stringLiteral(key)}>`;
}

function methodDocs(contract: Contract, operation: Operation): string[] {
  const described = callingConventionOf(operation).path.filter(
    ({ parameter }) => parameter.description,
  );
  const parameters = described.map(({ argument, parameter }): DocTag => {
    return { name: 'param', text: `${argument} ${firstParagraph(parameter.description)}` };
  });
  const common = commonErrors(contract);
  const own = errorsOf(operation).filter((response) => !common.has(keyOf(response)));
  const errors = own.map(({ status, description }): DocTag => {
    const reason = firstParagraph(description);
    const which = status === 'default' ? 'any other status' : status;
    return { name: 'throws', text: `{${errorClass(status)}} ${which}${reason && `: ${reason}`}` };
  });
  // A default that most operations share says nothing about this one.
  const others = errorsOf(operation).filter(
    (response) => !own.includes(response) && response.status !== 'default',
  );
  if (others.length > 0) {
    const statuses = others.map(({ status }) => status).join(', ');
    errors.push({ name: 'throws', text: `{ApiError} ${statuses}` });
  }
  const deprecated: DocTag[] = operation.deprecated ? [{ name: 'deprecated' }] : [];
  const docs = joinDocs(operation.summary, operation.description);
  return docsOf(docs, [...parameters, ...errors, ...deprecated]);
}

/** The errors that more than half of the operations describe with the same words. */
const commonErrors = cachedByContract(({ operations }): ReadonlySet<string> => {
  const counts = new Map<string, number>();
  for (const key of operations.flatMap((each) => errorsOf(each).map(keyOf))) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const least = Math.max(2, operations.length / 2);
  return new Set([...counts].filter(([, count]) => count > least).map(([key]) => key));
});

function keyOf({ status, description }: Response): string {
  return `${status} ${description}`;
}

function firstParagraph(text: string | undefined): string {
  return (text ?? '').trim().split(/\n\s*\n/)[0] ?? '';
}

/** The factory of one method, so that an app can bundle single methods. */
function implementation(
  file: FileDraft,
  { names }: Group,
  { name, factory, operation }: Method,
  context: EndpointContext,
): FunctionDeclarationStructure {
  const convention = callingConventionOf(operation);
  const type = file.use(runtimeSymbol('endpoint', 'Endpoint'));
  const paged = pagedList(file, context, operation);
  const streams = paged || !hasStreams(operation) ? undefined : itemReaders(file, operation);
  const run = `${runner(file, operation, paged !== undefined, streams !== undefined)},`;
  return exportedFunction({
    docs: docsOf(`Creates the single operation \`${names.property}.${name}\` on a connection.`),
    name: factory,
    parameters: [connectionParameter(file)],
    returnType: `${names.type}[${stringLiteral(name)}]`,
    statements: [
      `const endpoint: ${type} = ${endpointLiteral(file, operation, context)};`,
      ...(paged ? [`const paging: ${pagingType(file, paged)} = ${paged.paging};`] : []),
      ...(streams
        ? [`const items: ${file.use(runtimeSymbol('stream-call', 'ItemReaders'))} = ${streams};`]
        : []),
      `return (${argumentsOf(convention)}) => ${run} ${inputOf(convention)});`,
    ],
  });
}

/** The function of the runtime that calls the operation, with its first arguments. */
function runner(
  file: FileDraft,
  operation: Operation,
  isPaged: boolean,
  isStreamed: boolean,
): string {
  const call = (from: string, runtime: string, ...more: string[]): string =>
    `${file.use(runtimeValue(from, runtime))}(${['connection', 'endpoint', ...more].join(', ')}`;
  if (isPaged) return call('list', 'listOperation', 'paging');
  if (isStreamed) return call('stream-call', 'streamOperation', 'items');
  if (hasBytes(operation)) return call('binary-call', 'binaryOperation');
  if (hasRepresentations(operation)) return call('representation-call', 'representationOperation');
  return call('call', 'callOperation');
}

function typesOf(
  file: FileDraft,
  context: EndpointContext,
  operation: Operation,
): StatementStructures[] {
  const { parameters } = callingConventionOf(operation);
  return [
    ...(parameters ? [parametersType(file, operation, parameters)] : []),
    errorType(file, context, operation),
  ];
}

function parametersType(
  file: FileDraft,
  operation: Operation,
  { members }: ParameterObject,
): InterfaceDeclarationStructure | TypeAliasDeclarationStructure {
  const name = parametersName(operation);
  if (members.every(({ key, parameter }) => parameter.in === 'query' && parameter.name === key)) {
    const docs = docsOf(`The query parameters of \`${operation.id}\`.`);
    return typeAlias({ docs, name, type: operationPart(file, operation, 'query') });
  }
  return exportedInterface({
    docs: docsOf(`The query, header and cookie parameters of \`${operation.id}\`.`),
    name,
    properties: members.map((member) => {
      const { description, deprecated, required } = member.parameter;
      return {
        docs: docsOf(description, deprecated ? [{ name: 'deprecated' }] : []),
        isReadonly: true,
        name: propertyName(member.key),
        hasQuestionToken: !required,
        type: memberType(file, operation, member),
      };
    }),
  });
}

function memberType(file: FileDraft, operation: Operation, { parameter }: Member): string {
  const name = stringLiteral(parameter.name);
  if (parameter.in === 'query') return `${operationPart(file, operation, 'query')}[${name}]`;
  if (parameter.in === 'header') return `${operationPart(file, operation, 'headers')}[${name}]`;
  const all = file.use({ ...openapiTypes('operations'), as: 'openapiOperations' });
  const cookies = `${all}[${stringLiteral(operation.id)}]['parameters']['cookie']`;
  return `${file.global('NonNullable')}<${cookies}>[${name}]`;
}
