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
import type { Operation, Parameter } from '../../model/contract.js';
import { shortTypeOf } from '../schema-types.js';
import { openapiTypes } from '../symbols.js';
import type { Call, Member, ParameterObject } from './calls/call.js';
import type { Group } from './calls/groups.js';
import { connectionName, errorName, labelOf, parametersName } from './calls/names.js';
import type { EndpointContext, TypeContext } from './context.js';
import { endpointLiteral } from './endpoint.js';
import { requestType } from './media-types.js';
import { listTypes, pagingLiteral } from './paging.js';
import { itemReaders } from './reader.js';
import { chosenTypes, errorType, successType } from './results.js';
import { argumentList, inputOf, signatureOf } from './signature.js';
import { operationPart, runtimeSymbol, runtimeValue } from './symbols.js';

/** Emits the file of a resource group: its interface, its factory and the types of its methods. */
export function emitGroup(group: Group, context: EndpointContext): CodeFile {
  const { module, path, names, methods } = group;
  const draft = new FileDraft('client', names.file);
  const operations = methods.map((method) => method.operation);
  draft.declare(
    names.type,
    names.factory,
    ...methods.map((method) => method.factory),
    ...operations.flatMap((entry) => [parametersName(entry), errorName(entry)]),
  );
  const connection = connectionName(methods.map(({ factory }) => factory));
  const entries = methods.map(
    ({ name, factory }) => `${propertyName(name)}: ${factory}(${connection}),`,
  );
  return {
    draft,
    statements: [
      exportedInterface({
        docs: docsOf(`The operations of \`${path.join('.')}\` in ${labelOf(module)}.`),
        name: names.type,
        methods: methods.map((method) => declaration(draft, method, context)),
      }),
      exportedFunction({
        docs: docsOf(`Creates the operations of \`${path.join('.')}\` on a connection.`),
        name: names.factory,
        parameters: [connectionParameter(draft, connection)],
        returnType: names.type,
        statements: `return { ${entries.join('\n')} };`,
      }),
      ...methods.map((method) => implementation(draft, group, method, context)),
      ...methods.flatMap((call) => typesOf(draft, context, call)),
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
  call: Call,
  context: EndpointContext,
): OptionalKind<MethodSignatureStructure> {
  const { kind, choices } = call.response;
  const accepts = choices.map(stringLiteral);
  return {
    leadingTrivia: '\n',
    docs: methodDocs(call),
    name: propertyName(call.name),
    typeParameters: [
      ...(accepts[0] === undefined
        ? []
        : [{ name: 'Accept', constraint: accepts.join(' | '), default: accepts[0] }]),
      ...(kind === 'bytes'
        ? [{ name: 'As', constraint: "'blob' | 'stream'", default: "'blob'" }]
        : []),
    ],
    parameters: signatureOf(call, {
      path: ({ parameter }) => pathType(file, context, call, parameter),
      body: bodyType(file, context, call),
      parameters: parametersName(call.operation),
      options: optionsType(file, call),
    }),
    returnType: returnType(file, context, call),
  };
}

function returnType(file: FileDraft, context: TypeContext, call: Call): string {
  const { pages, response } = call;
  if (response.kind === 'list' && pages) {
    const { page, element } = listTypes(file, context, call, pages);
    return `${file.use(runtimeSymbol('list', 'List'))}<${page}, ${element}>`;
  }
  const type = file.use(runtimeSymbol('call', 'Call'));
  if (response.choices.length === 0) return `${type}<${successType(file, context, call)}>`;
  const results = chosenTypes(file, context, call).map(
    ([media, result]) => `${stringLiteral(media)}: ${result};`,
  );
  return `${type}<{ ${results.join(' ')} }[Accept]>`;
}

/** The most characters of a path parameter's type in a signature; longer ones are only in the operation's types. */
const longestPathType = 40;

/** The type of an argument for a path parameter. */
export function pathType(
  file: FileDraft,
  { types }: TypeContext,
  { operation }: Call,
  { name, schema }: Parameter,
): string {
  return (
    shortTypeOf(file, types, [schema], types.parameterForm(schema, 'request'), longestPathType) ??
    `${operationPart(file, operation, 'path')}[${stringLiteral(name)}]`
  );
}

function optionsType(file: FileDraft, { response: { kind, choices } }: Call): string {
  const use = (name: string): string => file.use(runtimeSymbol('call-options', name));
  const hasChoice = choices.length > 0;
  const accept = hasChoice ? '<Accept>' : '';
  if (kind === 'bytes') {
    const bytes = `${use('BinaryOptions')}<As>`;
    return hasChoice ? `${use('RepresentationOptions')}<Accept> & ${bytes}` : bytes;
  }
  if (kind === 'stream') return `${use('StreamOptions')}${accept}`;
  return hasChoice ? `${use('RepresentationOptions')}${accept}` : use('CallOptions');
}

/** The type of the argument for the body; empty without one. A field that the client generates is optional. */
export function bodyType(file: FileDraft, context: TypeContext, call: Call): string {
  const { body, operation } = call;
  if (!body) return '';
  const type = requestType(file, context, operation);
  if (body.generatedKey === undefined) return type;
  const optional = file.use(runtimeSymbol('generate-idempotency-key', 'WithOptional'));
  return `${optional}<${type}, ${stringLiteral(body.generatedKey)}>`;
}

function methodDocs({ operation, path, response }: Call): string[] {
  const described = path.filter(({ parameter }) => parameter.description);
  const parameters = described.map(({ argument, parameter }): DocTag => {
    return { name: 'param', text: `${argument} ${firstParagraph(parameter.description)}` };
  });
  const specificErrors = response.errors.filter(({ isCommon }) => !isCommon);
  const errors = specificErrors.map(({ kind, response: { status, description } }): DocTag => {
    const reason = shortened(description, mostOfReason);
    const which = status === 'default' ? 'any other status' : status;
    return { name: 'throws', text: `{${kind}} ${which}${reason && `: ${reason}`}` };
  });
  // A default that most operations share says nothing about this one.
  const others = response.errors
    .filter(({ isCommon }) => isCommon)
    .map(({ response: { status } }) => status)
    .filter((status) => status !== 'default');
  if (others.length > 0) errors.push({ name: 'throws', text: `{ApiError} ${others.join(', ')}` });
  const deprecated: DocTag[] = operation.deprecated ? [{ name: 'deprecated' }] : [];
  const docs = joinDocs(operation.summary, shortened(operation.description, mostOfDescription));
  return docsOf(docs, [...parameters, ...errors, ...deprecated]);
}

/** Editors show a comment whole at each call; the reference has the rest. In characters. */
const mostOfDescription = 400;
const mostOfReason = 120;

/** The first paragraph of a text that is too long; of a long paragraph, as many sentences as fit, but at least one. */
function shortened(text = '', most: number): string {
  const whole = text.trim();
  if (whole.length <= most) return whole;
  const [first = '', ...others] = firstParagraph(whole).split(/(?<=[.!?])\s+(?=[^a-z])/);
  let sentences = first;
  for (const next of others) {
    if (`${sentences} ${next}`.length > most) break;
    sentences += ` ${next}`;
  }
  return sentences;
}

function firstParagraph(text: string | undefined): string {
  return (text ?? '').trim().split(/\n\s*\n/)[0] ?? '';
}

/** The factory of one method, so that an app can bundle single methods. */
function implementation(
  file: FileDraft,
  { names, path }: Group,
  call: Call,
  context: EndpointContext,
): FunctionDeclarationStructure {
  const use = (from: string, type: string): string => file.use(runtimeSymbol(from, type));
  const { kind } = call.response;
  const locals: string[] = [];
  if (kind === 'list' && call.pages) {
    const { page, element } = listTypes(file, context, call, call.pages);
    const type = `${use('list', 'Paging')}<${page}, ${element}>`;
    locals.push(`const paging: ${type} = ${pagingLiteral(call.pages)};`);
  }
  if (kind === 'stream') {
    const readers = itemReaders(file, call.response);
    locals.push(`const items: ${use('stream-call', 'ItemReaders')} = ${readers};`);
  }
  return exportedFunction({
    docs: docsOf(
      `Creates the single operation \`${[...path, call.name].join('.')}\` on a connection.`,
    ),
    name: call.factory,
    parameters: [connectionParameter(file)],
    returnType: `${names.type}[${stringLiteral(call.name)}]`,
    statements: [
      `const endpoint: ${use('endpoint', 'Endpoint')} = ${endpointLiteral(file, call, context)};`,
      ...locals,
      `return (${argumentList(call)}) => ${runner(file, call)}, ${inputOf(call)});`,
    ],
  });
}

function runner(file: FileDraft, { response: { kind, choices } }: Call): string {
  const call = (from: string, runtime: string, ...more: string[]): string =>
    `${file.use(runtimeValue(from, runtime))}(${['connection', 'endpoint', ...more].join(', ')}`;
  const runners = {
    list: () => call('list', 'listOperation', 'paging'),
    stream: () => call('stream-call', 'streamOperation', 'items'),
    bytes: () => call('binary-call', 'binaryOperation'),
    body: () =>
      choices.length > 0
        ? call('representation-call', 'representationOperation')
        : call('call', 'callOperation'),
  };
  return runners[kind]();
}

function typesOf(file: FileDraft, context: EndpointContext, call: Call): StatementStructures[] {
  const { operation, parameters, response } = call;
  return [
    ...(parameters ? [parametersType(file, operation, parameters)] : []),
    ...(response.errors.length > 0 ? [errorType(file, context, call)] : []),
  ];
}

function parametersType(
  file: FileDraft,
  operation: Operation,
  { members, isQuery }: ParameterObject,
): InterfaceDeclarationStructure | TypeAliasDeclarationStructure {
  const name = parametersName(operation);
  if (isQuery) {
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
