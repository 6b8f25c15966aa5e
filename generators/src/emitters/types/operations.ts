import { docComment, joinDocs } from '../../code/docs.js';
import { FileDraft, type ImportedSymbol } from '../../code/file.js';
import { pascalCase, propertyName } from '../../code/identifiers.js';
import { literal, objectLiteral, stringLiteral } from '../../code/literals.js';
import type { Contract, MediaType, Module, Operation, Parameter } from '../../model/contract.js';
import { componentSymbol, openapiTypes, operationsFile } from './symbols.js';

const descriptorType: ImportedSymbol = {
  from: { emitter: 'types', file: 'runtime/operation' },
  name: 'OperationDescriptor',
  typeOnly: true,
};

/** The file with one descriptor and one interface of types per operation of a module. */
export function emitOperations(contract: Contract, module: Module): FileDraft {
  const file = new FileDraft('types', operationsFile(module.name));
  const operations = contract.operations.filter((entry) => entry.name.module === module.name);
  for (const { name } of operations) file.declare(name.id, pascalCase(name.id));
  for (const operation of operations) {
    file.add(describe(file, operation), typesOf(file, contract, operation));
  }
  return file;
}

function describe(file: FileDraft, operation: Operation): string {
  const { name, pagination, idempotency, body } = operation;
  const fields = objectLiteral([
    ['id', stringLiteral(operation.id)],
    ['version', stringLiteral(name.module)],
    ['method', stringLiteral(operation.method)],
    ['path', stringLiteral(operation.path)],
    ['tags', filled(operation.tags)],
    ['deprecated', operation.deprecated ? 'true' : undefined],
    ['parameters', parameterList(operation.parameters)],
    [
      'body',
      body &&
        objectLiteral([
          ['required', body.required ? 'true' : undefined],
          ['types', literal(body.content.map((media) => media.type))],
        ]),
    ],
    [
      'responses',
      objectLiteral(
        operation.responses.map(({ status, content }) => [
          status,
          literal(content.map((media) => media.type)),
        ]),
      ),
    ],
    ['security', filled(operation.security)],
    ['resource', literal({ ...operation.resource })],
    ['pagination', pagination && withoutGaps(pagination)],
    ['idempotency', idempotency && withoutGaps(idempotency)],
  ]);
  const docs = docComment(joinDocs(operation.summary, deprecation(operation)));
  return `${docs}export const ${name.id} = ${fields} as const satisfies ${file.use(descriptorType)};`;
}

function deprecation(operation: Operation): string | undefined {
  return operation.deprecated ? 'Deprecated.' : undefined;
}

function parameterList(parameters: readonly Parameter[]): string | undefined {
  if (parameters.length === 0) return undefined;
  const entries = parameters.map((parameter) => {
    const standard = parameter.in === 'query' || parameter.in === 'cookie' ? 'form' : 'simple';
    const explodes = parameter.style === 'form';
    return objectLiteral([
      ['name', stringLiteral(parameter.name)],
      ['in', stringLiteral(parameter.in)],
      ['required', parameter.required ? 'true' : undefined],
      ['style', parameter.style === standard ? undefined : stringLiteral(parameter.style)],
      ['explode', parameter.explode === explodes ? undefined : String(parameter.explode)],
      ['wire', parameter.wire === 'string' ? undefined : stringLiteral(parameter.wire)],
      ['itemWire', itemWire(parameter)],
      ['propertyWires', propertyWires(parameter)],
    ]);
  });
  return `[${entries.join(', ')}]`;
}

function itemWire({ wire, itemWire: items }: Parameter): string | undefined {
  return wire === 'array' && items && items !== 'string' ? stringLiteral(items) : undefined;
}

function propertyWires({ wire, propertyWires: wires }: Parameter): string | undefined {
  const read = [...wires].filter(([, property]) => wire === 'object' && property !== 'string');
  return read.length === 0
    ? undefined
    : objectLiteral(read.map(([name, property]) => [name, stringLiteral(property)]));
}

function filled(values: readonly (string | readonly string[])[]): string | undefined {
  return values.length === 0 ? undefined : literal(values);
}

/** A literal of the model's data without the fields that are undefined. */
function withoutGaps(value: object): string {
  return literal(JSON.parse(JSON.stringify(value)));
}

function typesOf(file: FileDraft, contract: Contract, operation: Operation): string {
  // Only what is asked for is imported: an import that nothing uses does not compile.
  const all = (): string =>
    `${file.use(openapiTypes('operations'))}[${stringLiteral(operation.id)}]`;
  const part = (location: Parameter['in'], key: string): string => {
    const present = operation.parameters.some((entry) => entry.in === location);
    return present ? `NonNullable<${all()}['parameters']['${key}']>` : 'undefined';
  };
  const responses = operation.responses.map(({ status, content }) => {
    const path = (): string => `${all()}['responses'][${statusKey(status)}]['content']`;
    const type = mediaType(file, contract, content, path);
    return `${/^\d+$/.test(status) ? status : propertyName(status)}: ${type};`;
  });
  const cookieType = part('cookie', 'cookie');
  const cookies = cookieType === 'undefined' ? '' : `\n    cookies: ${cookieType};`;
  const docs = docComment(`What \`${operation.id}\` takes and returns, by part.`);
  return `${docs}export interface ${pascalCase(operation.name.id)} {
    path: ${part('path', 'path')};
    query: ${part('query', 'query')};
    headers: ${part('header', 'header')};${cookies}
    body: ${bodyType(file, contract, operation, all)};
    responses: { ${responses.join(' ')} };
  }`;
}

function bodyType(
  file: FileDraft,
  contract: Contract,
  operation: Operation,
  all: () => string,
): string {
  const { body } = operation;
  if (!body) return 'undefined';
  const path = (): string => `NonNullable<${all()}['requestBody']>['content']`;
  const type = mediaType(file, contract, body.content, path);
  return body.required ? type : `${type} | undefined`;
}

/** The component's own name where the body is a component, else the way to it in the types. */
function mediaType(
  file: FileDraft,
  contract: Contract,
  content: readonly MediaType[],
  path: () => string,
): string {
  if (content.length === 0) return 'undefined';
  const types = content.map(({ type, schema }) => {
    const named = schema?.ref === undefined ? undefined : componentSymbol(contract, schema.ref);
    return named ? file.use(named) : `${path()}[${stringLiteral(type)}]`;
  });
  return [...new Set(types)].join(' | ');
}

function statusKey(status: string): string {
  return /^\d+$/.test(status) ? status : stringLiteral(status);
}
