import { docComment, joinDocs, type DocTag } from '../../code/docs.js';
import { FileDraft } from '../../code/file.js';
import { propertyName } from '../../code/identifiers.js';
import { stringLiteral } from '../../code/literals.js';
import type { Operation } from '../../model/contract.js';
import { openapiTypes } from '../symbols.js';
import {
  argumentsOf,
  conventionOf,
  inputOf,
  signatureOf,
  type Member,
  type ParameterObject,
} from './convention.js';
import { requestType } from './media-types.js';
import { errorName, labelOf, parametersName, type Group, type Method } from './names.js';
import { errorsOf, errorType, successType } from './results.js';
import { operationPart, operationsSymbol, runtimeSymbol } from './symbols.js';

/** The file of one resource group: its interface, what makes it, and the types of its methods. */
export function emitGroup({ module, names, methods }: Group): FileDraft {
  const file = new FileDraft('client', names.file);
  const operations = methods.map((method) => method.operation);
  file.declare(
    names.type,
    ...operations.flatMap((entry) => [parametersName(entry), errorName(entry)]),
  );
  const descriptors = file.use(operationsSymbol(module.name));
  const connection = file.use(runtimeSymbol('connection', 'Connection'));
  const members = methods.map((method) => declaration(file, method));
  file.add(
    `${docComment(`The operations of \`${names.property}\` in ${labelOf(module)}.`)}export interface ${names.type} {
      ${members.join('\n\n')}
    }`,
    `${docComment(`Makes \`${names.property}\` on a connection.`)}export function ${names.factory}(connection: ${connection}): ${names.type} {
      return { ${methods.map((method) => `${implementation(method, descriptors)},`).join('\n')} };
    }`,
    ...operations.flatMap((operation) => typesOf(file, operation)),
  );
  return file;
}

function declaration(file: FileDraft, { name, operation }: Method): string {
  const convention = conventionOf(operation);
  const signature = signatureOf(convention, {
    path: ({ parameter }) =>
      `${operationPart(file, operation, 'path')}[${stringLiteral(parameter.name)}]`,
    body: convention.body ? requestType(file, operation) : '',
    parameters: parametersName(operation),
    options: file.use(runtimeSymbol('call', 'CallOptions')),
  });
  const result = `Promise<${successType(file, operation)}>`;
  return `${methodDocs(operation)}${propertyName(name)}(${signature}): ${result};`;
}

function methodDocs(operation: Operation): string {
  const described = conventionOf(operation).path.filter(({ parameter }) => parameter.description);
  const parameters = described.map(({ argument, parameter }): DocTag => {
    return { name: 'param', text: `${argument} ${firstParagraph(parameter.description)}` };
  });
  const errors = errorsOf(operation).map(({ status, description }): DocTag => {
    const reason = firstParagraph(description);
    return { name: 'throws', text: `{ApiError} ${status}${reason && `: ${reason}`}` };
  });
  const deprecated: DocTag[] = operation.deprecated ? [{ name: 'deprecated' }] : [];
  const docs = joinDocs(operation.summary, operation.description);
  return docComment(docs, [...parameters, ...errors, ...deprecated]);
}

function firstParagraph(text: string | undefined): string {
  return (text ?? '').trim().split(/\n\s*\n/)[0] ?? '';
}

function implementation({ name, operation }: Method, descriptors: string): string {
  const convention = conventionOf(operation);
  const call = `connection.send(${descriptors}.${operation.name.id}, ${inputOf(convention)})`;
  return `${propertyName(name)}: (${argumentsOf(convention)}) => ${call}`;
}

function typesOf(file: FileDraft, operation: Operation): string[] {
  const { parameters } = conventionOf(operation);
  return [
    ...(parameters ? [parametersType(file, operation, parameters)] : []),
    errorType(file, operation),
  ];
}

function parametersType(
  file: FileDraft,
  operation: Operation,
  { members }: ParameterObject,
): string {
  const fields = members.map((member) => {
    const { description, deprecated, required } = member.parameter;
    const docs = docComment(description, deprecated ? [{ name: 'deprecated' }] : []);
    const type = memberType(file, operation, member);
    return `${docs}readonly ${propertyName(member.key)}${required ? '' : '?'}: ${type};`;
  });
  const docs = docComment(`What \`${operation.id}\` takes besides its path and body.`);
  return `${docs}export interface ${parametersName(operation)} { ${fields.join('\n')} }`;
}

function memberType(file: FileDraft, operation: Operation, { parameter }: Member): string {
  const name = stringLiteral(parameter.name);
  if (parameter.in === 'query') return `${operationPart(file, operation, 'query')}[${name}]`;
  if (parameter.in === 'header') return `${operationPart(file, operation, 'headers')}[${name}]`;
  const all = file.use({ ...openapiTypes('operations'), as: 'openapiOperations' });
  const cookies = `${all}[${stringLiteral(operation.id)}]['parameters']['cookie']`;
  return `NonNullable<${cookies}>[${name}]`;
}
